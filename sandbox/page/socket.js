// The live connection: hands on what happens, notices when the connection is lost and makes a new one by itself.
// Events are not replayed after a loss, so whoever listens fetches the state anew on `onOpen`.

import { address } from "./api.js";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5000;

/**
 * Connects and stays connected. `onOpen(first)` when the server greets, `onEvent(name, data)` for every event after
 * that, `onLost()` when the connection breaks.
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
