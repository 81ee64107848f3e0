// The commands available here, with one entry per runnable command: sub-commands are separate entries under their full name.
// They appear in the member's language where the application provides it.

import { store } from "./store.js";
import { contextOf, here, IN_GUILD, isShownIn } from "./where.js";

const CHAT_INPUT = 1;
const SUB_COMMAND = 1;
const GROUP = 2;
const ADMINISTRATOR = 1n << 3n;

/** Everything that can be run in the open channel, as {command, path, name, plain, description, options}, sorted by name.
 * `plain` is the name before localization, as `sent` is of an option. */
export function runnable() {
  return offered(CHAT_INPUT)
    .flatMap((command) => entries(command, command, []))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Context menu commands on users (2) or messages (3) in the open channel, as {command, name}, sorted by name. */
export const menuCommands = (kind) =>
  offered(kind)
    .map((command) => ({ command, name: shown(command, "name") }))
    .sort((a, b) => a.name.localeCompare(b.name));

// The commands of a type that Discord would show this tab's member in the open channel.
function offered(kind) {
  const channel = here();
  return store.commands.filter((command) => (command.type ?? CHAT_INPUT) === kind && isShownIn(command, channel) && mayUse(command, channel));
}

// Whether the member has the permissions that a command requires; administrators have all.
function mayUse(command, channel) {
  const needed = command.default_member_permissions;
  // A thread that was just opened has its channel's permissions.
  const known = channel?.permissions ?? store.channels.get(channel?.parent_id)?.permissions;
  if (contextOf(channel) !== IN_GUILD || needed == null || known == null) return true;
  const [all, may] = [BigInt(needed), BigInt(known)];
  return (may & ADMINISTRATOR) !== 0n || (all !== 0n && (may & all) === all);
}

function entries(command, level, above) {
  const path = [...above, level];
  const within = (level.options ?? []).filter((option) => option.type === SUB_COMMAND || option.type === GROUP);
  if (within.length > 0) return within.flatMap((option) => entries(command, option, path));
  const name = path.map((step) => shown(step, "name")).join(" ");
  const plain = path.map((step) => step.name).join(" ");
  return [{ command, path, name, plain, description: shown(level, "description"), options: (level.options ?? []).map(translated) }];
}

// The value of a localized field for this tab's member.
function shown(thing, field) {
  return thing[`${field}_localizations`]?.[store.locale] ?? thing[field];
}

/** An option as the member sees it; `sent` is the name that is sent to the application. */
function translated(option) {
  const choices = option.choices?.map((choice) => ({ ...choice, name: shown(choice, "name") }));
  return { ...option, sent: option.name, name: shown(option, "name"), description: shown(option, "description"), choices };
}

/** The entries whose name or description contains every typed word; names that start with the text come first. */
export function matching(all, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const text = words.join(" ");
  const rank = (entry) => (entry.name.startsWith(text) ? 0 : words.every((word) => entry.name.includes(word)) ? 1 : 2);
  return all
    .filter((entry) => words.every((word) => entry.name.includes(word) || (word.length > 2 && entry.description.toLowerCase().includes(word))))
    .sort((a, b) => rank(a) - rank(b));
}

/** The options of an entry, nested in its sub-command and group as Discord expects them. */
export function nested(entry, options) {
  return entry.path.slice(1).reduceRight((inner, step) => [{ name: step.name, type: step.type, options: inner }], options);
}

/** Splits text after a command's name into options, as in `square:b3 with:seeds`; without names, all of it is the first option. */
export function prefilled(entry, text) {
  const rest = text.trim();
  if (!rest || entry.options.length === 0) return new Map();
  const names = entry.options.map((option) => option.name).join("|");
  const marks = [...rest.matchAll(new RegExp(`(?:^|\\s)(${names}):\\s*`, "gu"))];
  if (marks.length === 0) return new Map([[entry.options[0].name, rest]]);
  return new Map(marks.map((mark, at) => [mark[1], rest.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim()]));
}
