import { heldCall } from "./held";
import { callState, isLive } from "./state";

/** Ends the call of this page, also one that waits for a microphone, so that leaving the page asks no question. */
export async function leaveCall(): Promise<void> {
  if (isLive(callState()) || heldCall() !== null) await (await import("./session")).hangUp();
}
