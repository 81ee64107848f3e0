// The text box. Plain text is posted; `/` lists commands, and a picked command is filled in by a `CommandForm` in the same
// place; `@` suggests members.

import { postMessage } from "./api.js";
import { avatar } from "./avatar.js";
import { signedName } from "./channel_name.js";
import { CommandForm } from "./command_form.js";
import { matching, runnable } from "./commands.js";
import { byId } from "./dom.js";
import { sendCommand } from "./interactions.js";
import { nameOf, on, putMessage, store } from "./store.js";
import { hide, pickActive, suggest, takeKey } from "./suggestions.js";
import { botUser, here, membersHere, wantsApp } from "./where.js";

let form = null;

const text = () => byId("text");

/** Sets up the text box. */
export function showComposer() {
  text().addEventListener("input", typed);
  text().addEventListener("keydown", key);
  text().addEventListener("blur", () => hide(text()));
  text().addEventListener("focus", typed);
  byId("composer").addEventListener("submit", (event) => {
    event.preventDefault();
    if (form) form.send();
    else post();
  });
  byId("cancel-command").addEventListener("click", () => leaveForm(""));
  on("open", opened);
  document.addEventListener("command-picked", ({ detail }) => openCommand(detail));
  on("commands", () => document.activeElement === text() && typed());
}

/** Inserts a mention of this user at the cursor. */
export function mentionInText(user) {
  if (form) leaveForm("");
  text().setRangeText(`@${user.username} `, text().selectionStart, text().selectionEnd, "end");
  text().focus();
  typed();
}

// Starts the command with this plain name, if it can be run here.
function openCommand(path) {
  const entry = runnable().find(({ plain }) => plain === path);
  if (entry && !text().disabled) openForm(entry, "");
}

function opened() {
  const channel = here();
  const place = signedName(channel);
  if (form) leaveForm("");
  text().placeholder = `Message ${place}`;
  text().setAttribute("aria-label", `Message ${place}. Type / for commands`);
  text().disabled = channel.can_send === false;
  if (text().disabled) text().placeholder = "You cannot write here";
}

function complain(reason) {
  byId("composer-error").textContent = reason;
}

function typed() {
  const value = text().value;
  complain("");
  text().rows = Math.min(8, value.split("\n").length);
  if (value.startsWith("/") && !value.includes("\n")) return offerCommands(value);
  return offerMembers(value);
}

function offerCommands(value) {
  const all = runnable();
  for (const name of ["name", "plain"]) {
    const named = all.find((entry) => value.startsWith(`/${entry[name]} `));
    if (named) return openForm(named, value.slice(named[name].length + 2));
  }
  const found = matching(all, value.slice(1));
  const bot = botUser();
  const items = found.map((entry) => ({
    entry,
    label: `/${entry.name}`,
    hint: entry.options.map((option) => option.name),
    description: entry.description,
  }));
  const add = `Add ${bot ? nameOf(bot) : "the application"} to your apps to use its commands here`;
  const unusable = wantsApp() ? add : "No command can be used here";
  const none = store.commands.length > 0 ? unusable : "The application has registered no commands yet";
  const note = found.length > 0 ? null : all.length > 0 ? "No command of that name" : none;
  return suggest(text(), {
    note,
    groups: [{ title: bot && nameOf(bot), picture: bot && avatar(bot, "tiny"), items }],
    onPick: ({ entry }) => openForm(entry, ""),
  });
}

// Matches the text before the cursor while a mention is typed: `@` and the start of a name.
const mentionBeforeCursor = (value) => /(?:^|\s)@(\w*)$/.exec(value.slice(0, text().selectionStart));

function offerMembers(value) {
  const found = mentionBeforeCursor(value);
  if (!found) return hide(text());
  const beginning = found[1].toLowerCase();
  const items = membersHere()
    .map(({ user }) => ({ user, label: nameOf(user), description: user.username, picture: avatar(user, "small") }))
    .filter(({ user, label }) => user.username.startsWith(beginning) || label.toLowerCase().startsWith(beginning));
  return suggest(text(), {
    groups: [{ title: "Members", items }],
    onPick: ({ user }) => {
      const end = text().selectionStart;
      text().setRangeText(`@${user.username} `, end - beginning.length - 1, end, "end");
      hide(text());
    },
  });
}

function key(event) {
  if (event.isComposing || takeKey(text(), event)) return;
  if (event.key === "Escape") {
    hide(text());
    if (text().value.startsWith("/")) write("");
  } else if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    if (!pickActive(text())) post();
  }
}

function write(value) {
  text().value = value;
  typed();
}

function openForm(entry, rest) {
  hide();
  form = new CommandForm(entry, rest, {
    complain,
    cancel: leaveForm,
    done: (options, files) => {
      leaveForm("");
      sendCommand(entry.command, entry.name, options, files);
    },
  });
  byId("writing").hidden = true;
  byId("cancel-command").hidden = false;
  byId("composer").classList.add("commanding");
  byId("writing").after(form.element);
  form.focus();
}

function leaveForm(value) {
  hide();
  form?.element.remove();
  form = null;
  byId("writing").hidden = false;
  byId("cancel-command").hidden = true;
  byId("composer").classList.remove("commanding");
  write(value);
  text().focus();
}

// Turns `@ada` into a mention if there is such a member.
const withMentions = (value) =>
  value.replace(/(?<![\w<])@(\w+)/g, (whole, name) => {
    const member = store.members.find(({ user }) => user.username === name.toLowerCase());
    return member ? `<@${member.user.id}>` : whole;
  });

async function post() {
  const value = text().value.trim();
  if (value === "") return;
  if (text().value.startsWith("/")) {
    complain("No command of that name. Pick one from the list, or put a space before the / to post it as text.");
    return;
  }
  write("");
  try {
    putMessage(await postMessage(store.channel, withMentions(value)), true);
  } catch (failure) {
    write(value);
    complain(`Not sent: ${failure.message}.`);
  }
}

/** Focuses the text box. */
export const focusComposer = () => (form ? form.focus() : text().focus());

