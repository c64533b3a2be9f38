import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { aConversation, NOON } from "../../../tests/support/domain";
import { MINUTE, SECOND } from "../time";
import {
  CRISIS_UNANSWERED_MAX,
  inCrisisUnansweredSince,
  isAnotherAsked,
  isTakenSilently,
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
    // Every listener who counts as gone is also found by the check for disconnected listeners.
    if (deserted) expect(mayBeDisconnected(NOON - silence, NOON)).toBe(true);
  });

  it("is released also if all is read and the listener has not written since they took them", () => {
    const taken = held({ unreadByVolunteer: 0, claimId: "claim-2", answeredClaim: "claim-1" });
    expect(isDeserted(taken, NOON - 5 * MINUTE - 1, NOON)).toBe(true);
    expect(isDeserted(taken, NOON - 5 * MINUTE, NOON)).toBe(false);
  });

  it("is kept while all is read and answered, nobody holds them, or the desk never gave a sign", () => {
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

  it("has another listener asked as soon as an offer is open, else after the same 90 seconds", () => {
    const offer = { to: "ravi", expiresAt: later + 1, handOver: false };
    const soon = NOON + SECOND;
    expect(isAnotherAsked(crisis(), later - 1)).toBe(false);
    expect(isAnotherAsked(crisis(), later)).toBe(true);
    expect(isAnotherAsked(crisis({ offer }), soon)).toBe(true);
    expect(isAnotherAsked(crisis({ offer: { ...offer, expiresAt: soon } }), soon)).toBe(false);
    // Their own listener asks a colleague.
    expect(isAnotherAsked(crisis({ offer: { ...offer, handOver: true } }), later)).toBe(false);
    // Answered, with an offer that the server has yet to withdraw; or not in a crisis; or in the queue.
    const answered = { lastSender: "volunteer", lastMessageAt: soon, offer } as const;
    expect(isAnotherAsked(crisis(answered), later)).toBe(false);
    expect(isAnotherAsked(crisis({ risk: "concern", offer }), later)).toBe(false);
    expect(isAnotherAsked(crisis({ status: "waiting", volunteerId: null, offer }), later)).toBe(false);
  });

  it("waits too long 90 seconds after the first unanswered message, or after the claim", () => {
    expect(isUnanswered(crisis(), later - 1)).toBe(false);
    expect(isUnanswered(crisis(), later)).toBe(true);
    // Further messages of the person do not restart the time.
    expect(isUnanswered(crisis({ lastMessageAt: later }), later)).toBe(true);
    expect(isUnanswered(crisis({ claimedAt: NOON + 1 }), later)).toBe(false);
    // A listener who came after the last answer has not answered yet.
    expect(isUnanswered(crisis({ lastSender: "volunteer", claimedAt: NOON }), later)).toBe(true);
    // Conversations stored before these fields existed.
    expect(isUnanswered(crisis({ unansweredSince: null, claimedAt: null }), later)).toBe(true);
  });

  it("is shown from the beginning of the crisis, and others are asked at once if nobody has answered for long", () => {
    const began = crisis({ unansweredSince: NOON - 31 * MINUTE, crisisSince: NOON });
    expect(inCrisisUnansweredSince(began)).toBe(NOON);
    expect(isUnanswered(began, NOON)).toBe(true);
    expect(inCrisisUnansweredSince(crisis({ crisisSince: NOON - MINUTE }))).toBe(NOON);
  });

  it("is shown from the first unanswered message on, whoever has claimed them since", () => {
    const claimed = crisis({ unansweredSince: NOON - 12 * MINUTE, claimedAt: NOON });
    expect(inCrisisUnansweredSince(claimed)).toBe(NOON - 12 * MINUTE);
    expect(isUnanswered(claimed, NOON + MINUTE)).toBe(false);
  });

  it("was answered by a call; what is written after it waits from its end", () => {
    const spoken = crisis({ unansweredSince: NOON - 31 * MINUTE, lastMessageAt: NOON - 9, spokeAt: NOON });
    expect(waitsInCrisis(spoken)).toBe(false);
    expect(isUnanswered(spoken, later)).toBe(false);
    expect(mayBeTakenOver(spoken, later)).toBe(false);
    expect(inCrisisUnansweredSince({ ...spoken, lastMessageAt: NOON + 1 })).toBe(NOON);
    // The call was with the listener before this one.
    expect(inCrisisUnansweredSince({ ...spoken, claimedAt: NOON + 1 })).toBe(NOON + 1);
    expect(inCrisisUnansweredSince({ ...spoken, lastMessageAt: NOON + 1, claimedAt: NOON + 2 })).toBe(NOON);
  });

  it("has been taken without a word until its listener has written or spoken with them", () => {
    const taken = crisis({ claimedAt: NOON + SECOND, claimId: "claim-2", answeredClaim: "claim-1" });
    expect(isTakenSilently(taken)).toBe(true);
    // The listener before this one had the last word; then the person writes before this one does.
    expect(isTakenSilently({ ...taken, lastSender: "volunteer" })).toBe(true);
    expect(isTakenSilently({ ...taken, lastMessageAt: NOON + MINUTE, unansweredSince: NOON + MINUTE })).toBe(true);
    // Answered; what they write after that is a talk as usual, for 90 seconds.
    expect(isTakenSilently({ ...taken, answeredClaim: "claim-2" })).toBe(false);
    expect(isTakenSilently({ ...taken, spokeAt: NOON + 2 * SECOND, lastMessageAt: NOON + MINUTE })).toBe(false);
    expect(isTakenSilently({ ...taken, risk: "concern" })).toBe(false);
    expect(isTakenSilently({ ...taken, status: "waiting" })).toBe(false);
    expect(isUnanswered(taken, NOON + MINUTE)).toBe(false);
  });

  it("waits for an answer from the first moment on", () => {
    expect(waitsInCrisis(crisis())).toBe(true);
    expect(waitsInCrisis(crisis({ lastSender: "volunteer", claimedAt: NOON }))).toBe(true);
  });

  it("may be taken over by the listener to whom it is offered, whatever came before", () => {
    const at = fc.integer({ min: -200, max: 200 }).map((seconds) => NOON + seconds * SECOND);
    const some = fc.record({
      lastSender: fc.constantFrom("customer" as const, "volunteer" as const),
      lastMessageAt: at,
      unansweredSince: fc.option(at),
      claimedAt: fc.option(at),
      crisisSince: fc.option(at),
      spokeAt: fc.option(at),
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
    ["is in no crisis", { risk: "concern" }],
    ["waits in the queue", { status: "waiting", volunteerId: null }],
  ] as const)("does not include a person who %s", (_, changes) => {
    expect(waitsInCrisis(crisis(changes))).toBe(false);
    expect(isUnanswered(crisis(changes), later)).toBe(false);
  });
});
