import { LOST_AFTER, RING_TIME } from "@thodu/domain/calls/course";
import type { Call } from "@thodu/domain/calls/model";
import type { Actor } from "@thodu/domain/permissions";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { memoryCalls, type MemoryCalls } from "../../../../tests/support/memoryCalls";
import { advance, endCallsOf, sweepCalls } from "./course";
import { answerCall, checkCall, declineCall, endCall, joinCall, takeCalls } from "./sides";
import { startCall } from "./startCall";

const customers = ["asha", "ravi", "lata"] as const;
const listeners = ["meera", "kiran"] as const;

type Doing =
  | { readonly kind: "start"; readonly who: number; readonly id: number }
  | { readonly kind: "answer" | "decline" | "end" | "check" | "join"; readonly who: number; readonly id: number }
  | { readonly kind: "tick"; readonly id: number }
  | { readonly kind: "listen"; readonly who: number; readonly on: boolean }
  | { readonly kind: "revoke"; readonly who: number }
  /** A crisis is marked in the person's conversation, or that is undone. */
  | { readonly kind: "flag"; readonly who: number; readonly on: boolean }
  | { readonly kind: "sweep" };

const IDS = 5;
const id = fc.nat(IDS - 1);
const who = fc.nat(customers.length + listeners.length - 1);
const doing: fc.Arbitrary<Doing> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("start" as const), who, id }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom("answer" as const, "decline" as const, "end" as const, "check" as const, "join" as const),
      who,
      id,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("tick" as const), id }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("listen" as const), who, on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("revoke" as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("flag" as const), who, on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ kind: "sweep" as const }) },
);
/** What happens at once, and how much time passes after it. */
const history = fc.array(
  fc.record({
    atOnce: fc.array(doing, { minLength: 1, maxLength: 5 }),
    pass: fc.constantFrom(0, 5_000, RING_TIME, LOST_AFTER, 900_000),
  }),
  { minLength: 1, maxLength: 12 },
);

const actorOf = (n: number): Actor => {
  const name = [...customers, ...listeners][n] ?? "asha";
  return anActor({ uid: name, listener: n >= customers.length });
};

type Ports = ReturnType<typeof memoryCalls>;

const meeting = { servers: () => ({ iceServers: [], relayOnly: false }) };

interface SeenByPages {
  /** By person and call: the last sign of their page. */
  readonly signs: Map<string, number>;
  /** Calls whose end returned the free call. */
  readonly unheardFree: Set<string>;
}

/** Whether the listener's page gave no sign after the answer or, if the call was lost, the caller's page did not. */
const isUnheard = (
  { signs }: Pick<SeenByPages, "signs">,
  callId: string,
  { customerId, volunteerId, answeredAt, endedBy }: Pick<Call, "customerId" | "volunteerId" | "answeredAt" | "endedBy">,
): boolean => {
  const gaveNoSign = (uid: string | null): boolean => (signs.get(`${uid} ${callId}`) ?? 0) <= (answeredAt ?? 0);
  return gaveNoSign(volunteerId) || (endedBy === "lost" && gaveNoSign(customerId));
};

/** Makes the store return the free call at the end of an unheard call, unless a sign came just before that write. */
function givingBack({ calls, runtime }: Ports): SeenByPages {
  const told: SeenByPages = { signs: new Map(), unheardFree: new Set() };
  const [heard, close] = [calls.heard.bind(calls), calls.close.bind(calls)];
  calls.heard = async (uid, callId) => {
    await heard(uid, callId);
    if (calls.places.get(uid)?.callId === callId) told.signs.set(`${uid} ${callId}`, runtime.now());
  };
  calls.close = async (callId, seen, ending) => {
    const { customerId, allowance } = seen.value;
    const done = await close(callId, seen, ending);
    const isFree = allowance === "free" && isUnheard(told, callId, { ...seen.value, endedBy: ending.by });
    if (done === "stored" && ending.unheard !== null && isFree) {
      calls.freeCalls.delete(customerId);
      told.unheardFree.add(callId);
    }
    return done;
  };
  return told;
}

async function act(ports: Ports, what: Doing): Promise<void> {
  if (what.kind === "sweep") return void (await sweepCalls(ports));
  if (what.kind === "tick") return void (await advance(ports, `call-${what.id}`));
  const actor = actorOf(what.who);
  if (what.kind === "flag")
    return void (what.on ? ports.calls.crises.add(actor.uid) : ports.calls.crises.delete(actor.uid));
  if (what.kind === "revoke") return void (await endCallsOf(ports, actor.uid));
  if (what.kind === "listen") return void (actor.listener && (await takeCalls(ports, actor, { on: what.on })));
  const input = { callId: `call-${what.id}` };
  if (what.kind === "join") return void (await joinCall({ ...ports, meeting }, actor, input));
  const use = { start: startCall, answer: answerCall, decline: declineCall, end: endCall, check: checkCall }[what.kind];
  if (what.kind === "answer" || what.kind === "decline") if (!actor.listener) return;
  await use(ports, actor, input);
}

/** What must hold after every step. */
function holds(
  { calls, cases, places, freeCalls, answeredFree, liftedFree, cutOff }: MemoryCalls,
  told: SeenByPages,
): void {
  const { unheardFree } = told;
  const open = calls.values().filter(([, value]) => value.status === "ringing" || value.status === "active");
  const inOpen = open.flatMap(([callId, value]) =>
    [value.customerId, value.volunteerId].map((uid) => [uid, callId] as const),
  );
  // Nobody is in two calls, and each place belongs to an open call.
  expect(new Set(inOpen.map(([uid]) => uid)).size).toBe(inOpen.length);
  expect(new Map([...places].map(([uid, { callId }]) => [uid, callId]))).toEqual(new Map(inOpen));
  for (const [callId, value] of calls.values()) {
    const { status, customerId, volunteerId, tried, answeredAt, endsAt, endedAt, ringUntil } = value;
    expect(volunteerId).not.toBe(customerId);
    expect(tried).not.toContain(customerId);
    expect(new Set([...tried, volunteerId]).size).toBe(tried.length + 1);
    expect(ringUntil === null).toBe(status !== "ringing");
    expect(answeredAt === null).toBe(status !== "active" && status !== "ended");
    expect(endsAt === null).toBe(answeredAt === null);
    expect(endedAt === null).toBe(status === "ringing" || status === "active");
    if (answeredAt !== null && value.allowance === "free") {
      // A call that was answered counts as used, unless a side's page never came.
      expect(unheardFree.has(callId)).toBe(status === "ended" && isUnheard(told, callId, value));
      if (!unheardFree.has(callId)) expect(freeCalls).toContain(customerId);
    } else expect(unheardFree).not.toContain(callId);
    if (value.allowance === "crisis") expect(value.endedBy).not.toBe("limit");
    // Every end of a call in a crisis makes a case, and no other end does.
    expect(cases.has(callId)).toBe(status === "ended" && value.allowance === "crisis");
  }
  // There is one free call, and only an answered call that was heard uses it.
  expect(answeredFree).toHaveLength(freeCalls.size + unheardFree.size + liftedFree.length);
  // No limit ended the call of a person who was in a crisis then.
  expect(cutOff).toEqual([]);
}

it("keeps everybody in at most one call, and the free call to one, in whatever order people act", async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.infiniteStream(fc.boolean()), async (rounds, coins) => {
      // Each step of a store comes now or a little later, at random, so that callers overtake each other.
      const turn = async (): Promise<void> => {
        if (coins.next().value === true) await Promise.resolve();
        await Promise.resolve();
      };
      const ports = memoryCalls(turn);
      const told = givingBack(ports);
      for (const uid of listeners) ports.calls.listening.add(uid);
      // This person is in a crisis: no limit ends or refuses their calls.
      ports.calls.crises.add("lata");
      for (const { atOnce, pass } of rounds) {
        await Promise.all(atOnce.map((what) => act(ports, what)));
        holds(ports.calls, told);
        ports.pass(pass);
      }
      // After everybody has left, the sweep leaves nothing open.
      ports.pass(86_400_000);
      await sweepCalls(ports);
      await sweepCalls(ports);
      await sweepCalls(ports);
      holds(ports.calls, told);
      expect(ports.calls.places.size).toBe(0);
    }),
    { numRuns: 1_000 },
  );
});
