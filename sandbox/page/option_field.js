// One option of a command: its name and an input, with suggestions in the panel above.

import { channelChoices, memberChoices, roleChoices } from "./choices_here.js";
import { el } from "./dom.js";
import { memberOf } from "./store.js";
import { COMBOBOX, suggest } from "./suggestions.js";

const KIND = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, attachment: 11 };
const NUMBERS = [KIND.integer, KIND.number];

// A name without the sign that people type before it, in lower case.
const bareName = (text) => text.replace(/^[@#]/, "").toLowerCase();

/** A pill with an input. It passes keys and changes to `form`, and gets the application's choices from it. */
export class OptionField {
  constructor(option, form) {
    this.option = option;
    this.form = form;
    // The picked suggestion as {label, value}; null for typed text.
    this.chosen = null;
    // The current suggestions.
    this.offered = [];
    const isFile = option.type === KIND.attachment;
    this.input = el("input", {
      ...(isFile ? { type: "file" } : { type: "text", ...COMBOBOX, inputmode: NUMBERS.includes(option.type) ? "numeric" : null }),
      class: "pill-input",
      "aria-label": `${option.name}: ${option.description}`,
      "aria-required": option.required ? "true" : null,
      "aria-describedby": "composer-error",
      data: { option: option.name },
      on: {
        focus: () => this.refresh(),
        input: () => this.typed(),
        keydown: (event) => form.key(event, this),
      },
    });
    this.element = el("label", { class: "pill", data: { pill: option.name } }, el("span", { class: "pill-name" }, option.name), this.input);
    this.grow();
  }

  typed() {
    this.chosen = null;
    this.complain("");
    this.grow();
    this.refresh();
  }

  /** Enters text as if typed. */
  write(text) {
    this.input.value = text;
    this.grow();
  }

  grow() {
    if (this.input.type === "text") this.input.size = Math.max(2, [...this.input.value].length + 1);
  }

  /** Accepts a suggestion. */
  choose(item) {
    this.chosen = item;
    this.write(item.label);
    this.complain("");
  }

  complain(reason) {
    this.element.classList.toggle("wrong", reason !== "");
    if (reason) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }

  /** Shows suggestions for the current text. */
  async refresh() {
    const text = this.input.value;
    if (!this.option.autocomplete) return this.offer(this.ownChoices(text), this.option.description);
    if (this.chosen) return this.offer([], this.option.description);
    // Until the response arrives, earlier suggestions that still fit are shown.
    const typed = text.trim().toLowerCase();
    const still = this.offered.filter((item) => item.label.toLowerCase().includes(typed));
    this.offer(still, still.length > 0 ? this.option.description : "Loading options…");
    const choices = await this.form.choicesFor(this);
    // The response is out of date if the member typed on, left the field or picked something meanwhile.
    if (this.input.value !== text || document.activeElement !== this.input || this.chosen) return undefined;
    const items = (choices ?? []).map(({ name, value }) => ({ label: name, value }));
    return this.offer(items, choices ? this.option.description : "Loading options failed");
  }

  offer(items, description) {
    this.offered = items;
    const note = [el("strong", {}, this.option.name), " ", description];
    suggest(this.input, { note, groups: [{ items }], onPick: (item) => this.form.picked(this, item) });
  }

  // Suggestions that do not come from the application.
  ownChoices(text) {
    const typed = this.chosen ? "" : text.trim().toLowerCase();
    const all = this.everyChoice();
    return all.filter((item) => `${item.label} ${item.description ?? ""}`.toLowerCase().includes(bareName(typed))).slice(0, 25);
  }

  everyChoice() {
    const { type, choices } = this.option;
    if (choices?.length > 0) return choices.map(({ name, value }) => ({ label: name, value }));
    if (type === KIND.boolean) return [{ label: "True", value: true }, { label: "False", value: false }];
    if (type === KIND.user) return memberChoices();
    if (type === KIND.channel) return channelChoices();
    if (type === KIND.role) return roleChoices();
    if (type === KIND.mentionable) return [...memberChoices(), ...roleChoices()];
    return [];
  }

  /** The field's content: {value}, {file}, {} if left out, or a {problem} in words. */
  read() {
    const { type, required } = this.option;
    if (type === KIND.attachment) {
      const file = this.input.files[0];
      return file ? { file } : required ? { problem: "Choose a file" } : {};
    }
    if (this.chosen) return { value: this.chosen.value };
    const text = this.input.value.trim();
    if (text === "") return required ? { problem: "This option is required. Specify a value" } : {};
    return NUMBERS.includes(type) ? this.readNumber(text) : this.readText(text);
  }

  readText(text) {
    const { type, choices, min_length: least = 0, max_length: most = 6000 } = this.option;
    const bare = bareName(text);
    const exact = [...this.everyChoice(), ...this.offered].find(
      (item) => bareName(item.label) === bare || (type === KIND.user && memberOf(item.value)?.user.username === bare),
    );
    if (exact) return { value: exact.value };
    if (type !== KIND.string || choices?.length > 0) return { problem: "Choose one from the list" };
    if (text.length < least) return { problem: `At least ${least} characters` };
    return text.length > most ? { problem: `At most ${most} characters` } : { value: text };
  }

  readNumber(text) {
    const { type, choices, min_value: least = -Infinity, max_value: most = Infinity } = this.option;
    const offered = [...this.everyChoice(), ...this.offered].find((item) => item.label.toLowerCase() === text.toLowerCase());
    if (offered) return { value: offered.value };
    if (choices?.length > 0) return { problem: "Choose one from the list" };
    const number = Number(text.replace(",", "."));
    if (Number.isNaN(number) || (type === KIND.integer && !Number.isInteger(number))) {
      return { problem: type === KIND.integer ? "Write a whole number" : "Write a number" };
    }
    if (number < least) return { problem: `Not less than ${least}` };
    return number > most ? { problem: `Not more than ${most}` } : { value: number };
  }

  /** Whether the cursor is at the edge of the text, so that an arrow key moves to the next field. */
  cursorAt(edge) {
    if (this.input.type !== "text") return false;
    const { selectionStart, selectionEnd, value } = this.input;
    return selectionStart === selectionEnd && selectionStart === (edge === "start" ? 0 : value.length);
  }
}
