// Readable times: beside messages, between days, and for `<t:seconds:style>` in texts.

import { el } from "./dom.js";

// The page is in English, but follows the reader's own English where it differs (12 or 24 hours, order of the date).
const LOCALE = navigator.languages.find((language) => language.startsWith("en")) ?? "en-GB";

const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const STEPS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

const written = new Map();
function format(date, style) {
  if (!written.has(style)) written.set(style, new Intl.DateTimeFormat(LOCALE, FORMATS[style]));
  return written.get(style).format(date);
}

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });

/** "in 23 hours", "3 minutes ago". */
export function fromNow(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, length] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? STEPS.at(-1);
  return relative.format(Math.round(seconds / length), unit);
}

const dayOf = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** Whether two times are on the same local day. */
export const isSameDay = (a, b) => dayOf(a).getTime() === dayOf(b).getTime();

/** "14:03" today, "Yesterday at 14:03", or else date and time. */
export function whenSent(date) {
  const days = Math.round((dayOf(new Date()) - dayOf(date)) / 86_400_000);
  if (days === 0) return `Today at ${format(date, "t")}`;
  if (days === 1) return `Yesterday at ${format(date, "t")}`;
  return `${format(date, "d")} ${format(date, "t")}`;
}

/** Only the time, for all but the first message of a group. */
export const hourOf = (date) => format(date, "t");

/** The day, for the divider between two days. */
export const dayName = (date) => format(date, "D");

/** The element for the time at which a message was sent. */
export const sentTime = (date, text) =>
  el("time", { datetime: date.toISOString(), title: format(date, "F"), class: "sent" }, text);

/** The element for `<t:seconds:style>`; `keepTimesCurrent` updates relative ones. */
export function writtenTime(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return "Invalid date";
  const text = style === "R" ? fromNow(date) : format(date, style);
  return el(
    "time",
    { datetime: date.toISOString(), title: format(date, "F"), class: "written-time", data: { relative: style === "R" ? "" : null } },
    text,
  );
}

/** Updates every relative time on the page once a second. */
export function keepTimesCurrent() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      const text = fromNow(new Date(node.dateTime));
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
