// The page's WebSocket: passes on events, and reconnects by itself when the connection is lost. Events are not replayed, so the
// state must be fetched again on `onOpen`.

import { address } from "./api.js";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5000;

/**
 * Connects and stays connected. Calls `onOpen(first)` on the server's HELLO, `onEvent(name, data)` for every event after
 * that, and `onLost()` when the connection is lost.
 */
export function connect({ onOpen, onEvent, onLost }) {
  let pause = FIRST_PAUSE;
  let first = true;
  const attempt = () => {
    const url = new URL(address("/page/socket"), location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    socket.addEventListener("message", ({ data }) => {
      const event = JSON.parse(data);
      if (event.t !== "HELLO") return onEvent(event.t, event.d);
      pause = FIRST_PAUSE;
      onOpen(first);
      first = false;
    });
    socket.addEventListener("close", () => {
      onLost();
      setTimeout(attempt, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    });
  };
  attempt();
}
