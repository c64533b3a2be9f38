import { describe, expect, it } from "vitest";
import { frozen, NOON } from "../../../tests/support/domain";
import { onDesk, queued } from "../../../tests/support/queue";
import { MINUTE } from "../time";
import { decideOffers, type DeskListener, type Queued } from "./offers";
import { offerLasts } from "./times";

const decide = (queue: readonly Queued[], listeners: readonly DeskListener[]) =>
  decideOffers(frozen(queue), frozen(listeners), NOON);
/** The listener offered to each person. */
const pairs = (queue: readonly Queued[], listeners: readonly DeskListener[]) =>
  Object.fromEntries(decide(queue, listeners).offers.map(({ customerId, to }) => [customerId, to]));

const offered = (to: string, expiresAt = NOON + 1) => ({ offer: { to, expiresAt } });

describe("at an agreed time", () => {
  const meets = { by: "late", at: NOON, until: NOON + 5 * MINUTE };
  const asha = queued("asha", { meets });
  const [idle, agreed] = [onDesk("idle", { idleSince: 0 }), onDesk("late", { capacity: 1 })];

  it("the listener who took it is asked first, until it is over, whether the page is open or not", () => {
    const offer = { customerId: "asha", to: "late", expiresAt: meets.until, passed: {} };
    expect(decide([queued("first", { waitingSince: NOON - 1 }), asha], [agreed]).offers).toEqual([offer]);
    expect(decide([{ ...asha, waitingSince: null }], [idle, agreed]).offers).toEqual([offer]);
    expect(pairs([{ ...asha, locale: "te" }], [idle, { ...agreed, languages: ["en"] }])).toEqual({ asha: "late" });
  });

  it("a person who is here is offered to others if that listener can't be asked; one who is away waits", () => {
    expect(pairs([asha], [idle])).toEqual({ asha: "idle" });
    expect(pairs([{ ...asha, passed: { late: NOON } }], [idle, agreed])).toEqual({ asha: "idle" });
    expect(pairs([{ ...asha, blocked: ["late"] }], [idle, agreed])).toEqual({ asha: "idle" });
    expect(pairs([{ ...asha, waitingSince: null }], [idle])).toEqual({});
  });

  it("a listener whose connection broke meanwhile has not passed them", () => {
    const before = { ...asha, waitingSince: null, ...offered("late", meets.until) };
    expect(decide([before], []).withdrawals).toEqual([{ customerId: "asha", passed: {} }]);
    expect(decide([before], [agreed])).toEqual({ offers: [], withdrawals: [], turns: [] });
  });

  it("the last place of that listener is reserved from ten minutes before, except for people who come first", () => {
    const soon = { ...asha, waitingSince: null, meets: { ...meets, at: NOON + MINUTE } };
    expect(pairs([soon, queued("other")], [agreed])).toEqual({});
    expect(pairs([soon, queued("other")], [{ ...agreed, capacity: 2 }])).toEqual({ other: "late" });
    expect(pairs([soon, queued("other", { risk: "crisis" })], [agreed])).toEqual({ other: "late" });
  });

  it("a listener who has an open offer and a place left is asked about them all the same", () => {
    const other = queued("other", { waitingSince: NOON - 1, ...offered("late") });
    expect(pairs([other, asha], [{ ...agreed, capacity: 2 }])).toEqual({ asha: "late" });
    expect(pairs([other, { ...asha, waitingSince: null }], [agreed])).toEqual({});
  });

  it("a person in a crisis has the usual short offer, and goes on to others", () => {
    const crisis = { ...asha, risk: "crisis" } as const;
    expect(decide([crisis], [idle, agreed]).offers).toMatchObject([
      { to: "late", expiresAt: NOON + offerLasts("crisis") },
    ]);
    expect(pairs([{ ...crisis, passed: { late: NOON } }], [idle, agreed])).toEqual({ asha: "idle" });
    expect(pairs([{ ...crisis, ...offered("late", NOON) }], [idle, agreed])).toEqual({ asha: "idle" });
  });
});
