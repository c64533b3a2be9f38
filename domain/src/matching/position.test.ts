import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR, MINUTE, SECOND } from "../time";
import {
  aheadOf,
  byTurnAt,
  CONCERN_HEAD_START,
  LEFT_HEAD_START,
  PLAN_HEAD_START,
  ALARM_OPEN_MAX,
  aheadByOpenAlarm,
  type Ahead,
  type Waiting,
} from "./position";

/** Later than all arrivals. */
const NOW = 2_000 * HOUR;
const byTurn = byTurnAt(NOW);

const one = (id: string, changes: Partial<Waiting> = {}): Waiting => ({
  id,
  risk: "none",
  alarm: null,
  priority: 0,
  waitingSince: 1_000,
  notice: null,
  ...changes,
});
const anyone: fc.Arbitrary<Waiting> = fc.record({
  id: fc.string({ minLength: 1, maxLength: 3 }),
  risk: fc.constantFrom("none" as const, "concern" as const, "crisis" as const),
  alarm: fc.constant(null),
  priority: fc.constantFrom(0, 1),
  // Ties, and times around the head starts.
  waitingSince: fc.oneof(
    fc.integer({ min: 0, max: 5 }),
    fc.integer({ min: 0, max: 20 }).map((n) => n * 5 * MINUTE),
  ),
  notice: fc.constantFrom(null, "listener-left" as const),
});
/** People who wait, some with an open alarm, some of them only just. */
const asked: fc.Arbitrary<Waiting> = fc
  .tuple(
    anyone,
    fc.constantFrom(0, NOW - ALARM_OPEN_MAX, NOW - 1),
    fc.constantFrom(null, "no" as const, "listener" as const),
  )
  .map(([each, since, answer]) => (each.risk === "concern" ? { ...each, alarm: { since, answer } } : each));
const queue = fc.uniqueArray(fc.oneof(anyone, asked), { selector: ({ id }) => id, minLength: 1, maxLength: 20 });

/** Counts as a store does: by arrival, then by id. */
const counted = (
  own: Waiting,
  waiting: readonly Waiting[],
  { risk, priority, listenerLeft: left, from, before }: Ahead,
): number =>
  waiting.filter((each) => {
    const isBefore = (at: number | null): boolean =>
      at !== null && (each.waitingSince === at ? each.id < own.id : (each.waitingSince ?? Infinity) < at);
    const inRange = (from === null || !isBefore(from)) && (before === null || isBefore(before));
    return each.risk === risk && each.priority === priority && (!left || each.notice === "listener-left") && inRange;
  }).length;

const positionOf = (own: Waiting, waiting: readonly Waiting[]): number =>
  aheadOf(own, NOW).reduce(
    (place, range) => place + counted(own, waiting, range),
    1 + aheadByOpenAlarm(own, waiting, NOW),
  );

describe("the place in the queue", () => {
  it("goes by risk, then plan, then time, then id", () => {
    const all = [
      one("unstamped", { waitingSince: null }),
      one("b"),
      one("a"),
      one("earlier", { waitingSince: 1 }),
      one("plan", { priority: 1, waitingSince: 9_000 }),
      one("concern", { risk: "concern", waitingSince: 9_000 }),
      one("crisis", { risk: "crisis", waitingSince: 9_999 }),
    ];
    expect(all.toSorted(byTurn).map(({ id }) => id)).toEqual([
      "crisis",
      "concern",
      "plan",
      "earlier",
      "a",
      "b",
      "unstamped",
    ]);
  });

  it("is for a while before later people if the listener had to leave", () => {
    const came = (ago: number) => [
      one("came", { waitingSince: 10 * HOUR - ago }),
      one("left", { waitingSince: 10 * HOUR, notice: "listener-left" }),
    ];
    expect(
      came(LEFT_HEAD_START - 1)
        .toSorted(byTurn)
        .map(({ id }) => id),
    ).toEqual(["left", "came"]);
    expect(
      came(LEFT_HEAD_START + 1)
        .toSorted(byTurn)
        .map(({ id }) => id),
    ).toEqual(["came", "left"]);
    const plan = one("plan", { waitingSince: 10 * HOUR, priority: 1, notice: "listener-changed" });
    expect([plan, ...came(0)].toSorted(byTurn).map(({ id }) => id)).toEqual(["plan", "left", "came"]);
  });

  it("is 1 if nobody else is there, whether the list has the person or not", () => {
    expect(positionOf(one("asha"), [])).toBe(1);
    expect(positionOf(one("asha"), [one("asha")])).toBe(1);
  });

  it("is different for everybody: 1, 2, 3 … in the order of turns", () => {
    fc.assert(
      fc.property(queue, (waiting) => {
        const places = waiting.toSorted(byTurn).map((each) => positionOf(each, waiting));
        expect(places).toEqual(waiting.map((_, index) => index + 1));
      }),
    );
  });

  it("never gets worse because somebody behind leaves", () => {
    fc.assert(
      fc.property(queue, fc.nat(), (waiting, pick) => {
        const own = waiting[pick % waiting.length];
        if (!own) return;
        const others = waiting.filter((each) => each === own || byTurn(each, own) < 0);
        expect(positionOf(own, others)).toBe(positionOf(own, waiting));
      }),
    );
  });
});

describe("a person with an open alarm", () => {
  const asks = (changes: Partial<Waiting> = {}) =>
    one("asked", {
      risk: "concern",
      waitingSince: NOW - HOUR,
      alarm: { since: NOW - ALARM_OPEN_MAX, answer: null },
      ...changes,
    });
  const first = (each: Waiting) =>
    [one("patient", { waitingSince: 0 }), one("concern", { risk: "concern", waitingSince: 1 }), each]
      .toSorted(byTurn)
      .map(({ id }) => id)[0];

  it("has the order of a crisis from 30 seconds on", () => {
    expect(ALARM_OPEN_MAX).toBe(30 * SECOND);
    expect(first(asks())).toBe("asked");
    expect(first(asks({ alarm: { since: NOW - ALARM_OPEN_MAX + 1, answer: null } }))).toBe("concern");
    expect([asks(), one("crisis", { risk: "crisis", waitingSince: NOW - HOUR - 1 })].toSorted(byTurn)[0]?.id).toBe(
      "crisis",
    );
    expect([asks(), one("crisis", { risk: "crisis", waitingSince: NOW - HOUR + 1 })].toSorted(byTurn)[0]?.id).toBe(
      "asked",
    );
  });

  it("is asked while they wait, so a question from an earlier talk counts from the wait on", () => {
    expect(first(asks({ alarm: { since: 0, answer: null }, waitingSince: NOW - 1 }))).toBe("concern");
    expect(first(asks({ waitingSince: null }))).toBe("concern");
  });

  it("has the order of a concern once the question was answered", () => {
    for (const answer of ["no", "listener"] as const)
      expect(first(asks({ alarm: { since: 0, answer } }))).toBe("concern");
  });
});

describe("ageing", () => {
  it("lets a person who has waited long enough go before a plan, and then before a concern, but never before a crisis", () => {
    const at = 1_000 * HOUR;
    const rivals = [
      one("plan", { priority: 1, waitingSince: at }),
      one("concern", { risk: "concern", waitingSince: at }),
      one("crisis", { risk: "crisis", waitingSince: at }),
    ];
    const place = (time: number) => positionOf(one("patient", { waitingSince: at - time }), rivals);
    expect([PLAN_HEAD_START - 1, PLAN_HEAD_START + 1, CONCERN_HEAD_START + 1, 900 * HOUR].map(place)).toEqual([
      4, 3, 2, 2,
    ]);
  });

  it("lets nobody go first who came later than the longest head start, except a crisis", () => {
    fc.assert(
      fc.property(anyone, anyone, (first, second) => {
        const later = {
          ...second,
          waitingSince: (first.waitingSince ?? 0) + CONCERN_HEAD_START + PLAN_HEAD_START + LEFT_HEAD_START + 1,
        };
        fc.pre(later.risk !== "crisis" && first.waitingSince !== null);
        expect(byTurn(first, later)).toBeLessThan(0);
      }),
    );
  });
});
