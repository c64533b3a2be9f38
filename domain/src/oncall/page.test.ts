import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { aPhone, aRing, paged } from "../../../tests/support/phones";
import { DAY, HOUR, MINUTE, SECOND } from "../time";
import { RINGS_MAX } from "./bounds";
import { decidePages, mayRingForAll, RECEIPT_WITHIN, type PagerState, type Phone, type OpenRing } from "./page";

const many = (count: number, changes: Partial<Phone> = {}): Phone[] =>
  Array.from({ length: count }, (_, at) => aPhone(`p${String(at).padStart(2, "0")}`, changes));

const decide = (state: Partial<PagerState>, after: number) =>
  decidePages({ waiting: [paged("asha")], phones: [], openRings: [], claimed: {}, ...state }, NOON + after);

const rungOf = (state: Partial<PagerState>, after: number): readonly string[] =>
  decide(state, after).rings.map(({ uid }) => uid);

describe("the waves", () => {
  it("ring 2, 3, 4 and 6 phones at once and after 15, 30 and 45 seconds, each phone once", () => {
    const phones = many(30);
    let waves = 0;
    const rung: Record<string, number> = {};
    const sizes: number[] = [];
    const openRings: OpenRing[] = [];
    for (const after of [0, 14, 15, 30, 45]) {
      const waiting = [paged("asha", { waves, rung })];
      const { rings, pages, nextAt } = decide({ waiting, phones, openRings }, after * SECOND);
      waves = pages[0]?.waves ?? 0;
      sizes.push(rings.length);
      for (const { uid } of rings) rung[uid] = NOON;
      openRings.push(...rings.map((each) => ({ ...each, receipt: true })));
      expect(nextAt).toBeGreaterThan(NOON + after * SECOND);
    }
    expect(sizes).toEqual([2, 0, 3, 4, 6]);
    expect(Object.keys(rung)).toHaveLength(15);
  });

  it("ring all that is due if a run came late", () => {
    expect(rungOf({ phones: many(30) }, 36 * SECOND)).toHaveLength(9);
  });

  it("go on at once if all phones declined", () => {
    const waiting = [paged("asha", { waves: 1, rung: { p00: NOON, p01: NOON } })];
    expect(rungOf({ waiting, phones: many(6) }, 8 * SECOND)).toEqual(["p02", "p03", "p04"]);
    const openRings = [aRing("p00", { at: NOON + 6 * SECOND })];
    expect(rungOf({ waiting, openRings, phones: many(6) }, 8 * SECOND)).toEqual([]);
  });

  it("ring no further phone while the desk has just been asked, except in a crisis", () => {
    const asked = { heldUntil: NOON + 20 * SECOND };
    expect(decide({ waiting: [paged("asha", asked)], phones: many(6) }, 5 * SECOND)).toMatchObject({
      rings: [],
      nextAt: NOON + 20 * SECOND,
    });
    expect(rungOf({ waiting: [paged("asha", asked)], phones: many(6) }, 20 * SECOND)).toHaveLength(5);
    const waiting = [paged("asha", { ...asked, risk: "crisis" })];
    expect(rungOf({ waiting, phones: many(6) }, 5 * SECOND)).toHaveLength(4);
  });

  it("ring twice as many for a crisis", () => {
    expect(rungOf({ waiting: [paged("asha", { risk: "crisis" })], phones: many(30) }, 0)).toHaveLength(4);
  });
});

describe("a ring without a receipt", () => {
  const waiting = [paged("asha", { waves: 1, rung: { p00: NOON, p01: NOON } })];
  const openRings = [aRing("p00", { receipt: false }), aRing("p01")];

  it("is awaited for a few seconds, then another phone rings in its place, once", () => {
    const early = decide({ waiting, openRings, phones: many(6) }, RECEIPT_WITHIN - 1);
    expect([early.rings, early.nextAt]).toEqual([[], NOON + RECEIPT_WITHIN]);
    const { rings, pages, ends } = decide({ waiting, openRings, phones: many(6) }, RECEIPT_WITHIN);
    expect(rings.map(({ uid }) => uid)).toEqual(["p02"]);
    expect([pages[0]?.replaced, ends]).toEqual([["p00"], []]);
    const again = [paged("asha", { waves: 1, rung: { p00: NOON, p01: NOON, p02: NOON }, replaced: ["p00"] })];
    expect(rungOf({ waiting: again, openRings: [...openRings, aRing("p02")], phones: many(6) }, 9 * SECOND)).toEqual(
      [],
    );
  });

  it("counts for the average while a receipt may still come, and not afterwards", () => {
    const phones = many(2, { reached: [NOON - 1, NOON - 1, NOON - 1] }).concat(aPhone("p02"), aPhone("p03"));
    const kiran = [paged("kiran")];
    const onTheWay = ["a", "b", "c", "d", "e"].map((uid) => aRing(uid, { receipt: false, at: NOON }));
    expect(rungOf({ waiting: [...waiting, ...kiran], openRings: onTheWay, phones }, SECOND)).toHaveLength(1);
    const silent = [paged("asha", { ...waiting[0], replaced: ["a", "b", "c", "d", "e"] }), ...kiran];
    expect(rungOf({ waiting: silent, openRings: onTheWay, phones }, 5 * SECOND)).toHaveLength(2);
  });
});

/** Phones that can't be rung now, except that the one on duty for crises can be rung in a crisis. */
const unavailable: readonly (readonly [string, Partial<Phone>])[] = [
  ["was rung six times in a night", { rings: Array.from({ length: RINGS_MAX }, () => NOON - HOUR) }],
  ["has had two talks in a night", { talks: [NOON - HOUR, NOON - HOUR] }],
  ["missed three in a row", { missed: 3 }],
  ["holds somebody", { load: 1 }],
  ["rests after a hard talk", { restsUntil: NOON + MINUTE }],
  ["is to be woken for a crisis only", { duty: "crisis" }],
];

describe("the phone that is rung", () => {
  it.each<readonly [string, Partial<Phone>]>([
    ...unavailable,
    ["does not speak the language", { languages: { hi: "well" } }],
    ["speaks it a little, in the first seconds", { languages: { te: "little" } }],
  ])("is never that of a listener who %s", (_, changes) => {
    expect(rungOf({ phones: [aPhone("meera", changes)] }, 5 * SECOND)).toEqual([]);
  });

  it.each(unavailable)("may ring for everybody who waits, unless its listener %s", (_, changes) => {
    expect(mayRingForAll(aPhone("meera"), NOON)).toBe(true);
    expect(mayRingForAll(aPhone("meera", changes), NOON)).toBe(false);
  });

  it("is never that of a blocked listener, of the holder, or of the person", () => {
    const waiting = [paged("asha", { risk: "crisis", blocked: ["meera"], volunteerId: "ravi" })];
    expect(rungOf({ waiting, phones: ["meera", "ravi", "asha"].map((uid) => aPhone(uid)) }, 50 * SECOND)).toEqual([]);
  });

  it("may be that of a sleeping listener in a crisis, after those who are awake", () => {
    const phones = [aPhone("a", { duty: "crisis" }), aPhone("b"), aPhone("c")];
    const waiting = [paged("asha", { risk: "crisis" })];
    expect(rungOf({ waiting, phones }, 5 * SECOND)).toEqual(["b", "c", "a"]);
    expect(rungOf({ waiting, phones: phones.slice(0, 1) }, 5 * SECOND)).toEqual(["a"]);
  });

  it("may be that of a listener with a little of the language after 20 seconds, in a crisis after 10", () => {
    const phones = [aPhone("a", { languages: { te: "little" } }), aPhone("b", { languages: {} })];
    expect(rungOf({ phones }, 20 * SECOND)).toEqual(["a"]);
    const waiting = [paged("asha", { risk: "crisis" })];
    expect(rungOf({ waiting, phones }, 9 * SECOND)).toEqual([]);
    expect(rungOf({ waiting, phones }, 20 * SECOND)).toEqual(["a", "b"]);
  });

  it("is first that of a listener who is likely to answer, has the page open, and was rung least", () => {
    const phones = [
      aPhone("a", { rings: [NOON - HOUR, NOON - HOUR] }),
      aPhone("b", { answerRate: 0.1 }),
      aPhone("c"),
      aPhone("d", { standby: true }),
    ];
    expect(rungOf({ phones }, 5 * SECOND)).toEqual(["d", "c"]);
  });

  it("is limited to three rings on average, except in a crisis", () => {
    const phones = many(4, { reached: [NOON - 1, NOON - 1, NOON - 1] });
    expect(rungOf({ phones }, 20 * SECOND)).toEqual([]);
    expect(rungOf({ phones: many(4, { rings: [NOON - 1, NOON - 1, NOON - 1] }) }, 15 * SECOND)).toHaveLength(4);
    expect(rungOf({ waiting: [paged("asha", { risk: "crisis" })], phones }, 20 * SECOND)).toHaveLength(4);
  });

  it("is limited by the average of this night only; a phone that was not rung counts too", () => {
    const tonight = [NOON - 1, NOON - 1, NOON - 1];
    const lastNight = [1, 2, 3, 4, 5].map((n) => NOON - DAY - n);
    expect(rungOf({ phones: many(4, { reached: lastNight }) }, 15 * SECOND)).toHaveLength(4);
    expect(rungOf({ phones: many(4, { reached: [...lastNight, ...tonight] }) }, 15 * SECOND)).toEqual([]);
    const [rung, ...others] = many(4, { reached: [...tonight, ...tonight] });
    const fresh = others.map((each) => ({ ...each, reached: [] }));
    expect(rungOf({ phones: rung ? [rung, ...fresh] : [] }, 15 * SECOND)).toHaveLength(4);
  });

  it("rings for one person at a time, a crisis first", () => {
    const waiting = [paged("kiran"), paged("asha", { risk: "crisis", since: NOON + 1 })];
    const { rings } = decide({ waiting, phones: many(5) }, 6 * SECOND);
    expect(rings.map(({ customerId, uid }) => [customerId, uid])).toEqual([
      ["asha", "p00"],
      ["asha", "p01"],
      ["asha", "p02"],
      ["asha", "p03"],
      ["kiran", "p04"],
    ]);
  });
});

it("rings for one person of a network at a time, and for each crisis", () => {
  const waiting = ["asha", "kiran", "omar"].map((id) =>
    paged(id, { network: "n", risk: id === "omar" ? "crisis" : "none" }),
  );
  expect(decide({ waiting, phones: many(9) }, 5 * SECOND).pages.map(({ customerId }) => customerId)).toEqual(["omar"]);
  const others = waiting.slice(0, 2);
  expect(decide({ waiting: others, phones: many(9) }, 5 * SECOND).pages.map(({ customerId }) => customerId)).toEqual([
    "asha",
  ]);
});

describe("the end of a ring", () => {
  const openRings = ["meera", "ravi"].map((uid) => aRing(uid));
  const endsOf = (state: Partial<PagerState>, after: number) =>
    decide({ openRings, ...state }, after).ends.map(({ uid, how }) => [uid, how]);

  it("comes at once if the two are parted", () => {
    expect(endsOf({ waiting: [paged("asha", { blocked: ["meera"] })] }, SECOND)).toEqual([["meera", "over"]]);
  });

  it("comes at once for a listener who has taken somebody else meanwhile, as if they had declined", () => {
    const phones = [aPhone("meera", { load: 1 }), aPhone("ravi")];
    expect(endsOf({ phones }, SECOND)).toEqual([["meera", "declined"]]);
    expect(endsOf({ phones, waiting: [], claimed: { asha: "meera" } }, SECOND)).toEqual([
      ["meera", "answered"],
      ["ravi", "taken"],
    ]);
  });

  it("comes at once if the person has left or was claimed, and after a minute", () => {
    expect(endsOf({}, 59 * SECOND)).toEqual([]);
    expect(endsOf({}, MINUTE)).toEqual([
      ["meera", "expired"],
      ["ravi", "expired"],
    ]);
    expect(endsOf({ waiting: [] }, SECOND)).toEqual([
      ["meera", "over"],
      ["ravi", "over"],
    ]);
    expect(endsOf({ waiting: [], claimed: { asha: "ravi" } }, SECOND)).toEqual([
      ["meera", "taken"],
      ["ravi", "answered"],
    ]);
  });
});

describe("the result of a page", () => {
  const troubleOf = (state: Partial<PagerState>, after: number) => decide(state, after).pages[0]?.trouble;

  it("is known at once if nobody is on call, and after the last wave if nobody answered", () => {
    expect(troubleOf({}, 5 * SECOND)).toBe("none-on-call");
    const rung = { meera: NOON };
    expect(troubleOf({ waiting: [paged("asha", { waves: 3, rung })] }, 40 * SECOND)).toBeNull();
    expect(troubleOf({ waiting: [paged("asha", { waves: 4, rung })] }, 2 * MINUTE)).toBe("unanswered");
    expect(troubleOf({ phones: many(1) }, 5 * SECOND)).toBeNull();
  });

  it("is that no phone was rung, to the end, also after a page that rang one", () => {
    const waiting = [paged("asha", { waves: 3, rung: { meera: NOON - MINUTE } })];
    const { pages } = decide({ waiting }, 45 * SECOND);
    expect(pages).toMatchObject([{ waves: 4, trouble: "none-on-call", isOver: true }]);
    expect(decide({ waiting }, 44 * SECOND).pages).toMatchObject([{ trouble: "none-on-call", isOver: false }]);
  });
});
