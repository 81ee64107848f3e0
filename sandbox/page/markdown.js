// Renders Discord's Markdown as nodes. `blocks` finds headings, lists, quotes and code line by line, `inline` handles what is
// within a line. Nothing is ever parsed as HTML.

import { el } from "./dom.js";
import { store, memberOf, nameOf, roleOf } from "./store.js";
import { writtenTime } from "./timestamp.js";
import { channelIcon } from "./channel_name.js";

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]+?)\n?```/;
const LIST_ITEM = /^(\s*)(?:[-*]|(\d{1,9})\.)\s+(.*)$/;
const EMOJI_ONLY = /^(?:\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?(?:\uFE0F|\u200D\p{Extended_Pictographic})*\uFE0F?\s*){1,27}$/u;

/** The nodes of a whole text, with block elements. */
export function markdown(text) {
  if (EMOJI_ONLY.test(text.trim())) return [el("p", { class: "jumbo" }, text.trim())];
  return blocks(text);
}

function blocks(text) {
  const fence = FENCE.exec(text);
  if (!fence) return lineBlocks(text);
  const before = text.slice(0, fence.index).replace(/\n$/, "");
  const after = text.slice(fence.index + fence[0].length).replace(/^\n/, "");
  const code = el("pre", { class: "code-block", tabindex: "0", "aria-label": "Code" }, el("code", { data: { language: fence[1] } }, fence[2]));
  return [...(before ? lineBlocks(before) : []), code, ...(after ? blocks(after) : [])];
}

function lineBlocks(text) {
  const lines = text.split("\n");
  const found = [];
  let paragraph = [];
  const endParagraph = () => {
    if (paragraph.length > 0) found.push(el("p", {}, inline(paragraph.join("\n"))));
    paragraph = [];
  };
  const block = (node) => {
    endParagraph();
    found.push(node);
  };
  // The lines from `start` on that pass the test.
  const run = (start, test) => {
    let end = start;
    while (end < lines.length && test(lines[end])) end += 1;
    return lines.slice(start, end);
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = /^(#{1,3})\s+(\S.*)$/.exec(line);
    const small = /^-#\s+(\S.*)$/.exec(line);
    if (line.startsWith(">>> ")) {
      block(el("blockquote", {}, lineBlocks([line.slice(4), ...lines.slice(at + 1)].join("\n"))));
      break;
    } else if (/^> /.test(line)) {
      const quoted = run(at, (next) => /^>( |$)/.test(next));
      block(el("blockquote", {}, lineBlocks(quoted.map((next) => next.slice(2)).join("\n"))));
      at += quoted.length - 1;
    } else if (heading) {
      // Headings in a message all get the level below its author's name, as few texts start with a first-level heading.
      block(el("h4", { class: `heading heading-${heading[1].length}` }, inline(heading[2])));
    } else if (small) {
      block(el("small", { class: "subtext" }, inline(small[1])));
    } else if (LIST_ITEM.test(line)) {
      const items = run(at, (next) => LIST_ITEM.test(next));
      block(list(items.map((item) => LIST_ITEM.exec(item))));
      at += items.length - 1;
    } else {
      paragraph.push(line);
    }
  }
  endParagraph();
  return found;
}

// Items as [whole, indentation, number, text]; items deeper than the first become a list within the item before them.
function list(items) {
  const depth = items[0][1].length;
  const node = items[0][2] ? el("ol", { start: items[0][2] }) : el("ul");
  for (let at = 0; at < items.length; ) {
    const item = el("li", {}, inline(items[at][3]));
    let end = at + 1;
    while (end < items.length && items[end][1].length > depth) end += 1;
    if (end > at + 1) item.append(list(items.slice(at + 1, end)));
    node.append(item);
    at = end;
  }
  return node;
}

// The inline rules: a pattern, and the node for a match.
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (found) => found[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => el("code", { class: "code" }, found[2].replace(/^ (.*) $/s, "$1"))],
  [/<(https?:\/\/[^\s<>]+)>/y, (found) => link(found[1], found[1])],
  [/\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)?)>?\)/y, (found) => link(found[2], inline(found[1]))],
  [/https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/\d+)?(?![\d/])/y, (found) => messageLink(found[0], found[1])],
  [/https?:\/\/[^\s<|]*[^\s<|.,:;"'*_~)\]]/y, (found) => link(found[0], found[0])],
  [/<@!?(\d+)>/y, (found) => userMention(found[1])],
  [/<@&(\d+)>/y, (found) => roleMention(found[1])],
  [/<#(\d+)>/y, (found) => channelMention(found[1])],
  [/<\/([^:<>]+):\d+>/y, (found) => commandMention(found[1])],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (found) => writtenTime(Number(found[1]), found[2])],
  [/<a?:(\w+):\d+>/y, (found) => el("span", { class: "custom-emoji" }, `:${found[1]}:`)],
  [/@(?:everyone|here)\b/y, (found) => mention(found[0])],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, (found) => el("strong", {}, inline(found[1]))],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, (found) => el("u", {}, inline(found[1]))],
  [/\*(?![\s*])((?:\\[\s\S]|\*\*[\s\S]+?\*\*|[^*\\])+?)(?<!\s)\*(?!\*)/y, (found) => el("em", {}, inline(found[1]))],
  [/(?<![A-Za-z0-9_])_(?!_)((?:\\[\s\S]|__|[^_\\])+?)_(?![A-Za-z0-9_])/y, (found) => el("em", {}, inline(found[1]))],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, (found) => el("s", {}, inline(found[1]))],
  [/\|\|((?:\\[\s\S]|[^\\])+?)\|\|/y, (found) => spoiler(inline(found[1]))],
];
const PLAIN = /[^\\`<[h@*_~|]+/y;

/** The nodes of a text within one line or paragraph. */
export function inline(text) {
  const nodes = [];
  let at = 0;
  const tryRule = ([pattern, make]) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) return false;
    // Created before moving on: a rule may call `inline`, which changes the pattern's `lastIndex`.
    nodes.push(make(found));
    at += found[0].length;
    return true;
  };
  while (at < text.length) {
    if (RULES.some(tryRule)) continue;
    PLAIN.lastIndex = at;
    const plain = PLAIN.exec(text)?.[0] ?? text[at];
    nodes.push(plain);
    at += plain.length;
  }
  return nodes;
}

/** A text without its markup. */
export function plainText(text) {
  return el("div", {}, markdown(text)).textContent;
}

const link = (address, label) => el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, label);

const mention = (label) => el("span", { class: "mention" }, label);

// Like Discord's: under the plain name, and a click starts the command.
function commandMention(path) {
  const open = () => document.dispatchEvent(new CustomEvent("command-picked", { detail: path }));
  return el("button", { type: "button", class: "mention", on: { click: open } }, `/${path}`);
}

function userMention(id) {
  const member = memberOf(id);
  return el("span", { class: "mention", data: { user: id } }, `@${member ? nameOf(member.user) : "unknown-user"}`);
}

function roleMention(id) {
  const name = roleOf(id)?.name ?? "deleted-role";
  return el("span", { class: "mention", data: { role: id } }, name.startsWith("@") ? name : `@${name}`);
}

function channelMention(id) {
  const channel = store.channels.get(id);
  if (!channel) return mention("#unknown");
  return el("a", { class: "mention", href: `#${id}` }, channelIcon(channel), channel.name);
}

// A link to a message shows its channel and leads there, instead of to Discord.
function messageLink(address, id) {
  return store.channels.has(id) ? channelMention(id) : link(address, address);
}

function spoiler(content) {
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    node.classList.add("revealed");
    for (const name of ["role", "tabindex", "aria-label", "aria-expanded"]) node.removeAttribute(name);
  };
  const node = el(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler", "aria-expanded": "false", on: { click: reveal, keydown: reveal } },
    el("span", { class: "spoiler-content" }, content),
  );
  return node;
}
