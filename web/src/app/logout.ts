import { loggedOut, logoutFailed, logoutSuccessful } from "@messages/logout";
import { leaveCall } from "../calls/leave";
import { loadAuth } from "../lib/firebase";
import { mayLeave } from "../lib/formStore";
import { currentSession, signOut } from "../lib/session";
import { NOBODY, stored } from "../lib/storage";
import { toast, toastAfterLoad } from "../lib/toast";

/** A logout waits no longer than this for the server. */
const TIMEOUT_MS = 3_000;

/** Sets a listener away while they still have a session, so that nobody is offered to them after the logout. */
async function leaveDesk(): Promise<void> {
  if (!currentSession().claims.volunteer) return;
  const { call } = await import("../lib/callables");
  const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([call("setAvailability", { availability: "away", beat: true }), late]);
}

/** The questions before a logout. If they can't be loaded, without a network, only unsent text is asked about. */
const loadQuestions = () => import("../conversation/talkAtLogout").catch(loadAuth);

/** Whether a guest is signed in. Waits for the identity service, since until then nobody seems to be signed in. */
async function isGuest(): Promise<boolean> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  return auth.currentUser?.isAnonymous === true;
}

const loadLeaving = () => import("../conversation/guest/leaving");

/** `sure`: the person has agreed to what a logout loses or leaves behind. */
async function endSession(again: (sure: boolean) => Promise<void>, sure: boolean): Promise<boolean> {
  const go = (): void => void again(true);
  try {
    // Before the question about a listener's conversations: somebody who already heard that they log out is not asked
    // again.
    if (!sure && !(await (await loadQuestions()).mayEnd(go))) return false;
    if (!mayLeave("logout", go)) return false;
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

/** Signs out, says so, and reloads /login, so that nothing of the session stays in memory. */
export async function logoutToLogin(sure = false): Promise<void> {
  if (!(await endSession(logoutToLogin, sure))) return;
  toastAfterLoad("status", logoutSuccessful);
  location.assign("/login");
}

/** A listener's device deletes everything it has stored (spec section 2). */
export async function logoutVolunteer(sure = false): Promise<void> {
  if (!(await endSession(logoutVolunteer, sure))) return;
  stored.clear();
  location.assign("/");
}

/** The logout of the public bar, whose pages stay open (spec section 8). */
export async function logoutPublic(sure = false): Promise<void> {
  if (!(await endSession(logoutPublic, sure))) return;
  delete document.documentElement.dataset["session"];
  toast("status", loggedOut);
}
