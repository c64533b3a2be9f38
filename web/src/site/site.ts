import { loggedOut, logoutFailed } from "@messages/logout";
import { heldCall, heldSomewhere } from "../calls/held";
import { mayLeave } from "../lib/formStore";
import { sessionHint } from "../lib/hint";
import { kept, OPEN_TALK } from "../lib/storage";
import { startToasts, toast } from "../lib/toast";
import { startTools } from "../lib/tools";
import { overOutages } from "./outages";

/** The only script of a static page; it is loaded after the page. */
startTools();
startToasts();
void import("../lib/updates").then(({ startWorker }) => startWorker());

/**
 * Loads the bars of a talk or a call only for somebody who is in one, in this tab or another, and for a listener, whose
 * person may be waiting.
 */
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
