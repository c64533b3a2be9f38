import { canBeTold, isAnsweredOn } from "@thodu/domain/calls/course";
import type { Call } from "@thodu/domain/calls/model";
import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import { SECOND } from "@thodu/domain/time";
import { UNBOUNDED_SECONDS } from "@thodu/domain/calls/limits";
import { retryOnConflict } from "../retryOnConflict";
import type { Versioned } from "../chat/ports";
import { advance, close, ringElsewhere, ringOn, type CallPorts } from "./course";
import type { Meeting } from "./ports";

type NotFound = Failure<"NOT_FOUND">;

/** The call, for its caller or the listener at whom it rings; for others it does not exist. */
function own(actor: Actor, seen: Versioned<Call> | null): Result<Versioned<Call>, NotFound> {
  const side =
    seen && (seen.value.customerId === actor.uid || (seen.value.volunteerId === actor.uid && actor.listener));
  return seen && side === true ? ok(seen) : fail(refuse("NOT_FOUND"));
}

/** Like {@link own}, but only for the listener, and only while it rings at them. */
function ringing(
  actor: Actor,
  seen: Versioned<Call> | null,
): Result<Versioned<Call>, Failure<"NOT_FOUND" | "NOT_CLAIMED">> {
  const wasAsked = seen && (seen.value.volunteerId === actor.uid || seen.value.tried.includes(actor.uid));
  if (!seen || wasAsked !== true) return fail(refuse("NOT_FOUND"));
  return seen.value.volunteerId === actor.uid && seen.value.status === "ringing"
    ? ok(seen)
    : fail(refuse("NOT_CLAIMED"));
}

/**
 * The listener answers the call, on the first of their devices that asks. From here on the free call counts as used,
 * unless the call breaks off unheard, and the server's clock runs. If a report has parted the two since it began to
 * ring, it goes on to others.
 */
export async function answerCall(
  ports: CallPorts,
  actor: Actor,
  { callId, page }: Input<"answerCall">,
): Promise<Outcome<"answerCall">> {
  const { runtime, calls, callClock } = ports;
  return retryOnConflict<Outcome<"answerCall">>(runtime, async () => {
    const found = await calls.find(callId);
    const { maxSeconds } = found?.value ?? { maxSeconds: 0 };
    if (found?.value.status === "active" && found.value.volunteerId === actor.uid)
      return isAnsweredOn(found.value, page) ? ok({ callId, maxSeconds }) : fail(refuse("ANSWERED_ELSEWHERE"));
    const mine = ringing(actor, found);
    if (!mine.ok) return mine;
    if (await calls.parted(mine.value.value.customerId, actor.uid))
      return (await ringOn(ports, callId, mine.value)) === "stored" ? fail(refuse("NOT_CLAIMED")) : "conflict";
    const now = runtime.now();
    const endsAt = now + maxSeconds * SECOND;
    if ((await calls.answer(callId, mine.value, { page: page ?? null, endsAt })) === "conflict") return "conflict";
    await callClock.lookAfter(callId, endsAt, now);
    return ok({ callId, maxSeconds });
  });
}

export async function declineCall(
  ports: CallPorts,
  actor: Actor,
  { callId }: Input<"declineCall">,
): Promise<Outcome<"declineCall">> {
  return retryOnConflict<Outcome<"declineCall">>(ports.runtime, async () => {
    const mine = ringing(actor, await ports.calls.find(callId));
    if (!mine.ok) return mine;
    return (await ringOn(ports, callId, mine.value)) === "stored" ? ok({}) : "conflict";
  });
}

/**
 * Ends a call. A listener who hangs up before answering declines. A page that gave up answering does not end a call
 * that the listener has answered on another device. What the listener reports of a crisis is added to the case of its
 * end, also if the other side hung up first; refused with NOT_FOUND if it is too late or there is no such case.
 */
export async function endCall(
  ports: CallPorts,
  actor: Actor,
  { callId, page, crisis }: Input<"endCall">,
): Promise<Outcome<"endCall">> {
  return retryOnConflict<Outcome<"endCall">>(ports.runtime, async () => {
    const found = own(actor, await ports.calls.find(callId));
    if (!found.ok) return found;
    const { value } = found.value;
    const reply = ok({ callId, maxSeconds: value.maxSeconds });
    const by = value.customerId === actor.uid ? ("customer" as const) : ("volunteer" as const);
    const told = by === "volunteer" ? crisis : undefined;
    if (value.status !== "ringing" && value.status !== "active") {
      if (!told) return reply;
      const kept = canBeTold(value, ports.runtime.now()) ? await ports.calls.tell(callId, told) : "no-case";
      if (kept === "conflict") return "conflict";
      return kept === "stored" ? reply : fail(refuse("NOT_FOUND"));
    }
    if (value.status === "ringing" && by === "volunteer")
      return (await ringOn(ports, callId, found.value)) === "stored" ? reply : "conflict";
    if (by === "volunteer" && page !== undefined && !isAnsweredOn(value, page)) return reply;
    const status = value.status === "active" ? ("ended" as const) : ("cancelled" as const);
    return (await close(ports, callId, found.value, { status, by, actor: actor.uid, told })) === "stored"
      ? reply
      : "conflict";
  });
}

/** The state of the call after everything due was done; this is also a sign of the caller's page. */
export async function checkCall(
  ports: CallPorts,
  actor: Actor,
  { callId }: Input<"checkCall">,
): Promise<Outcome<"checkCall">> {
  const { runtime, calls } = ports;
  const mine = own(actor, await calls.find(callId));
  if (!mine.ok) return mine;
  await calls.heard(actor.uid, callId);
  const after = await advance(ports, callId);
  if (!after.ok) return after;
  if (!after.value) return fail(refuse("NOT_FOUND"));
  const { status, answeredAt, endedAt, endsAt, maxSeconds } = after.value;
  const now = runtime.now();
  const seconds = (from: number, to: number): number => Math.max(0, Math.floor((to - from) / SECOND));
  return ok({
    callId,
    status,
    elapsedSeconds: answeredAt === null ? 0 : seconds(answeredAt, endedAt ?? now),
    remainingSeconds:
      status === "active" && endsAt !== null && maxSeconds < UNBOUNDED_SECONDS ? seconds(now, endsAt) : null,
  });
}

/**
 * The servers that connect the call; only for its two sides while it is active, so that nobody collects credentials of
 * the relay. This is also a sign of the caller's page.
 */
export async function joinCall(
  { runtime, calls, meeting }: CallPorts & { readonly meeting: Meeting },
  actor: Actor,
  { callId }: Input<"joinCall">,
): Promise<Outcome<"joinCall">> {
  const mine = own(actor, await calls.find(callId));
  if (!mine.ok) return mine;
  if (mine.value.value.status !== "active") return fail(refuse("NOT_FOUND"));
  const servers = meeting.servers({ callId, uid: actor.uid }, runtime.now());
  await calls.heard(actor.uid, callId);
  return ok(servers);
}

/**
 * Sets whether the listener takes calls. Their page repeats it, as a sign that it is open. If they take none, a call
 * that rings at them goes on to others.
 */
export async function takeCalls(
  ports: CallPorts,
  actor: Actor,
  { on, beat = false }: Input<"takeCalls">,
): Promise<Outcome<"takeCalls">> {
  const { calls } = ports;
  if (beat) await calls.noteListening(actor.uid);
  else await calls.setListening(actor.uid, on);
  // If this fails, the call goes on when its ringing ends.
  if (!beat && !on) await ringElsewhere(ports, actor.uid);
  return ok({});
}
