import type { Call } from "@thodu/domain/calls/model";
import type { Output } from "@thodu/domain/contracts";
import { call } from "../lib/callables";
import type { CallState, Over } from "./state";

const AGAIN_MS = 2_000;

type Checked = Output<"checkCall">;
type Times = Pick<CallState, "talkingSince" | "until">;

/** The server's seconds, asked for at `askedAt`, on this page's own clock: a clock that is a day off changes nothing. */
export const timesAt = (askedAt: number, { status, elapsedSeconds, remainingSeconds }: Checked): Times =>
  status === "active"
    ? {
        talkingSince: askedAt - elapsedSeconds * 1_000,
        until: remainingSeconds === null ? null : askedAt + remainingSeconds * 1_000,
      }
    : { talkingSince: null, until: null };

/** Why a call that the server has so is over; null while it is not. */
export function overOf({ status, endedBy }: Pick<Call, "status" | "endedBy">): Over | null {
  if (status === "ringing" || status === "active") return null;
  return status === "missed" ? { why: "missed" } : { why: "ended", by: endedBy };
}

export interface Standing {
  readonly status: Checked["status"];
  readonly times: Times;
}

/** How an open call stands, however long the network takes; null for one that is not ours. */
export async function standingOf(callId: string, isOn: () => boolean): Promise<Standing | null> {
  for (;;) {
    const askedAt = performance.now();
    const reply = await call("checkCall", { callId });
    if (reply.ok) return { status: reply.value.status, times: timesAt(askedAt, reply.value) };
    if (!reply.retryable || !isOn()) return null;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}
