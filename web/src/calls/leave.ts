import { callState, isLive } from "./state";

/** Ends the call of this page, if there is one, so that it can be left without being asked. */
export async function leaveCall(): Promise<void> {
  if (isLive(callState())) await (await import("./session")).hangUp();
}
