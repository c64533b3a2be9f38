import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { endsRenewal, isOver, statusTold, type Mandate } from "./mandates";
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

  it("may come in any order: the newest one stands", () => {
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

  it("never ends what another one that takes money renews", () => {
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

  it("comes once of any that end one after the other, if one of them took money, with the last that does", () => {
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
