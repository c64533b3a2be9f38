import { describe, expect, it } from "vitest";
import { aConversation, heldBy, NOON } from "../../../tests/support/domain";
import { DAY, HOUR, MINUTE } from "../time";
import {
  agreedTime,
  isOffered,
  mayBeReleased,
  mayBeTaken,
  mayComeLater,
  meetingOf,
  overlap,
  shownTime,
  timesOffered,
} from "./laterTime";

const AT = NOON + 3 * HOUR;
const time = { since: NOON, at: AT, state: "asked", by: null, reminded: false } as const;
const taken = { ...time, state: "taken", by: "meera" } as const;

describe("times to choose", () => {
  it("begin with the first half hour that is an hour ahead, and end with tomorrow in Kolkata", () => {
    const tomorrowEnds = NOON + 36 * HOUR;
    expect(timesOffered(NOON)).toEqual({ from: NOON + HOUR, until: tomorrowEnds });
    expect(timesOffered(NOON + 1)).toEqual({ from: NOON + 90 * MINUTE, until: tomorrowEnds });
    expect(timesOffered(NOON + 12 * HOUR)).toEqual({ from: NOON + 13 * HOUR, until: tomorrowEnds + DAY });
  });

  it("may still be chosen ten minutes after they were offered, and no others may", () => {
    const { from, until } = timesOffered(NOON);
    expect(isOffered(from, NOON + 10 * MINUTE)).toBe(true);
    expect(isOffered(from, NOON + 10 * MINUTE + 1)).toBe(false);
    expect(isOffered(until - 30 * MINUTE, NOON)).toBe(true);
    expect(isOffered(until, NOON)).toBe(false);
    expect(isOffered(from + 1, NOON)).toBe(false);
    expect(isOffered(Number.NaN, NOON)).toBe(false);
  });
});

it.each([
  [{ risk: "none" }, true],
  [{ risk: "concern" }, true],
  [{ risk: "crisis" }, false],
  [{ alarm: { since: NOON, answer: null } }, false],
  [{ alarm: { since: NOON, answer: "no" } }, true],
  [{ alarm: { since: NOON, answer: "listener" } }, true],
] as const)("a person who is or may be in a crisis is not asked to come later: %j", (changes, expected) => {
  expect(mayComeLater(aConversation(changes))).toBe(expected);
});

describe("a time", () => {
  it.each([
    [aConversation({ laterTime: time }), true],
    [aConversation({ laterTime: taken }), true],
    [aConversation({ laterTime: time, waitingSince: null, gone: { at: NOON, waitingSince: NOON } }), true],
    [aConversation({ laterTime: { ...time, since: NOON - 1 } }), false],
    [aConversation({ laterTime: { ...time, state: "none" } }), false],
    [aConversation({ laterTime: { ...taken, state: "missed" } }), false],
    [heldBy("meera", { laterTime: taken }), false],
    [aConversation(), false],
  ])("stands while it is of this wait and not over (%#)", (wait, stands) => {
    expect(agreedTime(wait) !== null).toBe(stands);
  });

  it("is shown with how it ended, without its listener, and not in another wait", () => {
    expect(shownTime(aConversation({ laterTime: taken }))).toEqual({ at: AT, state: "taken" });
    expect(shownTime(aConversation({ laterTime: { ...time, state: "none" } }))).toEqual({ at: AT, state: "none" });
    expect(shownTime(aConversation({ laterTime: { ...time, since: 1 } }))).toBeNull();
  });

  it("can be taken until half an hour before, and released until an hour before", () => {
    expect([mayBeTaken(AT, AT - 30 * MINUTE - 1), mayBeTaken(AT, AT - 30 * MINUTE)]).toEqual([true, false]);
    expect([mayBeReleased(AT, AT - HOUR), mayBeReleased(AT, AT - HOUR + 1)]).toEqual([true, false]);
  });

  it("overlaps with another less than an hour away", () => {
    expect([overlap(AT, AT), overlap(AT, AT + HOUR - 1), overlap(AT + HOUR, AT)]).toEqual([true, true, false]);
  });

  it("is a meeting from ten minutes before until five after", () => {
    const wait = aConversation({ laterTime: taken });
    const meeting = { by: "meera", at: AT, until: AT + 5 * MINUTE };
    expect(meetingOf(wait, AT - 10 * MINUTE - 1)).toBeNull();
    expect(meetingOf(wait, AT - 10 * MINUTE)).toEqual(meeting);
    expect(meetingOf(wait, AT + 5 * MINUTE - 1)).toEqual(meeting);
    expect(meetingOf(wait, AT + 5 * MINUTE)).toBeNull();
    expect(meetingOf(aConversation({ laterTime: time }), AT)).toBeNull();
  });
});
