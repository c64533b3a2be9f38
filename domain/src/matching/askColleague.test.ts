import { describe, expect, it } from "vitest";
import { heldBy, NOON } from "../../../tests/support/domain";
import { onDesk, queued } from "../../../tests/support/queue";
import { decideHandOver } from "./askColleague";
import { decideOffers, type Queued } from "./offers";
import { offerLasts } from "./times";

const facts = {
  customerId: "asha",
  conversation: heldBy("ravi"),
  to: "meera",
  colleague: onDesk("meera"),
  asked: undefined,
  parted: false,
  now: NOON,
};
const outcome = (changes: Partial<Parameters<typeof decideHandOver>[0]> = {}) => {
  const decided = decideHandOver({ ...facts, ...changes });
  return decided.ok ? decided.value : decided.failure.reason;
};

describe("a listener who asks a colleague to go on", () => {
  it("makes an offer to them; in a crisis for no longer than any other", () => {
    const offer = { customerId: "asha", to: "meera", passed: {}, handOver: true };
    expect(outcome()).toEqual({ ...offer, expiresAt: NOON + offerLasts("none") });
    const conversation = heldBy("ravi", { risk: "crisis" });
    expect(outcome({ conversation })).toEqual({ ...offer, expiresAt: NOON + offerLasts("crisis") });
  });

  it("asks once, and no second colleague meanwhile", () => {
    const asking = (to: string, expiresAt: number) => heldBy("ravi", { offer: { to, expiresAt, handOver: true } });
    expect(outcome({ conversation: asking("meera", NOON + 1) })).toBeNull();
    expect(outcome({ conversation: asking("devi", NOON + 1) })).toBe("TAKEN");
    expect(outcome({ conversation: asking("devi", NOON) })).toMatchObject({ to: "meera" });
    // Somebody whom the queue asks in their place does not count.
    expect(outcome({ conversation: heldBy("ravi", { offer: { to: "devi", expiresAt: NOON + 1 } }) })).toMatchObject({
      to: "meera",
    });
  });

  it.each([
    ["is not at the desk", { colleague: null }],
    ["is away", { colleague: onDesk("meera", { availability: "away" }) }],
    ["is in a call", { colleague: onDesk("meera", { inCall: true }) }],
    ["has no free place", { colleague: onDesk("meera", { load: 3 }) }],
    ["is with somebody in a crisis", { colleague: onDesk("meera", { holdsCrisis: true }) }],
    ["pauses after a hard talk", { colleague: onDesk("meera", { pausedUntil: NOON + 1 }) }],
    ["is asked about somebody else", { asked: "other" }],
    ["was parted from the person by a report", { parted: true }],
    ["may not meet the person", { conversation: heldBy("ravi", { blocked: ["meera"] }) }],
    ["is the person themselves", { customerId: "meera" }],
    ["is the listener", { conversation: heldBy("meera") }],
  ] as const)("is told at once if that colleague %s", (_, changes) => {
    expect(outcome(changes)).toBe("AT_CAPACITY");
  });

  it("comes first in a crisis, except before another", () => {
    const conversation = heldBy("ravi", { risk: "crisis" });
    expect(outcome({ conversation, asked: "other" })).toMatchObject({ to: "meera" });
    expect(outcome({ conversation, asked: "first" })).toBe("AT_CAPACITY");
  });
});

describe("somebody who stays with their listener while a colleague is asked", () => {
  const handed = (changes: Partial<Queued> = {}): Queued =>
    queued("asha", {
      waitingSince: null,
      volunteerId: "ravi",
      stays: true,
      offer: { to: "meera", expiresAt: NOON + 1, handOver: true },
      ...changes,
    });
  const decide = (person: Queued, others: readonly Queued[], ...there: Parameters<typeof onDesk>[]) =>
    decideOffers(
      [...others, person],
      there.map((each) => onDesk(...each)),
      NOON,
    );

  it("keeps that colleague from being asked about others, at risk or not", () => {
    const others = [queued("kiran"), queued("omar", { risk: "concern" })];
    for (const risk of ["none", "concern"] as const)
      expect(decide(handed({ risk }), others, ["meera"])).toEqual({ offers: [], withdrawals: [], turns: [] });
  });

  it("gives way to a crisis of the queue that nobody else can take, but not in a crisis of their own", () => {
    const crisis = [queued("kiran", { risk: "crisis" })];
    for (const risk of ["none", "concern"] as const)
      expect(decide(handed({ risk, passed: { devi: NOON } }), crisis, ["meera"])).toMatchObject({
        offers: [{ customerId: "kiran", to: "meera" }],
        withdrawals: [{ customerId: "asha", passed: { devi: NOON } }],
      });
    expect(decide(handed(), crisis, ["meera"], ["devi"])).toMatchObject({
      offers: [{ customerId: "kiran", to: "devi" }],
      withdrawals: [],
    });
    expect(decide(handed({ risk: "crisis" }), crisis, ["meera"])).toMatchObject({ offers: [], withdrawals: [] });
  });

  it("is offered to nobody else if the colleague can't accept any more", () => {
    expect(decide(handed(), [], ["meera", { inCall: true }], ["devi"])).toMatchObject({
      offers: [],
      withdrawals: [{ customerId: "asha" }],
    });
    expect(decide(handed({ risk: "crisis" }), [], ["devi"])).toMatchObject({
      offers: [],
      withdrawals: [{ customerId: "asha" }],
    });
  });
});
