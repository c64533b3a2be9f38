import type { Call } from "@thodu/domain/calls/model";
import type { Output } from "@thodu/domain/contracts";
import { call } from "../lib/callables";
import type { CallState, Over } from "./state";

const AGAIN_MS = 2_000;

type Checked = Output<"checkCall">;
type Times = Pick<CallState, "talkingSince" | "until">;

/** The seconds that the server answered, as times of `performance.now()`, as `askedAt` is: a device's clock may be wrong. */
export const timesAt = (askedAt: number, { status, elapsedSeconds, remainingSeconds }: Checked): Times =>
  status === "active"
    ? {
        talkingSince: askedAt - elapsedSeconds * 1_000,
        until: remainingSeconds === null ? null : askedAt + remainingSeconds * 1_000,
      }
    : { talkingSince: null, until: null };

/** Why a call is over; null while it rings or goes on. */
export function overOf({ status, endedBy }: Pick<Call, "status" | "endedBy">): Over | null {
  if (status === "ringing" || status === "active") return null;
  return status === "missed" ? { why: "missed" } : { why: "ended", by: endedBy };
}

export interface Standing {
  readonly status: Checked["status"];
  readonly times: Times;
}

/** Asks how a call stands until the server answers or `isOn` is false; null where it is not one of ours. */
export async function standingOf(callId: string, isOn: () => boolean): Promise<Standing | null> {
  for (;;) {
    const askedAt = performance.now();
    const reply = await call("checkCall", { callId });
    if (reply.ok) return { status: reply.value.status, times: timesAt(askedAt, reply.value) };
    if (!reply.retryable || !isOn()) return null;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}
