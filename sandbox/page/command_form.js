// A command being entered: its name, the required options as pills, and the optional ones as suggestions. Enter picks the
// active suggestion or sends; Escape cancels; Backspace removes an empty pill.

import { el } from "./dom.js";
import { askForChoices } from "./interactions.js";
import { nested, prefilled } from "./commands.js";
import { OptionField } from "./option_field.js";
import { COMBOBOX, activeItem, hide, pickActive, suggest, takeKey } from "./suggestions.js";

/** The form for one command. `done(options, files)` sends, `cancel(text)` goes back to plain text, `complain(text)` shows an error. */
export class CommandForm {
  constructor(entry, text, { done, cancel, complain }) {
    Object.assign(this, { entry, done, cancel, complain });
    this.rest = el("input", {
      type: "text",
      class: "rest-input",
      ...COMBOBOX,
      "aria-label": "Add an option, or press Enter to send",
      data: { rest: "" },
      on: { focus: () => this.offerRest(), input: () => this.offerRest(), keydown: (event) => this.key(event, null) },
    });
    this.pills = el("div", { class: "pills" }, el("span", { class: "command-pill" }, `/${entry.name}`), this.rest);
    this.element = el("div", { class: "command-form", role: "group", "aria-label": `Command /${entry.name}` }, this.pills);
    this.element.addEventListener("focusout", (event) => !this.element.contains(event.relatedTarget) && hide());
    this.fields = [];
    const values = prefilled(entry, text);
    this.showRest();
    for (const option of entry.options) {
      if (!option.required && !values.has(option.name)) continue;
      this.add(option).write(values.get(option.name) ?? "");
    }
  }

  add(option) {
    const field = new OptionField(option, this);
    this.fields.push(field);
    this.rest.before(field.element);
    this.showRest();
    return field;
  }

  remove(field) {
    const at = this.fields.indexOf(field);
    this.fields.splice(at, 1);
    field.element.remove();
    this.showRest();
    (this.fields[at - 1]?.input ?? this.rest).focus();
  }

  left() {
    return this.entry.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  showRest() {
    const left = this.left().length;
    this.rest.placeholder = left > 0 ? `+${left} optional` : "";
    this.rest.classList.toggle("unused", left === 0);
  }

  /** Moves to the first required option that is empty, or to the end. */
  focus() {
    (this.fields.find((field) => field.read().problem)?.input ?? this.rest).focus();
  }

  offerRest() {
    const typed = this.rest.value.trim().toLowerCase();
    const items = this.left()
      .filter((option) => option.name.includes(typed))
      .map((option) => ({ label: option.name, description: option.description, option }));
    this.complain("");
    suggest(this.rest, {
      note: items.length > 0 ? "Press Enter to send, or add an option" : null,
      groups: [{ title: "Options", items }],
      first: typed !== "",
      onPick: ({ option }) => {
        this.rest.value = "";
        this.add(option).input.focus();
      },
    });
  }

  picked(field, item) {
    field.choose(item);
    this.complain("");
    hide(field.input);
    const waiting = this.fields.find((one) => one.read().problem);
    if (waiting) waiting.input.focus();
    else this.rest.focus();
  }

  /** The options as filled in so far, to autocomplete the focused one. */
  choicesFor(focused) {
    const options = this.fields.flatMap((field) => {
      const { sent, type } = field.option;
      if (field === focused) return [{ name: sent, type, value: field.input.value, focused: true }];
      const { value } = field.read();
      return value === undefined ? [] : [{ name: sent, type, value }];
    });
    return askForChoices(this.entry.command, nested(this.entry, options));
  }

  key(event, field) {
    const input = field?.input ?? this.rest;
    if (event.isComposing || takeKey(input, event)) return;
    const neighbours = [...this.fields.map((one) => one.input), this.rest];
    const at = neighbours.indexOf(input);
    const edge = (side) => (field ? field.cursorAt(side) : input.value === "");
    const go = (next) => {
      event.preventDefault();
      next?.focus();
    };
    if (event.key === "Enter") {
      event.preventDefault();
      this.enter(field);
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.cancel("");
    } else if (event.key === "Backspace" && input.value === "" && input.type === "text") {
      event.preventDefault();
      if (field && !field.option.required) this.remove(field);
      else if (at > 0) neighbours[at - 1].focus();
      else this.cancel(`/${this.entry.name}`);
    } else if (event.key === "ArrowLeft" && at > 0 && edge("start")) go(neighbours[at - 1]);
    else if (event.key === "ArrowRight" && at < neighbours.length - 1 && edge("end")) go(neighbours[at + 1]);
  }

  enter(field) {
    if (!field) return pickActive(this.rest) ? undefined : this.send();
    const item = activeItem(field.input);
    if (!item || field.chosen) return this.send();
    // Already typed in full, so no Enter is needed to pick it.
    const whole = item.label.toLowerCase() === field.input.value.trim().toLowerCase();
    this.picked(field, item);
    return whole && this.fields.every((one) => !one.read().problem) ? this.send() : undefined;
  }

  /** Sends the command, or shows what is missing. */
  send() {
    const stray = this.rest.value.trim();
    if (stray) {
      this.rest.focus();
      this.complain(`/${this.entry.name} has no option “${stray}”.`);
      return;
    }
    const files = [];
    const options = [];
    for (const field of this.fields) {
      const { name, sent, type } = field.option;
      const { value, file, problem } = field.read();
      if (problem) {
        field.complain(problem);
        field.input.focus();
        this.complain(`${name}: ${problem}.`);
        return;
      }
      if (file) options.push({ name: sent, type, value: String(files.push(file) - 1) });
      else if (value !== undefined) options.push({ name: sent, type, value });
    }
    hide();
    this.done(nested(this.entry, options), files);
  }
}
