import { loggedOut, logoutFailed } from "@messages/logout";
import { heldCall, heldSomewhere } from "../calls/held";
import { mayLeave } from "../lib/formStore";
import { sessionHint } from "../lib/hint";
import { kept, OPEN_TALK } from "../lib/storage";
import { startToasts, toast } from "../lib/toast";
import { startTools } from "../lib/tools";
import { overOutages } from "./outages";

/** All the script a static page has; it comes after `load`. */
startTools();
startToasts();
void import("../lib/updates").then(({ startWorker }) => startWorker());

/** Only whoever is in a talk or a call, in this tab or another, pays for its bar, and a listener, for whom somebody may wait. */
async function showOwnBars(): Promise<void> {
  const isInTalk = kept.get(OPEN_TALK) !== null || sessionHint.isListener();
  const isWanted = isInTalk || heldCall() !== null || (await heldSomewhere()) !== null;
  if (isWanted) (await overOutages(() => import("./bars"))).showBars();
}
void showOwnBars();

async function logout(): Promise<void> {
  if (!mayLeave("logout")) return;
  try {
    const { signOut } = await import("./signOut");
    const hindrance = await signOut();
    if (hindrance === null) delete document.documentElement.dataset["session"];
    toast(hindrance === null ? "status" : "alert", hindrance ?? loggedOut);
  } catch {
    toast("alert", logoutFailed);
  }
}

document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-logout]")) void logout();
});
