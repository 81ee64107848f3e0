// Sends interactions and shows the response: a message, an edit, a modal, or that the application did not respond.

import { postInteraction } from "./api.js";
import { openModal } from "./modal.js";
import { dropMessage, on, putMessage, store } from "./store.js";
import { botUser } from "./where.js";

const COMMAND = 2;
const COMPONENT = 3;
const AUTOCOMPLETE = 4;
const MODAL_SUBMIT = 5;

let sent = 0;
// Placeholder messages for responses that have not arrived yet.
const standIns = new Set();

/** Replaces a placeholder as soon as its response arrives over the socket, even before the request resolves. */
export function watchForAnswers() {
  on("message", ({ message, fresh }) => {
    if (!fresh || message.interaction?.user.id !== store.me.id) return;
    const standIn = [...standIns].find((one) => one.interaction.name === message.interaction.name && one.channel_id === message.channel_id);
    if (standIn) stepAside(standIn);
  });
}

function stepAside(standIn) {
  standIns.delete(standIn);
  dropMessage(standIn.channel_id, standIn.id);
}

// Applies a response; a thrown error's message is shown to the member.
function take(answer) {
  switch (answer.outcome) {
    case "message":
    case "deferred_message":
    case "update":
      return putMessage(answer.message, answer.outcome !== "update");
    case "modal":
      return openModal(answer.modal, submitModal);
    case "none":
      throw new Error(answer.error ?? "The application did not respond");
    default:
      return undefined;
  }
}

/**
 * Sends a command. Until the response arrives, and if there is none, a placeholder message takes its place.
 * `name` is the full name without the slash; `options` are nested as Discord expects them.
 */
export const sendCommand = (command, name, options, files) => send({ command, name }, { id: command.id, options }, files);

/** Sends a context menu command on the user or message `target`. */
export const sendMenuCommand = (command, target) =>
  send({ command, name: command.name }, { id: command.id, type: command.type, target_id: target });

async function send({ command, name }, data, files) {
  const channelId = store.channel;
  const standIn = {
    id: `local-${(sent += 1)}`,
    local: "waiting",
    type: 20,
    channel_id: channelId,
    author: botUser() ?? store.me,
    content: "",
    timestamp: new Date().toISOString(),
    interaction: { name, user: store.me },
    interaction_metadata: { command_type: command.type },
  };
  standIns.add(standIn);
  putMessage(standIn);
  try {
    const answer = await postInteraction({ type: COMMAND, channel_id: channelId, data }, files);
    take(answer);
    stepAside(standIn);
  } catch (failure) {
    standIns.delete(standIn);
    putMessage({ ...standIn, local: "failed", content: failure.message });
  }
}

/** Fetches choices for the focused option; null if the application gives none in time. */
export async function askForChoices(command, options) {
  try {
    const answer = await postInteraction({ type: AUTOCOMPLETE, channel_id: store.channel, data: { id: command.id, options } });
    return answer.outcome === "choices" ? answer.choices : null;
  } catch {
    return null;
  }
}

/** Sends a button click or a choice in a select; on failure, throws an error with the message for the member. */
export async function sendComponent(message, component, values) {
  const data = { custom_id: component.custom_id, component_type: component.type };
  if (values) data.values = values;
  take(await postInteraction({ type: COMPONENT, channel_id: message.channel_id, message_id: message.id, data }));
}

async function submitModal(modal, inputs, files) {
  const data = { custom_id: modal.custom_id, components: [{ components: inputs }] };
  take(await postInteraction({ type: MODAL_SUBMIT, channel_id: modal.channelId ?? store.channel, modal_id: modal.id, data }, files));
}
