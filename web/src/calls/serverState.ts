import type { Call } from "@thodu/domain/calls/model";
import type { Output } from "@thodu/domain/contracts";
import { call, type Refused } from "../lib/callables";
import { loadLive } from "./loadLive";
import type { CallState, Over } from "./state";

const RETRY_MS = 2_000;
/** As long as a callable is waited for. An import has no timeout of its own. */
const LOAD_TIMEOUT_MS = 20_000;

const againSoon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_MS));

type Checked = Output<"checkCall">;
type Times = Pick<CallState, "talkingSince" | "until">;

/**
 * The server's seconds as times of `performance.now()`, on which `askedAt` is measured too: a device's clock may be
 * wrong.
 */
export const timesAt = (askedAt: number, { status, elapsedSeconds, remainingSeconds }: Checked): Times =>
  status === "active"
    ? {
        talkingSince: askedAt - elapsedSeconds * 1_000,
        until: remainingSeconds === null ? null : askedAt + remainingSeconds * 1_000,
      }
    : { talkingSince: null, until: null };

/** Why a call is over; null while it rings or is active. */
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

export interface ServerState {
  readonly status: Checked["status"];
  readonly times: Times;
}

/**
 * Asks for the state of a call until the server answers or `isOn` is false. Null if the call is not the reader's own.
 */
export async function serverStateOf(callId: string, isOn: () => boolean): Promise<ServerState | null> {
  for (;;) {
    const askedAt = performance.now();
    const reply = await call("checkCall", { callId });
    if (reply.ok) return { status: reply.value.status, times: timesAt(askedAt, reply.value) };
    if (!reply.retryable || !isOn()) return null;
    await againSoon();
  }
}

/** Loads the code that subscribes to calls. False if that fails or takes too long. */
export function bringLive(): Promise<boolean> {
  const brought = loadLive().then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LOAD_TIMEOUT_MS));
  return Promise.race([brought, late]);
}

/**
 * Loads that code, again and again until it is here or `isOn` is false, since a call that is on must not be given up
 * for it.
 */
export async function liveIsHere(isOn: () => boolean): Promise<void> {
  while (isOn() && !(await bringLive())) await againSoon();
}
