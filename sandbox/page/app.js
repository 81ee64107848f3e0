// Starts the page: determines this tab's member, fetches the state, opens the channel in the URL, and then keeps everything
// up to date.

import { actAs, fetchState } from "./api.js";
import { announceMessages } from "./announcer.js";
import { draw as drawChannels, showChannels } from "./channels.js";
import { focusComposer, mentionInText, showComposer } from "./composer.js";
import { byId } from "./dom.js";
import { showInstallation } from "./installation.js";
import { watchForAnswers } from "./interactions.js";
import { layOut } from "./layout.js";
import { showMembers, whoToBe } from "./members.js";
import { connect } from "./socket.js";
import { showStatus } from "./status.js";
import { forgetMessages, on, openChannel, setConnected, store, takeEvent, takeState } from "./store.js";
import { switchThemes } from "./theme.js";
import { fetchNewest, showTimeline } from "./timeline.js";
import { keepTimesCurrent } from "./timestamp.js";
import { fetchUnread, keepRead } from "./unread.js";

// The channel in the URL, by id or name, or else the first.
function channelOfAddress() {
  const named = decodeURIComponent(location.hash.slice(1));
  const channels = [...store.channels.values()];
  return store.channels.get(named) ?? channels.find((channel) => channel.name === named) ?? channels[0];
}

function followAddress() {
  const channel = channelOfAddress();
  if (channel && channel.id !== store.channel) openChannel(channel.id);
}

async function renew() {
  const state = await fetchState().catch((failure) => failure);
  // The network failed, so the socket will fail too, and this runs again once it reconnects.
  if (state instanceof TypeError) return;
  // A different server with other ids: start over.
  if (!state.me) return void location.reload();
  takeState(state);
  forgetMessages();
  if (store.channels.has(store.channel)) await fetchNewest();
  await fetchUnread();
  drawChannels();
}

async function start() {
  switchThemes();
  const visitor = await fetchState();
  actAs(whoToBe(visitor.members).id);
  takeState(await fetchState());
  showStatus();
  showMembers(mentionInText);
  showInstallation();
  showTimeline();
  showComposer();
  layOut();
  showChannels();
  watchForAnswers();
  announceMessages();
  keepRead(drawChannels);
  keepTimesCurrent();
  addEventListener("hashchange", followAddress);
  // If the open channel is deleted, the first one takes its place.
  on("channels", () => store.channel && !store.channels.has(store.channel) && followAddress());
  followAddress();
  connect({
    onOpen: async (first) => {
      setConnected(true);
      // Something may have happened between fetching the state and connecting.
      await renew().catch(() => {});
      if (first) document.body.dataset.ready = store.me.username;
    },
    onEvent: takeEvent,
    onLost: () => setConnected(false),
  });
  byId("skip").addEventListener("click", focusComposer);
  if (matchMedia("(hover: hover)").matches) focusComposer();
  // Typing anywhere on the page starts a message.
  document.addEventListener("keydown", (event) => {
    const busy = event.target.closest("input, textarea, dialog, [popover], [role=menu], button, a, [role=button]");
    if (!busy && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) focusComposer();
  });
}

start().catch((failure) => {
  byId("connection").hidden = false;
  byId("connection").textContent = `The page could not start: ${failure.message}. Reload it once the server is running again.`;
});
