import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { aConversation, NOON } from "../../../tests/support/domain";
import { MINUTE, SECOND } from "../time";
import {
  CRISIS_UNANSWERED_MAX,
  isDeserted,
  isUnanswered,
  mayBeDisconnected,
  mayBeTakenOver,
  waitsInCrisis,
} from "./listenerTimeout";

const held = (changes: Parameters<typeof aConversation>[0] = {}) =>
  aConversation({ status: "active", volunteerId: "meera", unreadByVolunteer: 1, ...changes });

describe("a person whose listener has gone silent", () => {
  test.each([
    ["after five minutes", "none", 5 * MINUTE, false],
    ["after more", "none", 5 * MINUTE + 1, true],
    ["at risk, after a minute and a half", "concern", 90 * SECOND, false],
    ["at risk, after more", "concern", 90 * SECOND + 1, true],
    ["in a crisis, after more", "crisis", 90 * SECOND + 1, true],
  ] as const)("%s", (_, risk, silence, deserted) => {
    expect(isDeserted(held({ risk }), NOON - silence, NOON)).toBe(deserted);
    // Nobody is looked after whom the look at the listener would have left out.
    if (deserted) expect(mayBeDisconnected(NOON - silence, NOON)).toBe(true);
  });

  it("also where all is read and the listener has said nothing since they took them: handed over, or asked for by a press", () => {
    const taken = held({ unreadByVolunteer: 0, claimId: "claim-2", answeredClaim: "claim-1" });
    expect(isDeserted(taken, NOON - 5 * MINUTE - 1, NOON)).toBe(true);
    expect(isDeserted(taken, NOON - 5 * MINUTE, NOON)).toBe(false);
  });

  it("stays with them while all is read and answered, nobody holds them, or the desk has never said a word", () => {
    const answered = held({ unreadByVolunteer: 0, claimId: "claim-2", answeredClaim: "claim-2", risk: "crisis" });
    expect(isDeserted(answered, 0, NOON)).toBe(false);
    expect(isDeserted(held({ status: "waiting", volunteerId: null }), 0, NOON)).toBe(false);
    expect(isDeserted(held(), null, NOON)).toBe(false);
    expect(mayBeDisconnected(null, NOON)).toBe(false);
  });
});

describe("a crisis whose listener does not answer", () => {
  const crisis = (changes: Parameters<typeof aConversation>[0] = {}) =>
    held({
      risk: "crisis",
      lastSender: "customer",
      lastMessageAt: NOON,
      unansweredSince: NOON,
      claimedAt: 0,
      ...changes,
    });
  const later = NOON + CRISIS_UNANSWERED_MAX + 1;

  it("is one a minute and a half after the first message that nobody answered, or after the claim", () => {
    expect(isUnanswered(crisis(), later - 1)).toBe(false);
    expect(isUnanswered(crisis(), later)).toBe(true);
    // Who writes on and on is not put off by it.
    expect(isUnanswered(crisis({ lastMessageAt: later }), later)).toBe(true);
    expect(isUnanswered(crisis({ claimedAt: NOON + 1 }), later)).toBe(false);
    // Whoever came after the last answer has not answered yet.
    expect(isUnanswered(crisis({ lastSender: "volunteer", claimedAt: NOON }), later)).toBe(true);
    // As conversations were stored before.
    expect(isUnanswered(crisis({ unansweredSince: null, claimedAt: null }), later)).toBe(true);
  });

  it("waits for an answer from the first moment on", () => {
    expect(waitsInCrisis(crisis())).toBe(true);
    expect(waitsInCrisis(crisis({ lastSender: "volunteer", claimedAt: NOON }))).toBe(true);
  });

  it("may be taken over by whoever it is offered to, whatever came before", () => {
    const at = fc.integer({ min: -200, max: 200 }).map((seconds) => NOON + seconds * SECOND);
    const some = fc.record({
      lastSender: fc.constantFrom("customer" as const, "volunteer" as const),
      lastMessageAt: at,
      unansweredSince: fc.option(at),
      claimedAt: fc.option(at),
    });
    fc.assert(
      fc.property(some, at, (changes, now) => {
        fc.pre(isUnanswered(crisis(changes), now));
        expect(mayBeTakenOver(crisis(changes), now)).toBe(true);
      }),
    );
  });

  test.each([
    ["is answered", { lastSender: "volunteer", lastMessageAt: NOON + 1, claimedAt: NOON }],
    ["was answered before that was stored", { lastSender: "volunteer", claimedAt: null }],
    ["is none", { risk: "concern" }],
    ["waits for anybody", { status: "waiting", volunteerId: null }],
  ] as const)("is nobody who %s", (_, changes) => {
    expect(waitsInCrisis(crisis(changes))).toBe(false);
    expect(isUnanswered(crisis(changes), later)).toBe(false);
  });
});
