// The page's requests to the server. Each names the acting member; a refusal becomes an `Error` with the server's message.

let acting = null;

/** Makes all further requests as this member. */
export function actAs(memberId) {
  acting = memberId;
}

/** The URL of a request, including the acting member. */
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

/** Fetches everything but messages: members, channels, commands. */
export const fetchState = () => call("GET", "/page/state");

/** Fetches up to 50 messages of a channel, oldest first; `before` goes further back. */
export async function fetchMessages(channel, before) {
  const query = before ? { channel, before } : { channel };
  return (await call("GET", "/page/messages", { query })).messages;
}

/** Posts an ordinary message. */
export const postMessage = (channelId, content) =>
  call("POST", "/page/messages", { body: { channel_id: channelId, content } });

/** Sets the language of this tab's member, such as `fr`. */
export const postLocale = (locale) => call("POST", "/page/locale", { body: { locale } });

/** Dismisses a message that only this member sees. */
export const dismissMessage = (id) => call("DELETE", `/page/messages/${id}`);

/** Opens, or finds, the direct messages with a user; with several, opens a group. */
export const openDirectMessages = (...userIds) => call("POST", "/page/dms", { body: { recipients: userIds } });

/** Adds the application to this tab's member's own, or removes it. */
export const postInstallation = (installed) => call("POST", "/page/installation", { body: { installed } });

/** Sends an interaction; resolves once the application has responded or failed to. `files` belong to attachment options. */
export function postInteraction(interaction, files = []) {
  if (files.length === 0) return call("POST", "/page/interactions", { body: interaction });
  const form = new FormData();
  form.set("payload_json", JSON.stringify(interaction));
  files.forEach((file, index) => form.set(`files[${index}]`, file));
  return call("POST", "/page/interactions", { body: form });
}
