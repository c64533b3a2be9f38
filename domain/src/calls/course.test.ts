import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { aCall, NOON } from "../../../tests/support/domain";
import { HOUR, MINUTE, SECOND } from "../time";
import {
  due,
  dueAt,
  goneAt,
  isCallerInCrisis,
  isIn,
  isResting,
  LOST_AFTER,
  nextListener,
  overAt,
  raiseInCall,
  RING_TIME,
  type ReadyListener,
  type Sides,
  unheardBy,
} from "./course";
import { UNBOUNDED_SECONDS } from "./limits";
import type { Call } from "./model";

const sides = (changes: Partial<Sides> = {}): Sides => ({
  customerSeenAt: NOON,
  volunteerSeenAt: NOON,
  crisis: false,
  ...changes,
});
const active = aCall({
  status: "active",
  ringUntil: null,
  answeredAt: NOON,
  endsAt: NOON + 30 * SECOND,
  maxSeconds: 30,
});
const lifted: Call = {
  ...active,
  allowance: "crisis",
  endsAt: NOON + UNBOUNDED_SECONDS * SECOND,
  maxSeconds: UNBOUNDED_SECONDS,
};

describe("what is due of a call", () => {
  test.each([
    ["rings on", aCall(), sides(), NOON + RING_TIME - 1, "nothing"],
    [
      "goes to the next after 45 seconds",
      aCall(),
      sides({ customerSeenAt: NOON + 40 * SECOND }),
      NOON + RING_TIME,
      "ring-next",
    ],
    ["stops ringing for a caller who is gone", aCall(), sides(), NOON + LOST_AFTER, "cancel"],
    [
      "rings on while nothing is known of the caller",
      aCall({ ringUntil: NOON + HOUR }),
      sides({ customerSeenAt: null }),
      NOON + LOST_AFTER,
      "nothing",
    ],
    ["goes on below the limit", active, sides(), NOON + 29 * SECOND, "nothing"],
    ["ends at the limit", active, sides(), NOON + 30 * SECOND, "limit"],
    ["loses its limit in a crisis, before it is reached", active, sides({ crisis: true }), NOON + SECOND, "lift"],
    ["loses its limit in a crisis, when it is reached", active, sides({ crisis: true }), NOON + 59 * SECOND, "lift"],
    ["loses its limit in a crisis while it rings", aCall(), sides({ crisis: true }), NOON, "lift"],
    ["goes on without a limit", lifted, sides({ crisis: true }), NOON + 59 * SECOND, "nothing"],
    ["goes on without a limit when the flag was taken back", lifted, sides(), NOON + 59 * SECOND, "nothing"],
    [
      "ends when the caller is gone",
      lifted,
      sides({ volunteerSeenAt: NOON + HOUR, crisis: true }),
      NOON + LOST_AFTER,
      "lost",
    ],
    [
      "ends when the listener is gone",
      lifted,
      sides({ customerSeenAt: NOON + HOUR, crisis: true }),
      NOON + LOST_AFTER,
      "lost",
    ],
    ...(["ended", "cancelled", "missed"] as const).map(
      (status) =>
        [`is over once ${status}`, aCall({ status }), sides({ crisis: true }), NOON + HOUR, "nothing"] as const,
    ),
  ] as const)("%s", (_, call, seen, now, expected) => {
    expect(due(call, seen, now)).toBe(expected);
  });

  it("has a known time: the end of the ringing, the limit, or none", () => {
    expect(dueAt(aCall())).toBe(NOON + RING_TIME);
    expect(dueAt(active)).toBe(NOON + 30 * SECOND);
    expect(dueAt(aCall({ status: "ended" }))).toBeNull();
  });

  it("is something once that time has come", () => {
    for (const call of [aCall(), active]) expect(due(call, sides(), dueAt(call) ?? 0)).not.toBe("nothing");
  });
});

describe("a crisis of a caller", () => {
  const said = (call: Call | null, changes: Partial<Parameters<typeof raiseInCall>[1]> = {}) =>
    raiseInCall(call, { listener: "meera", customerId: "asha", level: "crisis", ...changes }, NOON);

  it("can be reported by the listener during the call, and removes the limit once", () => {
    expect(said(active)).toEqual({ ok: true, value: "lift" });
    expect(said(lifted)).toEqual({ ok: true, value: "as-it-is" });
  });

  it("can be reported for ten minutes after the call, which may have ended with it", () => {
    const over = (ago: number) => said({ ...active, status: "ended", endedAt: NOON - ago });
    expect(over(10 * MINUTE - 1)).toEqual({ ok: true, value: "lift" });
    expect(over(10 * MINUTE)).toMatchObject({ ok: false, failure: { reason: "NOT_CLAIMED" } });
  });

  it.each([
    ["as their conversation says", { risk: "crisis" }, null, true],
    ["as their conversation says, whatever was said in a call", { risk: "none" }, { ...lifted, endedAt: NOON }, false],
    ["by their last call, without one", null, { ...lifted, endedAt: NOON - HOUR }, true],
    ["by their last call that is not over", null, lifted, true],
    ["not by one of yesterday", null, { ...lifted, endedAt: NOON - 24 * HOUR }, false],
    ["not by one that was no crisis", null, { ...active, endedAt: NOON }, false],
    ["not without any of it", null, null, false],
  ] as const)("is known %s", (_, talk, last, expected) => {
    expect(isCallerInCrisis(talk, last, NOON)).toBe(expected);
  });

  it.each([
    ["there is no call", null, {}, "NOT_FOUND"],
    ["another listener has it", active, { listener: "ravi" }, "NOT_FOUND"],
    ["the caller says so of themselves", active, { listener: "asha" }, "NOT_FOUND"],
    ["it is somebody else's call", active, { customerId: "kiran" }, "NOT_FOUND"],
    ["it still rings", aCall(), {}, "NOT_CLAIMED"],
    ["nobody answered it", aCall({ status: "missed", endedAt: NOON }), {}, "NOT_CLAIMED"],
    ["they would be calmer than that", active, { level: "none" }, "INVALID_INPUT"],
    ["they would be calmer than a crisis", lifted, { level: "concern" }, "INVALID_INPUT"],
  ] as const)("is refused if %s", (_, call, changes, reason) => {
    expect(said(call, changes)).toMatchObject({ ok: false, failure: { reason } });
  });
});

it.each([
  ["the caller while it rings", aCall(), "asha", true],
  ["the listener at whom it rings", aCall(), "meera", true],
  ["the caller who talks", active, "asha", true],
  ["nobody else", aCall({ tried: ["kiran"] }), "kiran", false],
  ...(["ended", "cancelled", "missed"] as const).map(
    (status) => [`nobody once ${status}`, aCall({ status }), "asha", false] as const,
  ),
] as const)("in a call is %s", (_, call, uid, expected) => {
  expect(isIn(call, uid)).toBe(expected);
});

describe("the listener who is rung", () => {
  const ready = (uid: string, load = 0, changes: Partial<ReadyListener> = {}) => ({
    uid,
    load,
    busy: false,
    inCrisis: [],
    parted: false,
    languages: ["en" as const],
    ...changes,
  });

  it("is the one with the fewest conversations", () => {
    expect(nextListener(aCall(), [ready("a", 2), ready("b", 1), ready("c", 1)])).toBe("b");
  });

  it("is above all one who speaks the language", () => {
    expect(
      nextListener(aCall({ locale: "te" }), [
        ready("a"),
        ready("b", 2, { languages: ["te"] }),
        ready("c", 1, { languages: ["hi", "te"] }),
      ]),
    ).toBe("c");
  });

  it("is asked once, is in no call, has nobody in a crisis, is not parted from the caller and not the caller", () => {
    const all = [
      ready("asha"),
      ready("tried"),
      ready("talking", 0, { busy: true }),
      ready("helping", 0, { inCrisis: ["kiran"] }),
      ready("helping both", 0, { inCrisis: ["asha", "kiran"] }),
      ready("parted", 0, { parted: true }),
    ];
    expect(nextListener(aCall({ customerId: "asha", tried: ["tried"] }), all)).toBeNull();
    expect(nextListener(aCall(), [])).toBeNull();
  });

  it("may be the one who holds the caller in a crisis", () => {
    expect(nextListener(aCall({ customerId: "asha" }), [ready("helping", 1, { inCrisis: ["asha"] })])).toBe("helping");
  });

  it("is none who meets somebody else at an agreed time soon, except for a caller in a crisis", () => {
    const soon = [ready("a", 0, { meets: "kiran" })];
    expect(nextListener(aCall({ customerId: "asha" }), soon)).toBeNull();
    expect(nextListener(aCall({ customerId: "asha", allowance: "plan" }), [...soon, ready("b", 2)])).toBe("b");
    expect(nextListener(aCall({ customerId: "kiran" }), soon)).toBe("a");
    expect(nextListener(aCall({ customerId: "asha", allowance: "crisis" }), soon)).toBe("a");
  });

  it("is each listener once, then nobody", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 }), (uids) => {
        const tried: string[] = [];
        for (
          let next = nextListener(
            aCall({ tried }),
            uids.map((uid) => ready(uid)),
          );
          next !== null;
          next = nextListener(
            aCall({ tried }),
            uids.map((uid) => ready(uid)),
          )
        )
          tried.push(next);
        expect(tried.toSorted()).toEqual(uids.filter((uid) => uid !== aCall().customerId).toSorted());
      }),
    );
  });
});

describe("listeners who rest and are not rung", () => {
  const said = (changes: Partial<Parameters<typeof isResting>[0]> = {}) =>
    isResting({ availability: "online", seenAt: NOON, stretchSince: NOON, ...changes }, NOON + 30 * SECOND);

  it.each([
    ["none who is at the desk", {}, false],
    ["none who was never there", { availability: "away", seenAt: null, stretchSince: null }, false],
    ["one who is busy", { availability: "busy" }, true],
    ["none who was busy and left", { availability: "busy", seenAt: NOON - HOUR }, false],
    ["one who was at the desk for four hours", { stretchSince: NOON - 4 * HOUR }, true],
    ["none who has had a break since", { stretchSince: NOON - 4 * HOUR, seenAt: NOON - HOUR }, false],
  ] as const)("%s", (_, changes, resting) => {
    expect(said(changes)).toBe(resting);
  });
});

describe("the end of a call", () => {
  it("is now, but never after the limit", () => {
    expect(overAt(active, NOON + 10 * SECOND)).toBe(NOON + 10 * SECOND);
    expect(overAt(active, NOON + HOUR)).toBe(NOON + 30 * SECOND);
    expect(overAt(aCall(), NOON)).toBe(NOON);
  });

  it("is not before the answer", () => {
    expect(overAt(active, NOON - SECOND)).toBe(NOON);
  });

  it.each([
    ["a minute after the last sign of the caller", { customerSeenAt: NOON + 10 * SECOND }, 70],
    ["a minute after the last sign of the listener", { volunteerSeenAt: NOON + 20 * SECOND }, 80],
    ["that of the side gone first", { customerSeenAt: NOON + 15 * SECOND, volunteerSeenAt: NOON + SECOND }, 61],
    ["now if nothing is known of them", { customerSeenAt: null, volunteerSeenAt: null }, 180],
    ["now if both are there", {}, 180],
  ] as const)("after a side was lost is %s", (_, seen, seconds) => {
    const now = NOON + 180 * SECOND;
    expect(goneAt(sides({ customerSeenAt: now, volunteerSeenAt: now, ...seen }), now)).toBe(NOON + seconds * SECOND);
  });
});

describe("whether an answered call was heard", () => {
  const free: Call = { ...active, answeredAt: NOON };
  const plan: Call = { ...free, allowance: "plan" };
  const [before, later] = [NOON - 40 * SECOND, NOON + 1];

  it.each([
    ["it was not, if it is lost without a sign since the answer", free, "lost", before, "customer"],
    ["it was not, if it is lost with the last sign in the moment of the answer", free, "lost", NOON, "customer"],
    ["it was, with a sign since", free, "lost", later, null],
    ["it was, if nothing is known of them", free, "lost", null, null],
    ["it was, if the listener ended it", free, "volunteer", before, null],
    ["it was, if the caller ended it", free, "customer", before, null],
    ["it was, if a plan pays", plan, "lost", before, null],
    ["it was, without a limit", lifted, "lost", before, null],
    ["it does not count, if nobody answered", aCall(), "lost", before, null],
  ] as const)("by the signs of the caller: %s", (_, call, by, customerSeenAt, expected) => {
    expect(unheardBy(call, by, sides({ customerSeenAt, volunteerSeenAt: later }))).toBe(expected);
  });

  it.each([
    ["gave its last sign with the answer", free, NOON, "volunteer"],
    ["gave none since, and a plan pays", plan, before, "volunteer"],
    ["has given a sign since", free, later, null],
    ["has given a sign since, and a plan pays", plan, later, null],
    ["is unknown", free, null, null],
    ["gave none, in a call without a limit", lifted, before, null],
    ["gave none, in a call that nobody answered", aCall(), before, null],
  ] as const)(
    "by the listener's page, which %s, whoever ends it and whatever the caller does",
    (_, call, at, expected) => {
      for (const by of ["lost", "volunteer", "customer", "server", "limit"] as const)
        expect(unheardBy(call, by, sides({ customerSeenAt: later, volunteerSeenAt: at }))).toBe(expected);
    },
  );
});
