import { describe, expect, it } from "vitest";
import { aConversation, NOON } from "../../../tests/support/domain";
import { onDesk, queued } from "../../../tests/support/queue";
import { HOUR, MINUTE } from "../time";
import { GONE_AFTER, shouldLeaveQueue, signOf } from "./gone";
import { decideOffers } from "./offers";
import {
  afterTelling,
  AWAY_TO_BE_TOLD,
  endOfPromise,
  isPromised,
  PLACE_KEPT,
  promiseFrom,
  SIGN_TO_BE_TOLD,
  turnOfAway,
} from "./tellMe";

const promise = { since: NOON, until: NOON + 12 * HOUR, calls: 0, calledAt: null } as const;
const away = { waitingSince: null, gone: { at: NOON + MINUTE, waitingSince: NOON } } as const;
const asked = aConversation({ ...away, tellMe: promise });
const told = aConversation({ ...away, tellMe: { ...promise, calls: 1, calledAt: NOON + HOUR } });
const twice = aConversation({ ...away, tellMe: { ...promise, calls: 2, calledAt: NOON + HOUR } });
const [whenTold, afterPlace] = [NOON + HOUR, NOON + HOUR + PLACE_KEPT];

describe("a promise", () => {
  it("belongs to the wait in which it was given", () => {
    expect(promiseFrom(aConversation(), NOON)).toEqual(promise);
    expect(promiseFrom(aConversation(away), NOON)).toEqual(promise);
    expect(promiseFrom(aConversation({ status: "active", waitingSince: null }), NOON)).toBeNull();
    expect(isPromised(asked)).toBe(true);
    expect(isPromised({ ...asked, status: "active" })).toBe(false);
    expect(isPromised(aConversation({ waitingSince: NOON + 1, tellMe: promise }))).toBe(false);
  });

  it("is due until its person is told, and again five minutes later, once", () => {
    expect(turnOfAway(asked, whenTold)).toBe("due");
    expect(turnOfAway(told, whenTold)).toBe("told");
    expect(turnOfAway(told, afterPlace - 1)).toBe("told");
    expect(turnOfAway(told, afterPlace)).toBeNull();
    expect(turnOfAway(told, whenTold + 5 * MINUTE)).toBe("due");
    expect(turnOfAway(twice, afterPlace)).toBeNull();
    expect(turnOfAway(aConversation(away), whenTold)).toBeNull();
    expect(afterTelling(promise, whenTold)).toEqual(told.tellMe);
  });
});

describe("the end of a promise", () => {
  it("is not reached while it can still be kept", () => {
    expect(endOfPromise(asked, false, whenTold)).toBeNull();
    expect(endOfPromise(told, false, afterPlace)).toBeNull();
    expect(endOfPromise(twice, true, afterPlace - 1)).toBeNull();
  });

  it("comes after the second notice, and the place is lost; a person who may be in danger keeps it", () => {
    const end = { notice: "turn-gone", placeFrom: afterPlace, missed: false };
    expect(endOfPromise(twice, true, afterPlace)).toEqual(end);
    for (const danger of [
      { risk: "crisis" },
      { risk: "concern" },
      { alarm: { since: NOON, answer: "no" as const } },
    ] as const)
      expect(endOfPromise({ ...twice, ...danger }, true, afterPlace)).toEqual({ ...end, placeFrom: null });
  });

  it("is a miss if nobody came in time, or if no notice reached anything", () => {
    const missed = { notice: "turn-missed", placeFrom: null, missed: true };
    expect(endOfPromise(asked, false, promise.until)).toEqual(missed);
    expect(endOfPromise(told, true, promise.until)).toEqual(missed);
    expect(endOfPromise(twice, false, afterPlace)).toMatchObject({ notice: "turn-gone", missed: true });
  });

  it("has no notice once the wait is over", () => {
    const end = { notice: null, placeFrom: null, missed: false };
    expect(endOfPromise({ ...asked, status: "active" }, false, NOON)).toEqual(end);
    expect(endOfPromise({ ...asked, status: "closed" }, false, NOON)).toEqual(end);
  });

  it("comes with the first message of a listener: until then they may release the person to the same wait", () => {
    const taken = {
      ...asked,
      status: "active",
      waitingSince: null,
      gone: null,
      claimId: "two",
      waitBefore: NOON,
    } as const;
    const unheard = { ...taken, answeredClaim: "one" };
    expect(endOfPromise(unheard, false, NOON)).toBeNull();
    expect(endOfPromise(unheard, false, promise.until)).toBeNull();
    expect(endOfPromise({ ...taken, answeredClaim: "two" }, false, NOON)).toEqual({
      notice: null,
      placeFrom: null,
      missed: false,
    });
    expect(turnOfAway(unheard, whenTold)).toBeNull();
  });
});

describe("a page that was closed", () => {
  const here = aConversation({ tellMe: promise });
  it("is noticed sooner if its person asked to be told, and as usual if they may be in danger", () => {
    expect(shouldLeaveQueue(here, NOON + AWAY_TO_BE_TOLD)).toBe(false);
    expect(shouldLeaveQueue(here, NOON + AWAY_TO_BE_TOLD + 1)).toBe(true);
    expect(shouldLeaveQueue({ ...here, risk: "crisis" }, NOON + GONE_AFTER)).toBe(false);
  });

  it("gives signs more often; the first one after a notice keeps the promise", () => {
    expect(signOf(here, NOON + SIGN_TO_BE_TOLD - 1)).toBeNull();
    expect(signOf(here, NOON + SIGN_TO_BE_TOLD)).toEqual({ backTo: null });
    expect(signOf(told, afterPlace)).toEqual({ backTo: NOON, keepsPromise: true });
  });
});

describe("a free listener", () => {
  const [due, kept] = [{ away: "due" }, { away: "told" }] as const;
  const later = { waitingSince: NOON + 1 };
  it("is reserved for the first person who is away, from the notice on", () => {
    const turn = { customerId: "asha", to: "a", expiresAt: NOON + PLACE_KEPT };
    expect(decideOffers([queued("asha", due), queued("kiran", later)], [onDesk("a")], NOON)).toMatchObject({
      offers: [],
      turns: [turn],
    });
    expect(decideOffers([queued("asha", kept), queued("kiran", later)], [onDesk("a")], NOON)).toMatchObject({
      offers: [],
      turns: [],
    });
  });

  it("is for a person who is here and stands before them; each further listener for the next one", () => {
    expect(decideOffers([queued("asha", { ...due, ...later }), queued("kiran")], [onDesk("a")], NOON)).toMatchObject({
      offers: [{ customerId: "kiran", to: "a" }],
      turns: [],
    });
    expect(
      decideOffers([queued("asha", kept), queued("kiran", later)], [onDesk("a"), onDesk("b")], NOON).offers,
    ).toMatchObject([{ customerId: "kiran", to: "b" }]);
  });

  it("is for a crisis that is here before all who are away, in a crisis or not", () => {
    const crisis = queued("kiran", { ...later, risk: "crisis" });
    for (const absent of [queued("asha", kept), queued("asha", { ...due, risk: "crisis" })])
      expect(decideOffers([absent, crisis], [onDesk("a")], NOON)).toMatchObject({
        offers: [{ customerId: "kiran", to: "a" }],
        turns: [],
      });
  });
});

describe("a time later of a person", () => {
  const laterTime = { since: NOON, at: NOON + 3 * HOUR, state: "asked", by: null, reminded: false } as const;
  const agreed = aConversation({ laterTime });

  it("lets them close the page as a promise does, unless they may be in danger", () => {
    const [signs, leaves] = [NOON + SIGN_TO_BE_TOLD, NOON + AWAY_TO_BE_TOLD + 1];
    expect([shouldLeaveQueue(agreed, leaves - 1), shouldLeaveQueue(agreed, leaves)]).toEqual([false, true]);
    expect([signOf(agreed, signs - 1), signOf(agreed, signs)]).toEqual([null, { backTo: null }]);
    expect(shouldLeaveQueue({ ...agreed, risk: "concern" }, leaves)).toBe(false);
    expect(shouldLeaveQueue({ ...agreed, laterTime: { ...laterTime, state: "none" } }, leaves)).toBe(false);
  });

  it("keeps the place to which it belongs, whatever becomes of a promise", () => {
    expect(endOfPromise({ ...twice, laterTime }, true, afterPlace)?.placeFrom).toBeNull();
    expect(endOfPromise({ ...twice, laterTime: { ...laterTime, since: 1 } }, true, afterPlace)?.placeFrom).toBe(
      afterPlace,
    );
  });
});
