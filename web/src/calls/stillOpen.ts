import { heldCall } from "./held";
import { isLive, type CallState } from "./state";

/** Whether the call goes on although this page could not join it after a reload, because it had no microphone. */
export const isStillOpen = ({ phase, over }: CallState): boolean =>
  phase === "over" && over?.why === "no-microphone" && heldCall() !== null;

/** Whether a call goes on: one that this page takes part in, or one that it could not join. */
export const isInCall = (state: CallState): boolean => isLive(state) || isStillOpen(state);
