import { SERVER } from "@thodu/domain/accounts/server";
import {
  due,
  dueAt,
  goneAt,
  isIn,
  LOST_AFTER,
  nextListener,
  overAt,
  RING_TIME,
  unheardBy,
} from "@thodu/domain/calls/course";
import type { Call } from "@thodu/domain/calls/model";
import type { Failure } from "@thodu/domain/errors";
import { callUse } from "@thodu/domain/plans/callFunds";
import type { Parted } from "@thodu/domain/reports/blocks";
import { ok, type Result } from "@thodu/domain/result";
import { retryOnConflict, untilStored } from "../retryOnConflict";
import type { Versioned } from "../chat/ports";
import type { Runtime } from "../ports";
import type { Swept, SweepPorts } from "../sweep";
import { sweepPages } from "../sweepPages";
import type { CallClock, CallStore, Ending } from "./ports";

export interface CallPorts {
  readonly runtime: Runtime;
  readonly calls: CallStore;
  readonly callClock: CallClock;
}

/** The longest time that one run of a task waits; for later times it schedules another task. */
const LONGEST_WAIT = 50_000;

/** About the time until the next sweep. */
const SWEEPS_FOR = 50_000;
/** Places need little time; both parts together must fit into the minute between two sweeps. */
const PLACES_FOR = 20_000;
const ABREAST = 5;

/** How a call ends, before its use is computed. */
type End = Omit<Ending, "uses" | "unheard">;
type Sides = Awaited<ReturnType<CallStore["sides"]>>;

/**
 * The end of a call with the use that it adds to its plans; a crisis uses nothing. If the limit ended it, the whole
 * limit counts: the answer's time is stamped by the database, a moment after the limit was computed. A call that was
 * lost ended for both when the first side was gone.
 */
function closing(call: Call, sides: Sides, now: number, ending: End): Ending {
  const { funds, crisis } = sides;
  const over = overAt(call, ending.by === "limit" ? Infinity : ending.by === "lost" ? goneAt(sides, now) : now);
  return {
    ...ending,
    unheard: unheardBy(call, ending.by, sides),
    uses: call.allowance === "plan" && !crisis && call.answeredAt !== null ? callUse(funds, call.answeredAt, over) : [],
  };
}

/** Ends a call for good. `conflict` also if its caller turns out to be in a crisis: the call is then marked as one. */
export async function close(
  { runtime, calls }: CallPorts,
  callId: string,
  seen: Versioned<Call>,
  ending: End,
): Promise<"stored" | "conflict"> {
  const sides = await calls.sides(seen.value);
  if (ending.status === "ended" && sides.crisis && seen.value.allowance !== "crisis") {
    await calls.lift(callId, seen, null);
    return "conflict";
  }
  return calls.close(callId, seen, closing(seen.value, sides, runtime.now(), ending));
}

/** Rings the next listener who is free, or stores that there is none. */
export async function ringOn(
  { runtime, calls, callClock }: CallPorts,
  callId: string,
  { value, version }: Versioned<Call>,
): Promise<"stored" | "conflict"> {
  const now = runtime.now();
  const tried = value.volunteerId === null ? value.tried : [...value.tried, value.volunteerId];
  const [ready, { crisis }] = await Promise.all([calls.ready(value.customerId, now), calls.sides(value)]);
  // A crisis may have been marked since it began to ring.
  const allowance = crisis ? "crisis" : value.allowance;
  const volunteerId = nextListener({ ...value, tried, allowance }, ready);
  const seen = { value: { ...value, tried }, version };
  if (volunteerId === null)
    return calls.close(callId, seen, { status: "missed", by: null, actor: SERVER, uses: [], unheard: null });
  const until = now + RING_TIME;
  const stored = await calls.ringAt(callId, seen, { volunteerId, until });
  if (stored === "stored") await callClock.lookAfter(callId, until, now);
  return stored;
}

/** Does what is due for a call by the server's clock, and returns the call after it; null if there is none. */
export async function advance(ports: CallPorts, callId: string): Promise<Result<Call | null, Failure<"BUSY">>> {
  const { runtime, calls } = ports;
  return retryOnConflict<Result<Call | null, Failure<"BUSY">>>(runtime, async () => {
    const seen = await calls.find(callId);
    if (!seen) return ok(null);
    const { value } = seen;
    if (dueAt(value) === null) return ok(value);
    const now = runtime.now();
    const sides = await calls.sides(value);
    const step = due(value, sides, now);
    if (step === "nothing") return ok(value);
    if (step === "lift") {
      await calls.lift(callId, seen, null);
      // With the limit removed, everything is decided again.
      return "conflict";
    }
    const end = (ending: Omit<End, "actor">) =>
      calls.close(callId, seen, closing(value, sides, now, { ...ending, actor: SERVER }));
    const done =
      step === "ring-next"
        ? await ringOn(ports, callId, seen)
        : await end(step === "cancel" ? { status: "cancelled", by: "lost" } : { status: "ended", by: step });
    if (done === "conflict") return "conflict";
    return ok((await calls.find(callId))?.value ?? null);
  });
}

/**
 * Processes a call at a given time, whoever else does. A queue may deliver early (the emulator's does so at once), so
 * it waits for a while itself and schedules another task for later times. A call without a limit is left to its two
 * sides.
 */
export async function lookAfter(
  ports: CallPorts,
  { callId, at }: { readonly callId: string; readonly at: number },
): Promise<void> {
  const { runtime } = ports;
  const early = at - runtime.now();
  if (early > 0) await runtime.wait(Math.min(early, LONGEST_WAIT));
  const after = await advance(ports, callId);
  if (!after.ok) throw new Error(after.failure.reason);
  const next = after.value && dueAt(after.value);
  // Another time than ours has a task of its own.
  if (next === at && early > LONGEST_WAIT) await ports.callClock.lookAfter(callId, at, runtime.now());
}

/** Handles calls whose task was lost or whose two pages are gone; then places that calls have left behind. */
export async function sweepCalls(ports: CallPorts & SweepPorts): Promise<Readonly<Record<"calls" | "places", Swept>>> {
  const { runtime, calls } = ports;
  const lookAt = async (callId: string): Promise<boolean> => {
    await advance(ports, callId);
    return true;
  };
  const swept = await sweepPages(ports, SWEEPS_FOR, () => calls.running(), lookAt, ABREAST);
  let freed = 0;
  const look = async (uid: string): Promise<boolean> => {
    if ((await callOf(ports, uid)) === "freed") freed += 1;
    return true;
  };
  const looked = await sweepPages(
    ports,
    PLACES_FOR,
    () => calls.silentPlaces(runtime.now() - LOST_AFTER),
    look,
    ABREAST,
  );
  return { calls: swept, places: { ...looked, done: freed } };
}

/**
 * The call that a person is in; null without one. Frees a place that a call left behind, which would keep them from
 * being rung.
 */
async function callOf(
  { calls }: CallPorts,
  uid: string,
): Promise<{ readonly callId: string; readonly seen: Versioned<Call> } | "freed" | null> {
  const place = await calls.placeOf(uid);
  if (!place) return null;
  const { callId } = place.value;
  const seen = callId === null ? null : await calls.findReadable(callId);
  if (callId !== null && seen && isIn(seen.value, uid)) return { callId, seen };
  await calls.free(uid, place);
  return "freed";
}

/**
 * Takes a person out of their call: a listener whose approval ends or who calls somebody themselves, or a person who
 * deletes their account.
 */
export async function leave(ports: CallPorts, uid: string, by: "server" | "self"): Promise<"stored" | "conflict"> {
  const found = await callOf(ports, uid);
  // Between the two reads it may have ended, or gone on to another listener: then they are out of it already.
  if (found === null || found === "freed") return "stored";
  const { callId, seen } = found;
  const { value } = seen;
  const own = value.customerId === uid;
  if (value.status === "ringing" && !own) return ringOn(ports, callId, seen);
  const status = value.status === "active" ? ("ended" as const) : ("cancelled" as const);
  const side = own ? ("customer" as const) : ("volunteer" as const);
  // The caller's other pages show why it ended; it was not the listener who left.
  return close(ports, callId, seen, {
    status,
    by: own || by === "self" ? side : by,
    actor: by === "server" ? SERVER : uid,
  });
}

/**
 * If a listener takes no more calls, one that rings at them goes on to others; one that they have answered stays
 * theirs.
 */
export async function ringElsewhere(ports: CallPorts, uid: string): Promise<Result<null, Failure<"BUSY">>> {
  return retryOnConflict<Result<null, Failure<"BUSY">>>(ports.runtime, async () => {
    const found = await callOf(ports, uid);
    if (found === null || found === "freed") return ok(null);
    const { status, volunteerId } = found.seen.value;
    if (status !== "ringing" || volunteerId !== uid) return ok(null);
    return (await ringOn(ports, found.callId, found.seen)) === "stored" ? ok(null) : "conflict";
  });
}

/** Ends all calls of a listener whose approval ended, or of a person who deletes their account. */
export const endCallsOf = (ports: CallPorts, uid: string): Promise<Result<null, Failure<"BUSY">>> =>
  untilStored(ports.runtime, () => leave(ports, uid, "server"));

/** Ends the call between two people whom a report has parted; does nothing if there is none. */
export async function endCallBetween(
  ports: CallPorts,
  { customerId, listener }: Parted,
): Promise<Result<null, Failure<"BUSY">>> {
  return retryOnConflict<Result<null, Failure<"BUSY">>>(ports.runtime, async () => {
    const found = await callOf(ports, customerId);
    if (found === null || found === "freed") return ok(null);
    const { status, volunteerId } = found.seen.value;
    // A call that rings goes on to others without this.
    if (status !== "active" || volunteerId !== listener) return ok(null);
    const ending = { status: "ended", by: "server", actor: SERVER } as const;
    return (await close(ports, found.callId, found.seen, ending)) === "stored" ? ok(null) : "conflict";
  });
}
