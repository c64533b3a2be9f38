import { loggedOut, logoutFailed, logoutSuccessful } from "@messages/logout";
import { leaveCall } from "../calls/leave";
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

async function endSession(again: () => Promise<void>): Promise<boolean> {
  if (!mayLeave("logout", () => void again())) return false;
  try {
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
export async function logoutToLogin(): Promise<void> {
  if (!(await endSession(logoutToLogin))) return;
  toastAfterLoad("status", logoutSuccessful);
  location.assign("/login");
}

/** A volunteer's device forgets everything it kept here (spec section 2). */
export async function logoutVolunteer(): Promise<void> {
  if (!(await endSession(logoutVolunteer))) return;
  stored.clear();
  location.assign("/");
}

/** From the public bar, whose pages stay as they are (spec section 8). */
export async function logoutPublic(): Promise<void> {
  if (!(await endSession(logoutPublic))) return;
  delete document.documentElement.dataset["session"];
  toast("status", loggedOut);
}
