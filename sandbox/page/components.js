// Components of a message: rows of buttons and selects, and the layout components around them (sections, containers,
// galleries).

import { picture, savable } from "./attachments.js";
import { el } from "./dom.js";
import { emojiOf } from "./emoji.js";
import { icon } from "./icons.js";
import { sendComponent } from "./interactions.js";
import { markdown } from "./markdown.js";
import { selectMenu } from "./select.js";
import { store } from "./store.js";

const LINK = 5;

/** The components of a message. */
export function components(message) {
  const parts = message.components ?? [];
  if (parts.length === 0) return null;
  return el("div", { class: "components" }, parts.map((part) => component(part, message)));
}

function component(part, message) {
  const inner = () => (part.components ?? []).map((child) => component(child, message));
  switch (part.type) {
    case 1:
      return el("div", { class: "component-row" }, inner());
    case 2:
      return button(part, message);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return selectMenu(part, (values, menu) => press(menu, message, part, values));
    case 9:
      return el("div", { class: "section" }, el("div", { class: "section-text" }, inner()), part.accessory && component(part.accessory, message));
    case 10:
      return el("div", { class: "text-display" }, markdown(part.content));
    case 11:
      return el("div", { class: "thumbnail" }, mediaPicture(part));
    case 12:
      return el("div", { class: part.items.length > 1 ? "gallery" : "single" }, part.items.map(mediaPicture));
    case 13:
      return savable({ url: part.file.url, filename: part.name ?? part.file.url.split("/").at(-1), size: part.size });
    case 14:
      return part.divider === false ? el("div", { class: "gap" }) : el("hr");
    case 17:
      return container(part, inner());
    default:
      return null;
  }
}

const mediaPicture = ({ media, description }) => picture({ id: media.attachment_id, ...media, description });

// The channel that a link to Discord leads to, if the page has it. As in Discord, such a link doesn't leave the app.
function placeHere(url) {
  const id = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/\d+)?$/.exec(url)?.[1];
  return id && store.channels.has(id) ? id : null;
}

function container(part, children) {
  const node = el("div", { class: "container" }, children);
  if (part.accent_color != null) node.style.borderInlineStartColor = `#${part.accent_color.toString(16).padStart(6, "0")}`;
  return node;
}

function button(part, message) {
  const label = [emojiOf(part.emoji), part.label && el("span", {}, part.label)];
  // A button with only an emoji still needs an accessible name.
  const name = part.label ? null : part.emoji?.name;
  if (part.style === LINK) {
    const here = placeHere(part.url);
    const leads = here ? { href: `#${here}` } : { href: /^https?:/.test(part.url) ? part.url : null, target: "_blank", rel: "noopener noreferrer" };
    return el("a", { class: "button button-5", ...leads, "aria-label": name }, label, icon("open"));
  }
  return el(
    "button",
    {
      type: "button",
      class: `button button-${part.style}`,
      disabled: part.disabled,
      "aria-label": name,
      data: { customId: part.custom_id },
      on: { click: (event) => press(event.currentTarget, message, part) },
    },
    label,
  );
}

// Shows on the control that a response is awaited, and below the message that there was none.
async function press(control, message, part, values) {
  if (control.getAttribute("aria-busy") === "true") return;
  const says = control.closest(".message")?.querySelector(".message-failure");
  if (says) says.textContent = "";
  control.setAttribute("aria-busy", "true");
  try {
    await sendComponent(message, part, values);
  } catch (error) {
    if (says) says.replaceChildren(icon("warning"), error.message);
  } finally {
    control.removeAttribute("aria-busy");
  }
}
