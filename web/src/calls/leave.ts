import { heldCall } from "./held";
import { callState, isLive } from "./state";

/** Ends the call of this page, also one that waits for a microphone, so that the page can be left without being asked. */
export async function leaveCall(): Promise<void> {
  if (isLive(callState()) || heldCall() !== null) await (await import("./session")).hangUp();
}
