// What is open beside the messages: on a phone the channel list slides in over them; on a wide screen the member list is on
// the right unless hidden.

import { channelIcon, channelName, isDirect, isThread } from "./channel_name.js";
import { byId, el, fill } from "./dom.js";
import { on, store } from "./store.js";

const narrow = matchMedia("(max-width: 760px)");

/** Sets up the buttons of the top bar and keeps its title up to date. */
export function layOut() {
  const slideIn = (open) => {
    document.body.classList.toggle("channels-open", open);
    const covered = narrow.matches && open;
    // What is off screen cannot be reached with Tab either.
    byId("sidebar").inert = narrow.matches && !open;
    byId("main").inert = covered;
    byId("menu-button").setAttribute("aria-expanded", String(covered));
    if (covered) byId("sidebar").querySelector("[aria-current=page]")?.focus();
  };
  byId("menu-button").addEventListener("click", () => slideIn(true));
  byId("shade").addEventListener("click", () => slideIn(false));
  byId("channels").addEventListener("click", (event) => event.target.closest("a") && slideIn(false));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !document.body.classList.contains("channels-open") || document.querySelector(":popover-open")) return;
    slideIn(false);
    byId("menu-button").focus();
  });
  narrow.addEventListener("change", () => slideIn(false));
  // Also when it was opened by a button.
  on("open", () => slideIn(false));
  slideIn(false);

  byId("members-button").addEventListener("click", () => {
    const away = document.body.classList.toggle("members-away");
    byId("members-button").setAttribute("aria-pressed", String(!away));
  });
  for (const kind of ["open", "channels"]) on(kind, drawTitle);
}

function drawTitle() {
  const channel = store.channels.get(store.channel);
  if (!channel) return;
  const parent = isThread(channel) && store.channels.get(channel.parent_id);
  fill(
    byId("channel-title"),
    parent && [el("a", { class: "parent", href: `#${parent.id}` }, channelIcon(parent), parent.name), el("span", { class: "step", "aria-hidden": "true" }, "›")],
    channelIcon(channel),
    el("span", {}, channelName(channel)),
  );
  byId("topic").textContent = isDirect(channel) ? "" : channel.topic ?? "";
}
