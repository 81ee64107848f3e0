// A select in a message: a button that opens a list. One choice is sent at once, several when the list closes.
// Selects of users, roles and channels list those of the server.

import { channelChoices, memberChoices, roleChoices } from "./choices_here.js";
import { el, freshId } from "./dom.js";
import { emojiOf } from "./emoji.js";
import { icon } from "./icons.js";
import { guildOf, here } from "./where.js";

const PLACEHOLDERS = { 3: "Make a selection", 5: "Select a user", 6: "Select a role", 7: "Select a member or role", 8: "Select a channel" };

// The options of a select, as {value, label, description, picture}.
function optionsOf(part) {
  switch (part.type) {
    case 5:
      return memberChoices();
    case 6:
      // Discord leaves out `@everyone` here, although not elsewhere.
      return roleChoices().filter((role) => role.value !== guildOf(here()).id);
    case 7:
      return [...memberChoices(), ...roleChoices()];
    case 8:
      return channelChoices(part.channel_types);
    default:
      return (part.options ?? []).map((option) => ({ ...option, picture: emojiOf(option.emoji) }));
  }
}

function chosenAtFirst(part) {
  const values = part.default_values?.map((one) => one.id) ?? (part.options ?? []).filter((option) => option.default).map((option) => option.value);
  return new Set(values);
}

/**
 * A select; `send(values, button)` is called with the chosen values. In a modal (`at_once`), it is called for each change, and what is
 * required is checked when the modal is submitted.
 */
export function selectMenu(part, send) {
  const options = optionsOf(part);
  const before = chosenAtFirst(part);
  const chosen = new Set(before);
  const least = part.at_once && part.required === false ? 0 : (part.min_values ?? 1);
  const most = part.max_values ?? 1;
  const several = most > 1;
  const listId = freshId("select");
  let active = -1;

  const shown = el("span", { class: "select-shown" });
  const button = el(
    "button",
    {
      type: "button",
      class: "select-button",
      role: "combobox",
      disabled: part.disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": listId,
      "aria-label": part.label ? `${part.label}: ${part.placeholder ?? PLACEHOLDERS[part.type]}` : (part.placeholder ?? PLACEHOLDERS[part.type]),
      data: { customId: part.custom_id },
    },
    shown,
    icon("down"),
  );
  const rows = options.map((option, at) =>
    el(
      "li",
      {
        id: `${listId}-${at}`,
        role: "option",
        data: { value: option.value },
        // The list must not take the focus from the button, which handles the keys.
        on: { mousedown: (event) => event.preventDefault(), click: () => choose(at), mousemove: () => highlight(at) },
      },
      option.picture,
      el("span", { class: "option-text" }, el("span", { class: "option-label" }, option.label), option.description && el("span", { class: "option-description" }, option.description)),
      el("span", { class: "option-mark" }, icon("check")),
    ),
  );
  const list = el("ul", { id: listId, class: "select-list", role: "listbox", hidden: true, "aria-label": button.getAttribute("aria-label"), "aria-multiselectable": several ? "true" : null }, rows.length > 0 ? rows : el("li", { class: "none" }, "Nothing to choose from"));

  function draw() {
    const names = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    shown.textContent = names.length > 0 ? names.join(", ") : (part.placeholder ?? PLACEHOLDERS[part.type]);
    shown.classList.toggle("empty", names.length === 0);
    rows.forEach((row, at) => row.setAttribute("aria-selected", String(chosen.has(options[at].value))));
  }
  function highlight(at) {
    rows[active]?.classList.remove("active");
    active = at;
    rows[active]?.classList.add("active");
    rows[active]?.scrollIntoView({ block: "nearest" });
    if (rows[active]) button.setAttribute("aria-activedescendant", rows[active].id);
  }
  function open() {
    list.hidden = false;
    button.setAttribute("aria-expanded", "true");
    list.classList.toggle("upwards", button.getBoundingClientRect().bottom > innerHeight * 0.55);
    highlight(Math.max(0, options.findIndex((option) => chosen.has(option.value))));
  }
  function close() {
    if (list.hidden) return;
    list.hidden = true;
    button.setAttribute("aria-expanded", "false");
    button.removeAttribute("aria-activedescendant");
    const changed = chosen.size !== before.size || [...chosen].some((value) => !before.has(value));
    if (several && !part.at_once && changed && chosen.size >= least) send([...chosen], button);
  }
  function choose(at) {
    const { value } = options[at];
    if (!several) {
      // Where nothing need be chosen, the choice can be taken back.
      const takesBack = least === 0 && chosen.has(value);
      chosen.clear();
      if (!takesBack) chosen.add(value);
      draw();
      close();
      send([...chosen], button);
    } else {
      if (chosen.has(value)) chosen.delete(value);
      else if (chosen.size < most) chosen.add(value);
      draw();
      if (part.at_once) send([...chosen], button);
    }
  }

  button.addEventListener("click", () => (list.hidden ? open() : close()));
  button.addEventListener("blur", close);
  button.addEventListener("keydown", (event) => {
    if (list.hidden) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        open();
      }
      return;
    }
    const keys = {
      ArrowDown: () => highlight(Math.min(active + 1, rows.length - 1)),
      ArrowUp: () => highlight(Math.max(active - 1, 0)),
      Home: () => highlight(0),
      End: () => highlight(rows.length - 1),
      Enter: () => rows[active] && choose(active),
      " ": () => rows[active] && choose(active),
      Escape: close,
    };
    if (keys[event.key]) {
      event.preventDefault();
      keys[event.key]();
    }
  });
  draw();
  return Object.assign(el("div", { class: "select" }, button, list), { chosenAtFirst: [...before] });
}
