import { loggedOut, logoutFailed, logoutSuccessful } from "@messages/logout";
import { leaveCall } from "../calls/leave";
import { loadAuth } from "../lib/firebase";
import { mayLeave } from "../lib/formStore";
import { currentSession, signOut } from "../lib/session";
import { NOBODY, stored } from "../lib/storage";
import { toast, toastAfterLoad } from "../lib/toast";

/** A logout waits no longer than this for the server. */
const PATIENCE_MS = 3_000;

/** A listener who has logged out is asked about nobody: the server hears it while they still have a session. */
async function leaveDesk(): Promise<void> {
  if (!currentSession().claims.volunteer) return;
  const { call } = await import("../lib/callables");
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([call("setAvailability", { availability: "away", beat: true }), late]);
}

/**
 * Whether nothing is lost by a logout: neither what was written here and not sent, nor the talk of a guest. Else they are
 * asked, and `again` goes on once they want it to go.
 */
async function mayForget(again: (sure: boolean) => Promise<void>): Promise<boolean> {
  const go = (): void => void again(true);
  if (await isGuest()) {
    await (await loadLeaving()).askGuest(go);
    return false;
  }
  return (await loadAuth()).mayEnd(go);
}

/** Until the identity service has answered nobody seems to be here, who would have written nothing. */
async function isGuest(): Promise<boolean> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  return auth.currentUser?.isAnonymous === true;
}

const loadLeaving = () => import("../conversation/guest/leaving");

/** `sure`: they have said that what they wrote and have not sent may go. */
async function endSession(again: (sure: boolean) => Promise<void>, sure: boolean): Promise<boolean> {
  try {
    // Before a listener is asked whom to give back: who was told that they log out is not asked once more.
    if (!sure && !(await mayForget(again))) return false;
    if (!mayLeave("logout", () => void again(true))) return false;
    const endTalk = (await isGuest()) ? await (await loadLeaving()).readyToLeave() : null;
    await leaveCall();
    await leaveDesk();
    await signOut();
    endTalk?.(NOBODY);
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
