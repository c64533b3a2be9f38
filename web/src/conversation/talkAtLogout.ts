import { logOut, talkStays } from "@messages/logoutTalk";
import { heldCall } from "../calls/held";
import { loadAuth } from "../lib/firebase";
import { offer, takeBack } from "../lib/toast";
import { askGuest } from "./guest/leaving";
import type { Summary } from "./documents";
import { withLive } from "./useOpenQuery";

/** A logout waits no longer than this to learn of an open talk. */
const PATIENCE_MS = 1_500;

type Talk = Pick<Summary, "status" | "risk"> | null;

const readTalk = (uid: string): Promise<Talk> =>
  withLive(
    (live) =>
      new Promise<Talk>((resolve, reject) => {
        const stop = live.watchSummary(uid, {
          on: (talk) => {
            resolve(talk);
            // It may be called before `stop` is known.
            queueMicrotask(() => stop());
          },
          onRefused: reject,
        });
        setTimeout(() => stop(), PATIENCE_MS);
      }),
  );

/** Whether `uid` has an open talk and is in a crisis; no, if nobody can tell in time. */
async function isInCrisis(uid: string): Promise<boolean> {
  const late = new Promise<Talk>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const talk = await Promise.race([readTalk(uid).catch(() => null), late]);
  return talk !== null && talk.status !== "closed" && talk.risk === "crisis";
}

/**
 * Whether a logout of somebody with an account leaves no talk in a crisis behind, and loses no unsent text. If it would,
 * they are asked, and `go` is called once they agree. During a call nothing is asked of the talk: the call has to end
 * first. Nor of a guest's, whose talk is in no account.
 */
export async function mayLeaveTalk(go: () => void): Promise<boolean> {
  const { auth, mayEnd: mayForget } = await loadAuth();
  const user = auth.currentUser;
  const isAsked = user?.isAnonymous === false && heldCall() === null;
  if (!isAsked || !(await isInCrisis(user.uid))) return mayForget(go);
  offer(talkStays, logOut, () => {
    takeBack(logOut);
    if (mayForget(go)) go();
  });
  return false;
}

/** As {@link mayLeaveTalk}, but a guest is asked too, whose talk ends. */
export async function mayEnd(go: () => void): Promise<boolean> {
  const { auth } = await loadAuth();
  // Until then nobody seems to be signed in.
  await auth.authStateReady();
  if (auth.currentUser?.isAnonymous !== true) return mayLeaveTalk(go);
  await askGuest(go);
  return false;
}
