import * as t from "@messages/calls";
import type { CallState, Over } from "../../calls/state";

/** Why a call is over, in one line for either side. */
export function overWords(over: Over | null, side: CallState["side"]): string {
  if (over?.why === "no-microphone") return t.noMicrophone[over.problem];
  if (over?.why === "refused") return over.message;
  if (over?.why === "missed") return t.missedTitle;
  const by = over?.by ?? "unknown";
  if (side === "customer") return t.ended[by];
  if (by === "customer") return t.endedByCustomer;
  if (by === "volunteer") return t.endedByYou;
  // The server ends a call where either side is gone, and does not say which.
  return t.ended[by === "server" ? "unknown" : by];
}
