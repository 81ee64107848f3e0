// Announces events to screen readers: one polite live region, one sentence per message.

import { byId, el } from "./dom.js";
import { plainText } from "./markdown.js";
import { nameOf, on, pingsMe, store } from "./store.js";

/** Makes the screen reader read a sentence, after what it is reading now. */
export function announce(sentence) {
  const region = byId("announcements");
  // The last few stay: replacing the text at once would cut off the sentence before.
  region.append(el("p", {}, sentence));
  while (region.children.length > 5) region.firstChild.remove();
}

/** Announces each new message in the open channel, and each one anywhere that pings this member. */
export function announceMessages() {
  on("message", ({ message, fresh }) => {
    if (!fresh || message.author.id === store.me.id) return;
    if (message.channel_id !== store.channel && !pingsMe(message)) return;
    const text = plainText(message.content ?? "");
    const pictures = (message.attachments ?? []).map((file) => file.description ?? file.filename);
    announce(`${nameOf(message.author)}: ${[text, ...pictures].filter(Boolean).join(". ")}`);
  });
}
