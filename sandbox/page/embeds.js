// Embeds: author, title, text, fields, images, footer.

import { picture } from "./attachments.js";
import { el } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { sentTime, whenSent } from "./timestamp.js";

const SUPPRESS_EMBEDS = 4;

/** The embeds of a message. */
export function embeds(message) {
  if ((message.flags ?? 0) & SUPPRESS_EMBEDS) return [];
  return (message.embeds ?? []).map(embed);
}

const safe = (address) => (/^https?:\/\//.test(address ?? "") ? address : null);

function embed(spec) {
  const time = spec.timestamp ? new Date(spec.timestamp) : null;
  const title = spec.title && (safe(spec.url) ? el("a", { href: spec.url, target: "_blank", rel: "noopener noreferrer" }, inline(spec.title)) : inline(spec.title));
  const node = el(
    "article",
    { class: "embed" },
    el(
      "div",
      { class: "embed-text" },
      spec.author && el("p", { class: "embed-author" }, spec.author.name),
      title && el("h4", { class: "embed-title" }, title),
      spec.description && el("div", { class: "embed-description" }, markdown(spec.description)),
      spec.fields?.length > 0 && el("dl", { class: "embed-fields" }, spec.fields.map(fieldOf)),
    ),
    spec.thumbnail?.url && el("div", { class: "embed-thumbnail" }, picture(spec.thumbnail)),
    spec.image?.url && el("div", { class: "embed-image" }, picture(spec.image)),
    (spec.footer || time) &&
      el("footer", {}, spec.footer?.text, spec.footer && time && " • ", time && sentTime(time, whenSent(time))),
  );
  if (spec.color != null) node.style.borderInlineStartColor = `#${spec.color.toString(16).padStart(6, "0")}`;
  return node;
}

const fieldOf = (field) =>
  el("div", { class: field.inline ? "inline-field" : "wide-field" }, el("dt", {}, inline(field.name)), el("dd", {}, markdown(field.value)));
