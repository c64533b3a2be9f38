import type { Call } from "@thodu/domain/calls/model";
import type { Output } from "@thodu/domain/contracts";
import { call, type Refused } from "../lib/callables";
import { loadLive } from "./loadLive";
import type { CallState, Over } from "./state";

const AGAIN_MS = 2_000;
/** As long as a callable is waited for; an import ends by itself only with its connection. */
const PATIENCE_MS = 20_000;

const againSoon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

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

type Refusal = Pick<Refused, "reason" | "message"> & Partial<Pick<Refused, "details">>;

export const refusedBy = ({ reason, message, details }: Refusal): Over => ({
  why: "refused",
  reason,
  message,
  returns: details?.retryAfterSeconds !== undefined,
});

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
    await againSoon();
  }
}

/** Fetches what hears of calls; false where it can't be had, or not in time. */
export function bringLive(): Promise<boolean> {
  const brought = loadLive().then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
  return Promise.race([brought, late]);
}

/** Fetches it until it is here or `isOn` is false: a call that goes on is not given up for it. */
export async function liveIsHere(isOn: () => boolean): Promise<void> {
  while (isOn() && !(await bringLive())) await againSoon();
}
