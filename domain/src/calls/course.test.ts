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

describe("what is due", () => {
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

  it("is known ahead: the end of the ringing, the limit, nothing", () => {
    expect(dueAt(aCall())).toBe(NOON + RING_TIME);
    expect(dueAt(active)).toBe(NOON + 30 * SECOND);
    expect(dueAt(aCall({ status: "ended" }))).toBeNull();
  });

  it("looked at when it is due is no longer nothing", () => {
    for (const call of [aCall(), active]) expect(due(call, sides(), dueAt(call) ?? 0)).not.toBe("nothing");
  });
});

describe("that a caller is in a crisis", () => {
  const said = (call: Call | null, changes: Partial<Parameters<typeof raiseInCall>[1]> = {}) =>
    raiseInCall(call, { listener: "meera", customerId: "asha", level: "crisis", ...changes }, NOON);

  it("is for their listener to say while they talk, and takes the limit away once", () => {
    expect(said(active)).toEqual({ ok: true, value: "lift" });
    expect(said(lifted)).toEqual({ ok: true, value: "as-it-is" });
  });

  it("may be said for ten minutes after the call, which may have ended with it", () => {
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
  ] as const)("is known of who calls %s", (_, talk, last, expected) => {
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
  ] as const)("is refused where %s", (_, call, changes, reason) => {
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

describe("at whom it rings", () => {
  const ready = (uid: string, load = 0, changes: Partial<ReadyListener> = {}) => ({
    uid,
    load,
    busy: false,
    inCrisis: [],
    parted: false,
    languages: ["en" as const],
    ...changes,
  });

  it("is who holds the fewest conversations", () => {
    expect(nextListener(aCall(), [ready("a", 2), ready("b", 1), ready("c", 1)])).toBe("b");
  });

  it("is who speaks the language, before all else", () => {
    expect(
      nextListener(aCall({ locale: "te" }), [
        ready("a"),
        ready("b", 2, { languages: ["te"] }),
        ready("c", 1, { languages: ["hi", "te"] }),
      ]),
    ).toBe("c");
  });

  it("is nobody twice, nobody in a call, nobody with somebody in a crisis, nobody parted from, never the caller", () => {
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

  it("is the listener who holds the caller in a crisis too", () => {
    expect(nextListener(aCall({ customerId: "asha" }), [ready("helping", 1, { inCrisis: ["asha"] })])).toBe("helping");
  });

  it("is nobody who meets somebody else at an agreed time soon, except for a caller in a crisis", () => {
    const soon = [ready("a", 0, { meets: "kiran" })];
    expect(nextListener(aCall({ customerId: "asha" }), soon)).toBeNull();
    expect(nextListener(aCall({ customerId: "asha", allowance: "plan" }), [...soon, ready("b", 2)])).toBe("b");
    expect(nextListener(aCall({ customerId: "kiran" }), soon)).toBe("a");
    expect(nextListener(aCall({ customerId: "asha", allowance: "crisis" }), soon)).toBe("a");
  });

  it("comes to everybody once, then to nobody", () => {
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

describe("who rests, and is not called", () => {
  const said = (changes: Partial<Parameters<typeof isResting>[0]> = {}) =>
    isResting({ availability: "online", seenAt: NOON, stretchSince: NOON, ...changes }, NOON + 30 * SECOND);

  it.each([
    ["nobody who is at the desk", {}, false],
    ["nobody who was never there", { availability: "away", seenAt: null, stretchSince: null }, false],
    ["who is busy", { availability: "busy" }, true],
    ["not who was busy and left", { availability: "busy", seenAt: NOON - HOUR }, false],
    ["who has listened for four hours", { stretchSince: NOON - 4 * HOUR }, true],
    ["not who has had a break since", { stretchSince: NOON - 4 * HOUR, seenAt: NOON - HOUR }, false],
  ] as const)("%s", (_, changes, resting) => {
    expect(said(changes)).toBe(resting);
  });
});

describe("the end of the talk", () => {
  it("is now, and never after the limit", () => {
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
    ["for the one who was gone first", { customerSeenAt: NOON + 15 * SECOND, volunteerSeenAt: NOON + SECOND }, 61],
    ["now where nothing is known of them", { customerSeenAt: null, volunteerSeenAt: null }, 180],
    ["now where both are there", {}, 180],
  ] as const)("is, when a side was lost, %s", (_, seen, seconds) => {
    const now = NOON + 180 * SECOND;
    expect(goneAt(sides({ customerSeenAt: now, volunteerSeenAt: now, ...seen }), now)).toBe(NOON + seconds * SECOND);
  });
});

describe("a call that was answered unheard", () => {
  const free: Call = { ...active, answeredAt: NOON };
  const plan: Call = { ...free, allowance: "plan" };
  const [before, later] = [NOON - 40 * SECOND, NOON + 1];

  it.each([
    ["is lost without a sign of the caller since the answer", free, "lost", before, "customer"],
    ["is lost with the last sign in the moment of the answer", free, "lost", NOON, "customer"],
    ["is not one with a sign since", free, "lost", later, null],
    ["is not one of a caller of whom nothing is known", free, "lost", null, null],
    ["is not one that the listener ended", free, "volunteer", before, null],
    ["is not one that the caller ended", free, "customer", before, null],
    ["is not one that a plan pays", plan, "lost", before, null],
    ["is not one without a limit", lifted, "lost", before, null],
    ["is not one that nobody answered", aCall(), "lost", before, null],
  ] as const)("by its caller %s", (_, call, by, customerSeenAt, expected) => {
    expect(unheardBy(call, by, sides({ customerSeenAt, volunteerSeenAt: later }))).toBe(expected);
  });

  it.each([
    ["gave its last sign with the answer", free, NOON, "volunteer"],
    ["gave none since, and a plan pays", plan, before, "volunteer"],
    ["has given a sign since", free, later, null],
    ["has given a sign since, and a plan pays", plan, later, null],
    ["is not known of", free, null, null],
    ["gave none, in a call without a limit", lifted, before, null],
    ["gave none, in a call that nobody answered", aCall(), before, null],
  ] as const)(
    "is one whose listener's page %s, whoever ends it and whatever the caller does",
    (_, call, at, expected) => {
      for (const by of ["lost", "volunteer", "customer", "server", "limit"] as const)
        expect(unheardBy(call, by, sides({ customerSeenAt: later, volunteerSeenAt: at }))).toBe(expected);
    },
  );
});
