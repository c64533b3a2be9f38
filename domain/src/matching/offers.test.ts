import { describe, expect, it } from "vitest";
import { frozen, NOON } from "../../../tests/support/domain";
import { onDesk, queued } from "../../../tests/support/queue";
import { MINUTE } from "../time";
import { decideOffers, isForThoseWhoWait, mayMeet, type DeskListener, type Queued } from "./offers";
import { withPass } from "./passes";
import { ALARM_OPEN_MAX } from "./position";
import { offerLasts, OWN_LANGUAGE_FIRST, passLasts, DESK_PRESENT_WITHIN } from "./times";

const decide = (queue: readonly Queued[], listeners: readonly DeskListener[], now = NOON) =>
  decideOffers(frozen(queue), frozen(listeners), now);
/** The listener offered to each person. */
const pairs = (queue: readonly Queued[], listeners: readonly DeskListener[], now = NOON) =>
  Object.fromEntries(decide(queue, listeners, now).offers.map(({ customerId, to }) => [customerId, to]));

const offered = (to: string, expiresAt = NOON + 1) => ({ offer: { to, expiresAt } });

describe("the listeners who take people from the queue", () => {
  it.each([
    ["somebody online", {}, true],
    ["also with their places full, or in a call", { load: 9, inCall: true }, true],
    ["nobody who is with somebody in a crisis", { holdsCrisis: true }, false],
    ["nobody who is busy", { availability: "busy" }, false],
    ["nobody who is not approved", { approved: false }, false],
  ] as const)("%s", (_, changes, there) => {
    expect(isForThoseWhoWait(onDesk("a", changes), NOON)).toBe(there);
  });
});

describe("the listener to whom a person is offered", () => {
  it("is the listener idle for longest", () => {
    const listeners = [
      onDesk("b", { idleSince: NOON - 5 }),
      onDesk("a", { idleSince: NOON - 9 }),
      onDesk("c", { idleSince: NOON - 9 }),
    ];
    expect(decide([queued("asha")], listeners).offers).toEqual([
      { customerId: "asha", to: "a", expiresAt: NOON + offerLasts("none"), passed: {} },
    ]);
    expect(pairs([queued("asha")], [...listeners, onDesk("new", { idleSince: null })])).toEqual({ asha: "new" });
  });

  it("holds no crisis: neither a new person nor a second crisis is offered to them", () => {
    const [busy, other] = [onDesk("a", { holdsCrisis: true, load: 1, idleSince: 0 }), onDesk("b")];
    expect(pairs([queued("asha")], [busy, other])).toEqual({ asha: "b" });
    expect(pairs([queued("asha"), queued("kiran", { risk: "crisis" })], [busy])).toEqual({});
    expect(decide([queued("asha", offered("a"))], [busy]).withdrawals).toMatchObject([{ customerId: "asha" }]);
  });

  it("is none for a person who has left; an open offer of them is withdrawn", () => {
    const gone = queued("asha", { waitingSince: null, risk: "crisis" });
    expect(decide([gone], [onDesk("a")])).toEqual({ offers: [], withdrawals: [], turns: [] });
    expect(decide([{ ...gone, ...offered("a") }], [onDesk("a"), onDesk("b")])).toEqual({
      offers: [],
      withdrawals: [{ customerId: "asha", passed: {} }],
      turns: [],
    });
  });

  it("speaks their language", () => {
    const listeners = [onDesk("a", { languages: ["en"], idleSince: 0 }), onDesk("b", { languages: ["te"] })];
    expect(pairs([queued("asha", { locale: "te" })], listeners)).toEqual({ asha: "b" });
    expect(pairs([queued("asha", { locale: "hi" })], listeners)).toEqual({});
  });

  it("speaks it a little after 20 seconds; in a crisis after 10, and before listeners who do not speak it at all", () => {
    const little = onDesk("a", { languages: ["en"], secondLanguages: ["te"] });
    const waits = (ago: number, risk: "none" | "crisis" = "none") =>
      queued("asha", { locale: "te", risk, waitingSince: NOON - ago });
    expect(pairs([waits(20_000 - 1)], [little])).toEqual({});
    expect(pairs([waits(20_000)], [little])).toEqual({ asha: "a" });
    expect(pairs([waits(20_000)], [little, onDesk("b", { languages: ["te"] })])).toEqual({ asha: "b" });
    expect(pairs([waits(10_000 - 1, "crisis")], [little])).toEqual({});
    const none = onDesk("c", { languages: ["en"], idleSince: 0 });
    expect(pairs([waits(10_000, "crisis")], [little, none])).toEqual({ asha: "a" });
  });

  it("is any free listener in a crisis, if no speaker of the language was free for ten seconds", () => {
    const english = onDesk("a", { languages: ["en"] });
    const crisis = (ago: number) => queued("asha", { locale: "te", risk: "crisis", waitingSince: NOON - ago });
    expect(pairs([crisis(OWN_LANGUAGE_FIRST - 1)], [english])).toEqual({});
    expect(pairs([crisis(OWN_LANGUAGE_FIRST)], [english])).toEqual({ asha: "a" });
    expect(pairs([crisis(OWN_LANGUAGE_FIRST), queued("everyday")], [english])).toEqual({ asha: "a" });
    const speaker = onDesk("b", { languages: ["te"] });
    expect(pairs([crisis(OWN_LANGUAGE_FIRST)], [english, speaker])).toEqual({ asha: "b" });
    // Also where the last place of the speaker is on offer to another person.
    expect(
      pairs(
        [queued("everyday", { locale: "te", ...offered("b") }), crisis(OWN_LANGUAGE_FIRST)],
        [english, { ...speaker, load: 2 }],
      ),
    ).toMatchObject({ asha: "b" });
    expect(pairs([queued("asha", { locale: "te", risk: "concern", waitingSince: 0 })], [english])).toEqual({});
  });

  it("is asked first about a person with an open alarm, only in the person's language", () => {
    const asked = (changes: Partial<Queued> = {}) =>
      queued("asha", {
        risk: "concern",
        alarm: { since: NOON - ALARM_OPEN_MAX, answer: null },
        waitingSince: NOON - MINUTE,
        ...changes,
      });
    const patient = queued("patient", { risk: "concern", waitingSince: NOON - 10 * MINUTE });
    expect(pairs([patient, asked()], [onDesk("a")])).toEqual({ asha: "a" });
    expect(pairs([patient, asked({ alarm: { since: NOON - ALARM_OPEN_MAX, answer: "no" } })], [onDesk("a")])).toEqual({
      patient: "a",
    });
    expect(pairs([asked({ locale: "te" })], [onDesk("a", { languages: ["en"] })])).toEqual({});
    // It does not take a last place that is on offer to another person either.
    expect(pairs([queued("everyday", offered("a")), asked()], [onDesk("a", { load: 2 })])).toEqual({});
  });

  it("is a colleague of a listener who holds a crisis and does not answer, after crises that nobody holds", () => {
    const held = queued("asha", { risk: "crisis", volunteerId: "a", waitingSince: null, lastVolunteerId: "a" });
    expect(pairs([held], [onDesk("a")])).toEqual({});
    expect(pairs([held], [onDesk("a"), onDesk("b")])).toEqual({ asha: "b" });
    expect(pairs([held, queued("kiran", { risk: "crisis" })], [onDesk("a", { load: 3 }), onDesk("b")])).toEqual({
      kiran: "b",
    });
  });

  it.each([
    ["busy", { availability: "busy" }],
    ["away", { availability: "away" }],
    ["silent for a minute", { seenAt: NOON - DESK_PRESENT_WITHIN - 1 }],
    ["never heard of", { seenAt: null }],
    ["at the cap", { load: 3 }],
    [
      "who has taken as many as they have places and written to none",
      { load: 1, unanswered: { a: NOON, b: NOON - MINUTE, c: NOON } },
    ],
    ["in a call", { inCall: true }],
    ["with somebody in a crisis", { holdsCrisis: true }],
    ["not approved any more", { approved: false }],
  ] as const)("is nobody who is %s", (_, changes) =>
    expect(pairs([queued("asha")], [onDesk("a", changes)])).toEqual({}),
  );

  it("is never one whom a report has parted from them, nor themselves", () => {
    expect(pairs([queued("asha", { blocked: ["a"] }), queued("b")], [onDesk("a"), onDesk("b")])).toEqual({
      asha: "b",
      b: "a",
    });
    expect(pairs([queued("b")], [onDesk("b")])).toEqual({});
    expect(mayMeet(queued("asha", { blocked: ["a"] }), "a")).toBe(false);
  });

  it("is the one they talked to last, when present", () => {
    const back = queued("asha", { lastVolunteerId: "b" });
    expect(pairs([back], [onDesk("a", { idleSince: 0 }), onDesk("b")])).toEqual({ asha: "b" });
    expect(pairs([back], [onDesk("a"), onDesk("b", { availability: "busy" })])).toEqual({ asha: "a" });
  });
});

describe("a call", () => {
  it("moves its listener’s offer on to the next, or back to the queue", () => {
    const asha = queued("asha", offered("a"));
    expect(pairs([asha], [onDesk("a", { inCall: true }), onDesk("b")])).toEqual({ asha: "b" });
    expect(decide([asha], [onDesk("a", { inCall: true })]).withdrawals).toMatchObject([{ customerId: "asha" }]);
  });

  it("is not interrupted for a person at risk", () => {
    expect(pairs([queued("asha", { risk: "crisis" })], [onDesk("a", { inCall: true })])).toEqual({});
  });
});

describe("a queue", () => {
  it("is offered from its head, one person to each listener", () => {
    const queue = [queued("late"), queued("early", { waitingSince: NOON - 9 }), queued("crisis", { risk: "crisis" })];
    expect(pairs(queue, [onDesk("a"), onDesk("b")])).toEqual({ crisis: "a", early: "b" });
  });

  it("leaves an open offer, and does not ask its listener about another person", () => {
    const queue = [queued("asha", offered("a")), queued("kiran", { waitingSince: NOON - 9 })];
    expect(decide(queue, [onDesk("a")])).toEqual({ offers: [], withdrawals: [], turns: [] });
    expect(decide(queue, [onDesk("a"), onDesk("b")])).toMatchObject({
      offers: [{ customerId: "kiran", to: "b" }],
      withdrawals: [],
    });
  });
});

describe("an offer that ran out", () => {
  it("goes on to the next, and not to the same one for a while", () => {
    const queue = [queued("asha", offered("a", NOON))];
    expect(decide(queue, [onDesk("a", { idleSince: 0 }), onDesk("b")]).offers).toMatchObject([
      { to: "b", passed: { a: NOON } },
    ]);
    expect(decide(queue, [onDesk("a")])).toEqual({
      offers: [],
      withdrawals: [{ customerId: "asha", passed: { a: NOON }, ranOut: { a: NOON } }],
      turns: [],
    });
    const passed = queued("asha", { passed: { a: NOON } });
    expect(pairs([passed], [onDesk("a", { seenAt: NOON + passLasts("none") })], NOON + passLasts("none") - 1)).toEqual(
      {},
    );
    expect(pairs([passed], [onDesk("a", { seenAt: NOON + passLasts("none") })], NOON + passLasts("none"))).toEqual({
      asha: "a",
    });
  });

  it("counts as passed from when it ran out, however late a run finds it", () => {
    const ranOut = (at: number) => queued("asha", offered("a", at));
    expect(decide([ranOut(NOON - MINUTE)], [onDesk("a")]).withdrawals).toEqual([
      { customerId: "asha", passed: { a: NOON - MINUTE }, ranOut: { a: NOON - MINUTE } },
    ]);
    expect(decide([ranOut(NOON - 20 * MINUTE)], [onDesk("a")]).offers).toMatchObject([{ to: "a", passed: {} }]);
    expect(pairs([ranOut(NOON - passLasts("none"))], [onDesk("a")])).toEqual({ asha: "a" });
  });

  it("is not passed while it still runs and its listener is not free", () => {
    const asha = queued("asha", { ...offered("a"), passed: { b: NOON - 1 } });
    const nobodyFree = [onDesk("a", { inCall: true })];
    expect(decide([asha], nobodyFree).withdrawals).toEqual([{ customerId: "asha", passed: { b: NOON - 1 } }]);
    expect(decide([asha], [...nobodyFree, onDesk("c")]).offers).toMatchObject([{ to: "c", passed: { b: NOON - 1 } }]);
  });

  it("goes on at once if its listener is gone", () => {
    const queue = [queued("asha", offered("a"))];
    expect(pairs(queue, [onDesk("a", { availability: "away" }), onDesk("b")])).toEqual({ asha: "b" });
    expect(decide(queue, []).withdrawals).toHaveLength(1);
  });

  it("is stored with the other passes that still count", () => {
    expect(withPass({ risk: "none", passed: { old: NOON - passLasts("none"), b: NOON - 1 } }, "a", NOON)).toEqual({
      b: NOON - 1,
      a: NOON,
    });
  });
});

describe("somebody at risk", () => {
  const crisis = queued("kiran", { risk: "crisis", waitingSince: NOON + 1 });

  it("loses less time by a listener who looks away, and is asked about again sooner", () => {
    expect(decide([crisis], [onDesk("a")]).offers).toMatchObject([{ expiresAt: NOON + offerLasts("crisis") }]);
    expect(offerLasts("crisis")).toBeLessThan(offerLasts("none"));
    const passed = { ...crisis, passed: { a: NOON - passLasts("crisis") } };
    expect(pairs([passed], [onDesk("a")])).toEqual({ kiran: "a" });
  });

  it("is offered before the answer about another person, if there is a place for both", () => {
    const queue = [queued("asha", offered("a")), crisis];
    expect(pairs(queue, [onDesk("a")])).toEqual({ kiran: "a" });
    expect(pairs([queued("asha", offered("a")), { ...crisis, risk: "concern" }], [onDesk("a", { load: 2 })])).toEqual(
      {},
    );
    expect(pairs(queue, [onDesk("a"), onDesk("b")])).toEqual({ kiran: "b" });
    expect(pairs([queued("asha", offered("a")), queued("devi")], [onDesk("a")])).toEqual({});
  });

  it("in a crisis gets the last place that was only offered to somebody else; nobody has passed the other person", () => {
    const queue = [queued("asha", { ...offered("a"), passed: { b: NOON } }), crisis];
    const { offers, withdrawals } = decide(queue, [onDesk("a", { load: 2 })]);
    expect(offers.map(({ customerId, to }) => [customerId, to])).toEqual([["kiran", "a"]]);
    expect(withdrawals).toEqual([{ customerId: "asha", passed: { b: NOON } }]);
    // From one person only.
    expect(
      pairs([...queue, queued("devi", { risk: "crisis", waitingSince: NOON + 2 })], [onDesk("a", { load: 2 })]),
    ).toEqual({ kiran: "a" });
  });

  it("in a crisis takes the place of an open offer of a concern, where nobody else can be asked", () => {
    const concern = queued("asha", { ...offered("a"), risk: "concern", passed: { c: NOON } });
    for (const load of [0, 2]) {
      const { offers, withdrawals } = decide([concern, crisis], [onDesk("a", { load })]);
      expect(offers).toMatchObject([{ customerId: "kiran", to: "a" }]);
      expect(withdrawals).toEqual([{ customerId: "asha", passed: { c: NOON } }]);
    }
    expect(pairs([concern, crisis], [onDesk("a"), onDesk("b", { idleSince: NOON + 9 })])).toEqual({ kiran: "b" });
    expect(pairs([concern, queued("devi", offered("b")), crisis], [onDesk("a"), onDesk("b")])).toEqual({ kiran: "b" });
    // Not of another crisis, nor of an alarm left open, which counts as one.
    const alarm = { since: NOON - ALARM_OPEN_MAX, answer: null };
    expect(pairs([{ ...concern, alarm, waitingSince: NOON - MINUTE }, crisis], [onDesk("a")])).toEqual({});
    expect(pairs([{ ...concern, risk: "crisis" }, crisis], [onDesk("a")])).toEqual({});
  });

  it("in a crisis is asked about again at once, of who let the offer run out, if nobody else can be asked", () => {
    const ranOut = { ...crisis, ...offered("a", NOON), passed: { gave: NOON - 25_000, a: NOON - 25_000 } };
    const [a, gave] = [onDesk("a"), onDesk("gave", { idleSince: 0 })];
    // The listener who handed them over is not asked yet.
    expect(decide([ranOut, queued("asha")], [a, gave])).toMatchObject({
      offers: [
        { customerId: "kiran", to: "a", passed: { gave: NOON - 25_000, a: NOON } },
        { customerId: "asha", to: "gave" },
      ],
      withdrawals: [],
    });
    expect(pairs([ranOut], [a, onDesk("b")])).toEqual({ kiran: "b" });
    // Who passed was asked and said no; a concern waits out the time for it.
    expect(pairs([{ ...ranOut, offer: null }], [a])).toEqual({});
  });
});
