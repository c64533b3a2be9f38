import { reasons } from "@messages/errors";
import type * as Engine from "./engine";
import { forgetCall, heldCall } from "./held";
import { callState, NONE, put, type CallState } from "./state";
import { endWithRetries, type More } from "./endWithRetries";

/** The code of a call is loaded with the first tap, so that a page which only offers a call does without it. */
async function engine(side: CallState["side"]): Promise<typeof Engine | null> {
  try {
    return await import("./engine");
  } catch {
    put({ ...NONE, side, phase: "over", over: { why: "refused", reason: "NETWORK", message: reasons.NETWORK } });
    return null;
  }
}

/** Calls a listener. */
export const startCall = async (): Promise<void> => (await engine("customer"))?.startCall();

/** Goes on with the call that this tab was in before a reload, if there is one. */
export async function resumeCall(side: CallState["side"], uid: string | null): Promise<void> {
  const before = heldCall();
  if (callState().phase === "none" && before?.side === side && before.uid === uid)
    await (await engine(side))?.resumeCall(before);
}

/** Joins the call again that this page left when it was reloaded and had no microphone. */
export async function resumeHeld(): Promise<void> {
  const held = heldCall();
  if (held) await (await engine(held.side))?.resumeCall(held);
}

/** Answers the call that rings at this listener. */
export const answerCall = async (uid: string, callId: string, alias: string): Promise<void> =>
  (await engine("volunteer"))?.answerCall(uid, callId, alias);

/** Ends the call for both sides; on this page at once, whatever the network does. */
export const hangUp = async (more?: More): Promise<void> => (await engine(callState().side))?.hangUp(more);

export const setMuted = async (muted: boolean): Promise<void> => (await engine(callState().side))?.setMuted(muted);

/** Opens the microphone again on request, after it ended during the call and could not be reopened by itself. */
export const reopenMicrophone = async (): Promise<void> => (await engine(callState().side))?.reopenMicrophone();

/** Called when the call's time is up: asks the server, which ends the call. */
export const timeIsOver = async (): Promise<void> => (await engine(callState().side))?.timeIsOver();

/** Returns to the state before the tap. A call that is still open without this page ends for the other side too. */
export function dismissCall(): void {
  if (callState().phase !== "over") return;
  const held = heldCall();
  forgetCall();
  put(NONE);
  if (held) void endWithRetries(held.callId);
}
