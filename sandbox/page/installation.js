// The switch by which this tab's member adds the application to their own apps, or removes it.

import { postInstallation } from "./api.js";
import { byId, fill } from "./dom.js";
import { icon } from "./icons.js";
import { on, setInstalled, store } from "./store.js";

/** Sets up the switch, and keeps it up to date. */
export function showInstallation() {
  byId("installation").addEventListener("click", async () => {
    const wanted = !store.installed;
    await postInstallation(wanted).then(() => setInstalled(wanted), () => {});
  });
  on("members", draw);
  draw();
}

function draw() {
  const name = store.application?.name ?? "the application";
  byId("installation").classList.toggle("installed", store.installed);
  fill(byId("installation"), icon(store.installed ? "check" : "apps"), store.installed ? `Remove ${name} from my apps` : `Add ${name} to my apps`);
}
