// Tells those who hear the page instead of seeing it what has just happened: one polite live region, one sentence a message.

import { byId, el } from "./dom.js";
import { plainText } from "./markdown.js";
import { nameOf, on, pingsMe, store } from "./store.js";

/** Says a sentence as soon as what is being read aloud is finished. */
export function announce(sentence) {
  const region = byId("announcements");
  // A list of the last few: replacing the text at once would swallow the sentence before.
  region.append(el("p", {}, sentence));
  while (region.children.length > 5) region.firstChild.remove();
}

/** Announces each new message of the open channel, and each that pings this member wherever it is. */
export function announceMessages() {
  on("message", ({ message, fresh }) => {
    if (!fresh || message.author.id === store.me.id) return;
    if (message.channel_id !== store.channel && !pingsMe(message)) return;
    const text = plainText(message.content ?? "");
    const pictures = (message.attachments ?? []).map((file) => file.description ?? file.filename);
    announce(`${nameOf(message.author)}: ${[text, ...pictures].filter(Boolean).join(". ")}`);
  });
}
