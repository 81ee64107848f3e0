// Dark or light theme: the system's, unless one is chosen here. The choice is kept in the browser.

import { byId, fill } from "./dom.js";
import { icon } from "./icons.js";

const THEMES = [
  { name: "system", icon: "system", label: "Theme: same as the system" },
  { name: "dark", icon: "moon", label: "Theme: dark" },
  { name: "light", icon: "sun", label: "Theme: light" },
];

function apply(theme) {
  document.documentElement.dataset.theme = theme.name;
  fill(byId("theme-button"), icon(theme.icon));
  byId("theme-button").setAttribute("aria-label", theme.label);
  byId("theme-button").title = theme.label;
}

/** Applies the last chosen theme or that of `?theme=…`, and makes the button cycle through all three. */
export function switchThemes() {
  const wished = new URLSearchParams(location.search).get("theme") ?? localStorage.getItem("theme");
  let at = Math.max(0, THEMES.findIndex((theme) => theme.name === wished));
  apply(THEMES[at]);
  byId("theme-button").addEventListener("click", () => {
    at = (at + 1) % THEMES.length;
    localStorage.setItem("theme", THEMES[at].name);
    apply(THEMES[at]);
  });
}
