import { loggedOut, logoutFailed, logoutSuccessful } from "@messages/logout";
import { leaveCall } from "../calls/leave";
import { loadAuth } from "../lib/firebase";
import { mayLeave } from "../lib/formStore";
import { currentSession, signOut } from "../lib/session";
import { stored } from "../lib/storage";
import { toast, toastAfterLoad } from "../lib/toast";

/** A logout waits no longer than this for the server. */
const PATIENCE_MS = 3_000;

/** A listener who has logged out is asked about nobody: the server hears it while they still have a session. */
async function leaveDesk(): Promise<void> {
  if (!currentSession().claims.volunteer) return;
  const { call } = await import("../lib/callables");
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([call("setAvailability", { availability: "away" }), late]);
}

/** Whether all that was written here was sent; else they are asked, and `again` goes on once they want it to go. */
async function mayForget(again: (sure: boolean) => Promise<void>): Promise<boolean> {
  const { auth, mayEnd } = await loadAuth();
  // Until then nobody seems to be here, who would have written nothing.
  await auth.authStateReady();
  return mayEnd(() => void again(true));
}

/** `sure`: they have said that what they wrote and have not sent may go. */
async function endSession(again: (sure: boolean) => Promise<void>, sure: boolean): Promise<boolean> {
  try {
    // Before a listener is asked whom to give back: who was told that they log out is not asked once more.
    if (!sure && !(await mayForget(again))) return false;
    if (!mayLeave("logout", () => void again(true))) return false;
    await leaveCall();
    await leaveDesk();
    await signOut();
    return true;
  } catch {
    toast("alert", logoutFailed);
    return false;
  }
}

/** Signs out, says so, and loads /login anew, so that nothing of the session stays in memory. */
export async function logoutToLogin(sure = false): Promise<void> {
  if (!(await endSession(logoutToLogin, sure))) return;
  toastAfterLoad("status", logoutSuccessful);
  location.assign("/login");
}

/** A volunteer's device forgets everything it kept here (spec section 2). */
export async function logoutVolunteer(sure = false): Promise<void> {
  if (!(await endSession(logoutVolunteer, sure))) return;
  stored.clear();
  location.assign("/");
}

/** From the public bar, whose pages stay as they are (spec section 8). */
export async function logoutPublic(sure = false): Promise<void> {
  if (!(await endSession(logoutPublic, sure))) return;
  delete document.documentElement.dataset["session"];
  toast("status", loggedOut);
}
