import { heldCall } from "./held";
import { isLive, type CallState } from "./state";

/** Whether the call goes on without this page, which found no microphone for it when it was loaded anew. */
export const isStillOpen = ({ phase, over }: CallState): boolean =>
  phase === "over" && over?.why === "no-microphone" && heldCall() !== null;

/** Whether its reader is in a call, be it with this page or without. */
export const isInCall = (state: CallState): boolean => isLive(state) || isStillOpen(state);
