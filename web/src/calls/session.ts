import { reasons } from "@messages/errors";
import type * as Engine from "./engine";
import { forgetCall, heldCall } from "./held";
import { callState, NONE, put, type CallState } from "./state";
import { endUnheard, type More } from "./unheard";

/** What holds a call is fetched with the first tap: a page that only offers one does without it. */
async function engine(side: CallState["side"]): Promise<typeof Engine | null> {
  try {
    return await import("./engine");
  } catch {
    put({ ...NONE, side, phase: "over", over: { why: "refused", reason: "NETWORK", message: reasons.NETWORK } });
    return null;
  }
}

/** Rings at a listener. */
export const startCall = async (): Promise<void> => (await engine("customer"))?.startCall();

/** Goes on with the call that this tab was in before it was loaded anew; nothing without one. */
export async function resumeCall(side: CallState["side"], uid: string | null): Promise<void> {
  const before = heldCall();
  if (callState().phase === "none" && before?.side === side && before.uid === uid)
    await (await engine(side))?.resumeCall(before);
}

/** Joins the call again that this page lost when it was reloaded without a microphone. */
export async function resumeHeld(): Promise<void> {
  const held = heldCall();
  if (held) await (await engine(held.side))?.resumeCall(held);
}

/** Takes the call that rings at this listener. */
export const answerCall = async (uid: string, callId: string, alias: string): Promise<void> =>
  (await engine("volunteer"))?.answerCall(uid, callId, alias);

/** Ends the call for both; on this page at once, whatever the network does. */
export const hangUp = async (more?: More): Promise<void> => (await engine(callState().side))?.hangUp(more);

export const setMuted = async (muted: boolean): Promise<void> => (await engine(callState().side))?.setMuted(muted);

/** After a microphone that ended in the middle of the call, and could not be opened again by itself. */
export const reopenMicrophone = async (): Promise<void> => (await engine(callState().side))?.reopenMicrophone();

/** At the end of the time: the server is asked, and its word comes by the call itself. */
export const timeIsOver = async (): Promise<void> => (await engine(callState().side))?.timeIsOver();

/** Back to before the tap; a call that is still open without this page ends for the other side too. */
export function dismissCall(): void {
  if (callState().phase !== "over") return;
  const held = heldCall();
  forgetCall();
  put(NONE);
  if (held) void endUnheard(held.callId);
}
