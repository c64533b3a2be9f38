import { describe, expect, it } from "vitest";
import { frozen, NOON } from "../../../tests/support/domain";
import { onDesk, queued } from "../../../tests/support/queue";
import { MINUTE } from "../time";
import { decideOffers, type DeskListener, type Queued } from "./offers";
import { pauseAfter, pausesUntil } from "./pause";

/** The listener offered to each person. */
const pairs = (queue: readonly Queued[], listeners: readonly DeskListener[], now = NOON) =>
  Object.fromEntries(
    decideOffers(frozen(queue), frozen(listeners), now).offers.map(({ customerId, to }) => [customerId, to]),
  );
const paused = (uid: string, changes: Partial<DeskListener> = {}) =>
  onDesk(uid, { pausedUntil: NOON + 1, idleSince: 0, ...changes });
const crisis = (changes: Partial<Queued> = {}) => queued("asha", { risk: "crisis", ...changes });
const offered = (to: string) => ({ offer: { to, expiresAt: NOON + 1 } });

describe("a pause", () => {
  it("lasts two minutes, after what was hard", () => {
    expect(pauseAfter(true, NOON)).toBe(NOON + 2 * MINUTE);
    expect(pauseAfter(false, NOON)).toBeNull();
  });

  it("ends with its time", () => {
    const at = (pausedUntil: number | null) => pausesUntil({ pausedUntil }, NOON);
    expect([at(NOON + 1), at(NOON), at(null)]).toEqual([NOON + 1, null, null]);
  });
});

describe("a listener who pauses", () => {
  it("is offered nobody until it is over", () => {
    for (const risk of ["none", "concern"] as const) {
      expect(pairs([queued("asha", { risk })], [paused("a")])).toEqual({});
      expect(pairs([queued("asha", { risk })], [paused("a"), onDesk("b")])).toEqual({ asha: "b" });
      expect(pairs([queued("asha", { risk })], [paused("a", { pausedUntil: NOON })])).toEqual({ asha: "a" });
    }
  });

  it("is offered a crisis at once if nobody else can be asked", () => {
    expect(pairs([crisis()], [paused("a"), onDesk("b")])).toEqual({ asha: "b" });
    expect(pairs([crisis()], [paused("a"), onDesk("b", { holdsCrisis: true })])).toEqual({ asha: "a" });
    expect(pairs([crisis({ passed: { b: NOON } })], [paused("a"), onDesk("b")])).toEqual({ asha: "a" });
    expect(pairs([crisis({ lastVolunteerId: "a" })], [paused("a"), onDesk("b")])).toEqual({ asha: "b" });
  });

  it("is offered a crisis after a colleague who is asked about somebody else", () => {
    expect(pairs([crisis(), queued("kiran", offered("b"))], [paused("a"), onDesk("b")])).toEqual({ asha: "b" });
  });

  it("is asked about one crisis at a time", () => {
    expect(Object.values(pairs([crisis(), queued("kiran", { risk: "crisis" })], [paused("a")]))).toEqual(["a"]);
  });

  it("keeps the offer of a crisis, and no other", () => {
    const decide = (person: Queued, ...others: readonly DeskListener[]) =>
      decideOffers([person], [paused("a"), ...others], NOON);
    expect(decide(crisis(offered("a")), onDesk("b"))).toMatchObject({ offers: [], withdrawals: [] });
    expect(decide(queued("asha", offered("a")))).toMatchObject({ withdrawals: [{ customerId: "asha", passed: {} }] });
    expect(decide(queued("asha", offered("a")), onDesk("b"))).toMatchObject({ offers: [{ to: "b", passed: {} }] });
  });

  it("keeps an offer at an agreed time", () => {
    const meets = { by: "a", at: NOON, until: NOON + MINUTE };
    expect(pairs([queued("asha", { meets })], [paused("a"), onDesk("b")])).toEqual({ asha: "a" });
  });
});
