import type { Call } from "@thodu/domain/calls/model";
import * as t from "@messages/calls";
import type { CallState, Over } from "../../calls/state";

/** How a call ended, for its caller. To somebody in a crisis it is not said that the listener ended it. */
export const endedWords = (by: Call["endedBy"], inCrisis: boolean): string =>
  t.ended[by === null || (inCrisis && by === "volunteer") ? "unknown" : by];

/** Why a call is over, in one line, for either side. */
export function overWords(over: Over | null, side: CallState["side"], inCrisis: boolean): string {
  if (over?.why === "no-microphone") return t.noMicrophone[over.problem];
  if (over?.why === "refused") return over.message;
  if (over?.why === "missed") return t.missedCall;
  if (side === "customer") return endedWords(over?.by ?? null, inCrisis);
  const by = over?.by ?? "unknown";
  if (by === "customer") return t.endedByCustomer;
  if (by === "volunteer") return t.endedByYou;
  // The server ends a call if either side is gone, and does not say which.
  return t.ended[by === "server" ? "unknown" : by];
}
