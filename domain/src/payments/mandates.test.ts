import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { doublesOf, endsRenewal, isCharging, isOver, onWish, statusTold, type Mandate } from "./mandates";
import { subscription, type Subscription } from "./model";

const status = fc.constantFrom(...subscription.shape.status.options);
const mandate: fc.Arbitrary<Mandate> = fc.record({ status, paid: fc.boolean() });
const running: Mandate = { status: "active", paid: true };
const abandoned: Mandate = { status: "created", paid: false };

describe("an event", () => {
  test.each([
    ["created", "authenticated", "authenticated"],
    ["authenticated", "active", "active"],
    ["active", "halted", "halted"],
    ["halted", "active", "active"],
    ["active", "authenticated", "active"],
    ["pending", "created", "pending"],
    ["authenticated", "created", "authenticated"],
    ["cancelled", "active", "cancelled"],
  ] as const)("about a subscription that is %s, which says %s, leaves it %s", (before, told, after) => {
    expect(statusTold({ status: before, toldAt: null }, { status: told, at: 5_000 }).status).toBe(after);
  });

  test.each([
    ["active", 4_000, "pending", 5_000],
    ["active", 5_000, "active", 5_000],
    ["halted", 9_000, "halted", 9_000],
    ["cancelled", 4_000, "cancelled", 5_000],
  ] as const)("of %s at %i, after one of pending at 5,000, leaves it %s", (told, at, after, toldAt) => {
    expect(statusTold({ status: "pending", toldAt: 5_000 }, { status: told, at })).toEqual({ status: after, toldAt });
  });

  it("may come in any order: the newest one counts", () => {
    const words = fc.uniqueArray(
      fc.record({ status: fc.constantFrom("active", "pending", "halted", "paused" as const), at: fc.nat() }),
      { minLength: 1, selector: ({ at }) => at },
    );
    fc.assert(
      fc.property(words, (told) => {
        const begin: Pick<Subscription, "status" | "toldAt"> = { status: "authenticated", toldAt: null };
        const newest = told.toSorted((one, other) => other.at - one.at)[0];
        expect(told.reduce(statusTold, begin)).toEqual({ status: newest?.status, toldAt: newest?.at });
      }),
    );
  });
});

describe("the end of a mandate", () => {
  test.each<[string, Mandate, readonly Mandate[], boolean]>([
    ["the only one", running, [], true],
    ["one of two that charge", running, [{ status: "active", paid: false }], false],
    ["beside one that may charge again", running, [{ status: "halted", paid: false }], false],
    ["beside one whose first month nobody told of", running, [{ status: "created", paid: true }], false],
    ["beside one that was left at the checkout", running, [abandoned], true],
    ["beside one that is over", running, [{ status: "cancelled", paid: true }], true],
    ["left at the checkout, of a plan that was bought once", abandoned, [], false],
    ["left at the checkout, beside one that charges", abandoned, [running], false],
    ["whose first month nobody told of", { status: "created", paid: true }, [], true],
    ["over before", { status: "expired", paid: true }, [], false],
  ])("%s", (_, ending, others, ends) => {
    expect(endsRenewal(ending, others)).toBe(ends);
  });

  it("never ends what another mandate renews", () => {
    fc.assert(
      fc.property(
        mandate,
        fc.array(mandate, { maxLength: 4 }),
        fc.array(mandate, { maxLength: 4 }),
        (ending, before, after) => {
          expect(endsRenewal(ending, [...before, running, ...after])).toBe(false);
        },
      ),
    );
  });

  it("is told once of several that end, if one of them charged, with the last that does", () => {
    fc.assert(
      fc.property(fc.array(mandate, { minLength: 1, maxLength: 6 }), (all) => {
        const took = all.map(({ status: each, paid }) => !isOver(each) && (each !== "created" || paid));
        const ends = all.map((ending, n) =>
          endsRenewal(ending, [
            ...all.slice(0, n).map(({ paid }): Mandate => ({ status: "cancelled", paid })),
            ...all.slice(n + 1),
          ]),
        );
        expect(ends).toEqual(all.map((_, n) => n === took.lastIndexOf(true)));
      }),
    );
  });
});

const mandateState = fc.record({ status, cancelling: fc.boolean() });
const is = (state: Subscription["status"], cancelling = false) => ({ status: state, cancelling });

describe("buying a monthly plan again, by the mandates for it, newest first", () => {
  test.each([
    ["none", [], { refused: false, resumed: null, ended: [] }],
    ["one at the checkout", [is("created")], { refused: false, resumed: "0", ended: [] }],
    ["one that charges", [is("active")], { refused: true, resumed: null, ended: [] }],
    ["an older one that charges", [is("created"), is("active")], { refused: true, resumed: null, ended: ["0"] }],
    ["two that charge", [is("active"), is("pending")], { refused: true, resumed: null, ended: [] }],
    ["two at the checkout", [is("created"), is("created")], { refused: false, resumed: "0", ended: ["1"] }],
    ["one that was given up", [is("halted")], { refused: false, resumed: null, ended: ["0"] }],
    ["one that is to end", [is("created", true)], { refused: false, resumed: null, ended: ["0"] }],
    [
      "one given up, one at the checkout, one over",
      [is("halted"), is("created"), is("expired")],
      { refused: false, resumed: "1", ended: ["0"] },
    ],
  ])("%s", (_, mandates, expected) => {
    expect(onWish(mandates.map((each, at) => [String(at), each] as const))).toEqual(expected);
  });

  it("leaves at most one that may ever charge, and ends none that does", () => {
    fc.assert(
      fc.property(fc.array(mandateState, { maxLength: 6 }), (all) => {
        const mandates = all.map((each, at) => [String(at), each] as const);
        const { refused, resumed, ended } = onWish(mandates);
        const rest = mandates.filter(([id, each]) => !isOver(each.status) && !ended.includes(id));
        expect(rest.every(([id, each]) => (refused ? isCharging(each) : id === resumed))).toBe(true);
        expect(refused).toBe(all.some(isCharging));
      }),
    );
  });
});

describe("mandates of one person for one plan that both charge", () => {
  const of = (userId: string, createdAt: number, state: Subscription["status"] = "active") =>
    ({ userId, planId: "daily-care", createdAt, ...is(state) }) as const;

  test.each([
    ["the newer one is the double", { b: of("asha", 2), a: of("asha", 1) }, { b: "a" }],
    ["all but the oldest are", { c: of("asha", 3, "paused"), a: of("asha", 1), b: of("asha", 2) }, { b: "a", c: "a" }],
    ["of two at once, one is", { b: of("asha", 1), a: of("asha", 1) }, { b: "a" }],
    ["not those of two people", { a: of("asha", 1), b: of("ravi", 1) }, {}],
    [
      "not one that is over or was never paid",
      { a: of("asha", 1, "expired"), b: of("asha", 2), c: of("asha", 3, "created") },
      {},
    ],
    ["not one for another plan", { a: of("asha", 1), b: { ...of("asha", 2), planId: "deep-healing" as const } }, {}],
  ])("%s", (_, mandates, expected) => {
    expect(Object.fromEntries(doublesOf(Object.entries(mandates)))).toEqual(expected);
  });
});
