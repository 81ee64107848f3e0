// The page's requests to the server: every call carries who is acting, every refusal becomes an `Error` with the server's words.

let acting = null;

/** From now on every call is this member's. */
export function actAs(memberId) {
  acting = memberId;
}

/** The address of a call, with who is acting. */
export function address(path, query = {}) {
  const search = new URLSearchParams(query);
  if (acting) search.set("as", acting);
  return `${path}?${search}`;
}

async function call(method, path, { query, body } = {}) {
  const form = body instanceof FormData;
  const answer = await fetch(address(path, query), {
    method,
    headers: body && !form ? { "content-type": "application/json" } : {},
    body: form ? body : body && JSON.stringify(body),
  });
  const data = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw new Error(data?.message ?? `The server answered ${answer.status}`);
  return data;
}

/** Everything but the messages: who is here, the channels, the commands. */
export const fetchState = () => call("GET", "/page/state");

/** Up to 50 messages of a channel, oldest first; `before` goes further back. */
export async function fetchMessages(channel, before) {
  const query = before ? { channel, before } : { channel };
  return (await call("GET", "/page/messages", { query })).messages;
}

/** Posts an ordinary text. */
export const postMessage = (channelId, content) =>
  call("POST", "/page/messages", { body: { channel_id: channelId, content } });

/** Changes the language of this tab's member, as `fr`. */
export const postLocale = (locale) => call("POST", "/page/locale", { body: { locale } });

/** Dismisses a message that only this member sees. */
export const dismissMessage = (id) => call("DELETE", `/page/messages/${id}`);

/** Opens (or finds) the direct messages with a user. */
export const openDirectMessages = (userId) => call("POST", "/page/dms", { body: { recipient_id: userId } });

/** Sends an interaction; resolves once the application answered or failed to. `files` are those of attachment options. */
export function postInteraction(interaction, files = []) {
  if (files.length === 0) return call("POST", "/page/interactions", { body: interaction });
  const form = new FormData();
  form.set("payload_json", JSON.stringify(interaction));
  files.forEach((file, index) => form.set(`files[${index}]`, file));
  return call("POST", "/page/interactions", { body: form });
}
