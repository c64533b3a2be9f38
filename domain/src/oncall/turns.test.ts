import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { aPhone, aRing, paged } from "../../../tests/support/phones";
import { MINUTE } from "../time";
import { RINGS_MAX } from "./bounds";
import { chanceOf, couldRing, type Phone } from "./page";
import { turnsByPhone, type AwayPerson, type TurnState } from "./turns";

const away = (id: string, changes: Partial<AwayPerson["person"]> = {}, more: Partial<AwayPerson> = {}): AwayPerson => ({
  person: paged(id, changes),
  away: "due",
  timesTold: 0,
  ...more,
});

const phones = (count: number, changes: Partial<Phone> = {}): readonly Phone[] =>
  Array.from({ length: count }, (_, at) => aPhone(`p${at}`, changes));

const told = (state: Partial<TurnState>): readonly string[] =>
  turnsByPhone({ waiting: [], away: [away("asha")], phones: [], openRings: [], ...state }, NOON).map(
    ({ customerId }) => customerId,
  );

describe("a person who closed the page", () => {
  it("is told only if a phone is likely to be answered", () => {
    expect(told({ phones: phones(2) })).toEqual([]);
    expect(told({ phones: phones(3) })).toEqual(["asha"]);
    expect(told({ phones: phones(1, { standby: true }) })).toEqual(["asha"]);
    expect(told({ phones: phones(1, { answerRate: 0.7 }) })).toEqual(["asha"]);
  });

  it("is told in a crisis if any phone can be rung, asleep or not", () => {
    const crisis = [away("asha", { risk: "crisis" })];
    expect(told({ away: crisis, phones: phones(1) })).toEqual(["asha"]);
    expect(told({ away: crisis, phones: phones(1, { duty: "crisis" }) })).toEqual(["asha"]);
    expect(told({ phones: phones(9, { duty: "crisis" }) })).toEqual([]);
    expect(told({ away: crisis })).toEqual([]);
  });

  it("is told so once: the other notice is left for the desk", () => {
    expect(told({ away: [away("asha", {}, { timesTold: 1 })], phones: phones(9) })).toEqual([]);
  });

  it("does not count on a phone that may not ring for them", () => {
    expect(told({ away: [away("asha", { blocked: ["p0"] })], phones: phones(3) })).toEqual([]);
    expect(told({ away: [away("asha", { rung: { p1: NOON - MINUTE } })], phones: phones(3) })).toEqual([]);
    expect(told({ phones: phones(3, { languages: { hi: "well" } }) })).toEqual([]);
    expect(told({ phones: phones(3, { load: 1 }) })).toEqual([]);
    expect(told({ phones: phones(9, { rings: Array<number>(RINGS_MAX).fill(NOON - MINUTE) }) })).toEqual([]);
    expect(told({ phones: phones(3), openRings: [aRing("p0")] })).toEqual([]);
  });

  it("is not told if the rings of the night are used up, except in a crisis", () => {
    const used = phones(9, { reached: [1, 2, 3].map((ago) => NOON - ago * MINUTE) });
    expect(told({ phones: used })).toEqual([]);
    expect(told({ away: [away("asha", { risk: "crisis" })], phones: used })).toEqual(["asha"]);
  });

  it("comes after those who wait on their page, and after those who were just told", () => {
    expect(told({ waiting: [paged("kiran")], phones: phones(5) })).toEqual([]);
    expect(told({ waiting: [paged("kiran")], phones: phones(6) })).toEqual(["asha"]);
    const justTold = away("lata", { since: NOON + 1 }, { away: "told", timesTold: 1 });
    expect(told({ away: [away("asha"), justTold], phones: phones(5) })).toEqual([]);
    expect(told({ away: [away("asha"), justTold], phones: phones(6) })).toEqual(["asha"]);
  });

  it("is told in the order of the queue, a crisis first, each because of other phones", () => {
    const all = [
      away("asha", { since: NOON - MINUTE }),
      away("kiran", { since: NOON - 2 * MINUTE }),
      away("lata", { since: NOON, risk: "crisis" }),
    ];
    expect(told({ away: all, phones: phones(6) })).toEqual(["lata", "kiran"]);
    expect(told({ away: all, phones: phones(9) })).toEqual(["lata", "kiran", "asha"]);
  });
});

it("never counts a phone twice, nor one that may not ring, nor is promised what is unlikely", () => {
  const person = fc.record({
    id: fc.constantFrom("a", "b", "c", "d", "e"),
    risk: fc.constantFrom("none" as const, "concern" as const, "crisis" as const),
    blocked: fc.subarray(["p0", "p1", "p2"]),
    since: fc.integer({ min: NOON - 60 * MINUTE, max: NOON }),
  });
  const phone = fc.record({
    answerRate: fc.double({ min: 0.01, max: 1, noNaN: true }),
    standby: fc.boolean(),
    duty: fc.constantFrom("awake" as const, "crisis" as const),
    load: fc.constantFrom(0, 0, 1),
  });
  const people = fc.uniqueArray(person, { selector: ({ id }) => id });
  fc.assert(
    fc.property(people, fc.array(phone, { maxLength: 12 }), (some, of) => {
      const all = of.map((each, at) => aPhone(`p${at}`, each));
      const state = { waiting: [], away: some.map(({ id, ...rest }) => away(id, rest)), phones: all, openRings: [] };
      const turns = turnsByPhone(state, NOON);
      const counted = turns.flatMap((turn) => turn.phones);
      expect(new Set(counted).size).toBe(counted.length);
      for (const turn of turns) {
        const who = paged(turn.customerId, some.find(({ id }) => id === turn.customerId) ?? {});
        const theirs = all.filter(({ uid }) => turn.phones.includes(uid));
        expect(theirs.every((each) => couldRing(each, who, NOON))).toBe(true);
        const silent = theirs.reduce((chance, each) => chance * (1 - chanceOf(each)), 1);
        expect(who.risk === "crisis" || 1 - silent >= 2 / 3).toBe(true);
      }
    }),
  );
});
