// Files of a message: images with an ALT badge, enlarged in a dialog on click; anything else as a download link.

import { el, freshId } from "./dom.js";
import { icon } from "./icons.js";
import { plainText } from "./markdown.js";

const isPicture = (file) => file.content_type?.startsWith("image/") ?? /\.(png|gif|jpe?g|webp)$/i.test(file.filename);

/** The files of a message. Images already in `previous`, its earlier rendering, are reused so that they do not flicker. */
export function attachments(message, previous) {
  const files = message.attachments ?? [];
  if (files.length === 0) return null;
  const kept = (file) => previous?.querySelector(`[data-attachment="${CSS.escape(file.id)}"]`);
  const pictures = files.filter(isPicture);
  return el(
    "div",
    { class: "attachments" },
    pictures.length > 0 &&
      el("div", { class: pictures.length > 1 ? "gallery" : "single" }, pictures.map((file) => kept(file) ?? picture(file))),
    files.filter((file) => !isPicture(file)).map(savable),
  );
}

/** An image with its ALT badge; `file` is an attachment, or anything with `url`, `description`, `width` and `height`. */
export function picture(file) {
  const image = el("img", {
    src: file.url,
    alt: file.description ?? "",
    width: file.width,
    height: file.height,
    decoding: "async",
  });
  // Space is reserved before the image loads, so that nothing jumps when it does.
  if (file.width && file.height) {
    image.style.setProperty("--width", `${file.width}px`);
    image.style.setProperty("--ratio", file.width / file.height);
  }
  const name = file.description ? plainText(file.description) : file.filename ?? "Picture";
  const enlarged = el(
    "button",
    { type: "button", class: "picture-button", "aria-label": `Enlarge: ${name}`, "aria-haspopup": "dialog", on: { click: () => enlarge(file, image) } },
    image,
  );
  return el("figure", { class: "picture", data: { attachment: file.id } }, enlarged, file.description && altBadge(file.description));
}

function altBadge(description) {
  const id = freshId("alt");
  const bubble = el("div", { id, class: "alt-text", popover: "auto" }, el("strong", {}, "Description"), el("p", {}, description));
  const badge = el("button", { type: "button", class: "alt-badge", popovertarget: id, "aria-label": "ALT: read the description of the picture" }, "ALT");
  bubble.addEventListener("beforetoggle", (event) => {
    if (event.newState !== "open") return;
    const { left, top } = badge.getBoundingClientRect();
    bubble.style.left = `${Math.max(8, Math.min(left, innerWidth - 340))}px`;
    bubble.style.bottom = `${innerHeight - top + 6}px`;
  });
  return [badge, bubble];
}

function enlarge(file, image) {
  const shut = () => dialog.close();
  const dialog = el(
    "dialog",
    { class: "lightbox", "aria-label": file.filename ?? "Picture" },
    el("button", { type: "button", class: "icon-button lightbox-close", "aria-label": "Close", on: { click: shut } }, icon("close")),
    el("img", { src: file.url, alt: image.alt, width: file.width, height: file.height }),
    el(
      "footer",
      {},
      file.description && el("p", {}, file.description),
      el("a", { href: file.url, target: "_blank", rel: "noopener" }, "Open in a tab"),
    ),
  );
  dialog.addEventListener("click", (event) => event.target === dialog && shut());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** A file that is not an image: its name, size and a download link. */
export function savable(file) {
  return el(
    "a",
    { class: "file", href: file.url, download: file.filename, title: file.description },
    icon("file"),
    el("span", {}, el("span", { class: "file-name" }, file.filename), el("span", { class: "file-size" }, sizeOf(file.size ?? 0))),
  );
}

function sizeOf(bytes) {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(2)} MB`;
}
