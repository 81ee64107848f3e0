// The inputs of a modal: texts, lists, radio groups, checkboxes and file uploads. Each knows what is wrong with it, and what is sent.

import { el } from "./dom.js";
import { selectMenu } from "./select.js";

const KIND = { text: 4, file: 19, radio: 21, checkboxes: 22, checkbox: 23 };
const PARAGRAPH = 2;

/**
 * An input: `element`, `focus()`, `problem()` in words or null, and `filled(files)`, which adds its files to a list.
 * `isGroup` says that it is labelled by its label's id, `isOptional` that nothing can be missing.
 */
export function modalInput(spec, label) {
  switch (spec.type) {
    case KIND.text:
      return textInput(spec, label);
    case KIND.file:
      return fileUpload(spec, label);
    case KIND.radio:
      return group(spec, label, "radio");
    case KIND.checkboxes:
      return group(spec, label, "checkbox");
    case KIND.checkbox:
      return checkbox(spec, label);
    default:
      return list(spec, label);
  }
}

const sent = (spec, field, value) => ({ type: spec.type, custom_id: spec.custom_id, [field]: value });

function textInput(spec, { id, about }) {
  const input = el(spec.style === PARAGRAPH ? "textarea" : "input", {
    id,
    name: spec.custom_id,
    placeholder: spec.placeholder,
    required: spec.required !== false,
    minlength: spec.min_length,
    maxlength: spec.max_length ?? 4000,
    rows: spec.style === PARAGRAPH ? 5 : null,
    autocomplete: "off",
    "aria-describedby": about,
    is: { value: spec.value ?? "" },
  });
  return { element: input, focus: () => input.focus(), problem: () => null, filled: () => sent(spec, "value", input.value) };
}

function list(spec, { name }) {
  let chosen = [];
  const menu = selectMenu({ ...spec, label: name, at_once: true }, (values) => (chosen = values));
  chosen = menu.chosenAtFirst;
  const button = menu.querySelector("button");
  const least = spec.required === false ? 0 : (spec.min_values ?? 1);
  return {
    element: menu,
    isGroup: true,
    focus: () => button.focus(),
    problem: () => (chosen.length < least ? `${name}: choose ${least === 1 ? "one" : `at least ${least}`}.` : null),
    filled: () => sent(spec, "values", chosen),
  };
}

// A radio group, or a group of checkboxes.
function group(spec, { id, name, about }, type) {
  const isRequired = spec.required !== false;
  const inputs = spec.options.map((option, at) =>
    el("input", { type, id: `${id}-${at}`, name: id, value: option.value, "aria-describedby": option.description ? `${id}-${at}-about` : null, is: { checked: option.default === true } }),
  );
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const most = spec.max_values ?? spec.options.length;
  const least = isRequired ? (spec.min_values ?? 1) : 0;
  const element = el(
    "div",
    { class: "choices", role: type === "radio" ? "radiogroup" : "group", "aria-labelledby": `${id}-label`, "aria-describedby": about },
    spec.options.map((option, at) =>
      el("label", { class: "choice", for: `${id}-${at}` }, inputs[at], el("span", { class: "option-text" }, el("span", { class: "option-label" }, option.label), option.description && el("span", { id: `${id}-${at}-about`, class: "option-description" }, option.description))),
    ),
  );
  return {
    element,
    isGroup: true,
    focus: () => (inputs.find((input) => input.checked) ?? inputs[0]).focus(),
    problem: () => {
      const count = chosen().length;
      if (count < least) return `${name}: choose ${least === 1 ? "one" : `at least ${least}`}.`;
      return type === "checkbox" && count > most ? `${name}: choose at most ${most}.` : null;
    },
    filled: () => (type === "radio" ? sent(spec, "value", chosen()[0] ?? null) : sent(spec, "values", chosen())),
  };
}

function checkbox(spec, { id, about }) {
  const input = el("input", { type: "checkbox", id, class: "single-checkbox", "aria-describedby": about, is: { checked: spec.default === true } });
  return { element: input, isOptional: true, focus: () => input.focus(), problem: () => null, filled: () => sent(spec, "value", input.checked) };
}

const GROUPS = { image: "image/*", video: "video/*", audio: "audio/*" };

function fileUpload(spec, { id, name, about }) {
  const most = spec.max_values ?? 1;
  const types = spec.file_types ?? [];
  const input = el("input", { type: "file", id, multiple: most > 1, accept: types.map((one) => GROUPS[one] ?? one).join(",") || null, "aria-describedby": about });
  const least = spec.required === false ? 0 : (spec.min_values ?? 1);
  return {
    element: input,
    focus: () => input.focus(),
    problem: () => {
      if (input.files.length < least) return `${name}: choose a file.`;
      return input.files.length > most ? `${name}: at most ${most}.` : null;
    },
    filled: (files) => sent(spec, "values", [...input.files].map((file) => String(files.push(file) - 1))),
  };
}
