import { allowanceOf, type Allowance } from "@thodu/domain/calls/allowance";
import { nextListener, RING_TIME } from "@thodu/domain/calls/course";
import { mostCalls } from "@thodu/domain/calls/limits";
import { aliasFor } from "@thodu/domain/chat/alias";
import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import { MINUTE, type Millis } from "@thodu/domain/time";
import { retryOnConflict } from "../retryOnConflict";
import { leave, type CallPorts } from "./course";
import type { Begun } from "./ports";

const WINDOW = 10 * MINUTE;

/**
 * Rings a listener who takes calls and is free. First ends a call that the same person left open in another tab: a
 * person is in one call. Nothing is used up before the answer.
 */
export async function startCall(
  ports: CallPorts,
  actor: Actor,
  input: Input<"startCall">,
): Promise<Outcome<"startCall">> {
  const { runtime, calls, callClock } = ports;
  const { callId } = input;
  return retryOnConflict<Outcome<"startCall">>(runtime, async () => {
    const known = await calls.find(callId);
    if (known)
      return known.value.customerId === actor.uid
        ? ok({ callId, maxSeconds: known.value.maxSeconds })
        : fail(refuse("ID_REUSED"));
    const now = runtime.now();
    const allowed = await permitted(ports, actor.uid, now);
    if (!allowed.ok) return allowed;
    if ((await calls.placeOf(actor.uid)) !== null) {
      await leave(ports, actor.uid, "self");
      // What was used there has to be counted before the length of this call is decided.
      return "conflict";
    }

    const { last, ...allowance } = allowed.value;
    const call = {
      customerId: actor.uid,
      alias: aliasFor(actor.uid),
      locale: input.locale ?? "en",
      ...allowance,
    } as const;
    const volunteerId = nextListener({ ...call, tried: [] }, await calls.ready(actor.uid, now));
    const ring = volunteerId === null ? null : { volunteerId, until: now + RING_TIME };
    if ((await calls.open(callId, call, ring, last)) === "conflict") return "conflict";
    if (ring) await callClock.lookAfter(callId, ring.until, now);
    return ok({ callId, maxSeconds: allowed.value.maxSeconds });
  });
}

async function permitted(
  { calls }: CallPorts,
  uid: string,
  now: Millis,
): Promise<Result<Allowance & Pick<Begun, "last">, Failure<"CALL_USED" | "QUOTA_USED" | "RATE_LIMITED">>> {
  const [facts, begun] = await Promise.all([calls.facts(uid), calls.begunSince(uid, now - WINDOW, mostCalls(true))]);
  const allowed = allowanceOf({ ...facts, now });
  if (allowed.ok && begun.count >= mostCalls(facts.crisis))
    return fail(refuse("RATE_LIMITED", { retryAfterSeconds: 60 }));
  return allowed.ok ? ok({ ...allowed.value, last: begun.last }) : allowed;
}
