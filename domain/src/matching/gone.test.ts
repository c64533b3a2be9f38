import { describe, expect, it, test } from "vitest";
import { aConversation, NOON } from "../../../tests/support/domain";
import { HOUR, MINUTE } from "../time";
import {
  GONE_AFTER,
  GONE_PLACE_KEPT,
  shouldLeaveQueue,
  isOutOfQueue,
  SIGN_STORED_EVERY,
  signOf,
  whereabouts,
} from "./gone";

const silent = { waitingSince: NOON, lastMessageAt: NOON } as const;
const later = NOON + GONE_AFTER + 1;
const timeAt = (at: number) => ({ since: NOON, at, state: "none", by: null, reminded: false }) as const;

describe("a person who waits", () => {
  it("has gone after ten minutes without a sign", () => {
    expect(shouldLeaveQueue(aConversation(silent), later - 1)).toBe(false);
    expect(shouldLeaveQueue(aConversation(silent), later)).toBe(true);
  });

  test.each([
    ["gave a sign", { waitSignAt: NOON + 1 }],
    ["wrote", { lastMessageAt: NOON + 1 }],
    ["came later", { waitingSince: NOON + 1 }],
    ["is on offer", { offer: { to: "meera", expiresAt: later + 1 } }],
    ["does not wait any more", { status: "active" }],
    ["has gone already", { waitingSince: null }],
  ] as const)("has not gone if they %s", (_, changes) =>
    expect(shouldLeaveQueue(aConversation({ ...silent, ...changes }), later)).toBe(false),
  );

  it("has gone despite an expired offer, or a message of a listener", () => {
    expect(shouldLeaveQueue(aConversation({ ...silent, offer: { to: "meera", expiresAt: later } }), later)).toBe(true);
    expect(shouldLeaveQueue(aConversation({ ...silent, lastSender: "volunteer", lastMessageAt: later }), later)).toBe(
      true,
    );
  });
});

describe("a sign", () => {
  it("is stored only from time to time, and not if the person does not wait", () => {
    expect(signOf(aConversation(silent), NOON + SIGN_STORED_EVERY - 1)).toBeNull();
    expect(signOf(aConversation(silent), NOON + SIGN_STORED_EVERY)).toEqual({ backTo: null });
    expect(signOf(aConversation({ status: "active", waitingSince: null }), later)).toBeNull();
    expect(signOf(aConversation({ status: "closed", waitingSince: null }), later)).toBeNull();
  });

  it("of a person who had gone gives them their place again", () => {
    const gone = aConversation({ waitingSince: null, gone: { at: later, waitingSince: NOON } });
    expect(isOutOfQueue(gone)).toBe(true);
    expect(signOf(gone, later)).toEqual({ backTo: NOON });
    expect(signOf({ ...gone, gone: null }, later)).toEqual({ backTo: later });
  });

  it("gives back a place for twelve hours; then a new wait begins", () => {
    const gone = aConversation({ waitingSince: null, gone: { at: later, waitingSince: NOON } });
    const over = later + GONE_PLACE_KEPT;
    expect(GONE_PLACE_KEPT).toBe(12 * HOUR);
    expect(signOf(gone, over - 1)).toEqual({ backTo: NOON });
    expect(signOf(gone, over)).toEqual({ backTo: over });
  });

  it.each([
    ["is told of their turn", { tellMe: { since: NOON, until: 0, calls: 0, calledAt: null } }],
    ["has a time later", { laterTime: { since: NOON, at: 0, state: "asked", by: null, reminded: false } }],
    ["had one less than twelve hours ago", { laterTime: timeAt(later + 60 * HOUR) }],
    ["is at risk", { risk: "concern" }],
    ["was asked whether they are in danger", { alarm: { since: NOON, answer: "no" } }],
  ] as const)("gives back the place of a person who %s, however long after", (_, changes) => {
    const gone = { waitingSince: null, gone: { at: later, waitingSince: NOON } };
    expect(signOf(aConversation({ ...gone, ...changes }), later + 71 * HOUR)).toEqual({ backTo: NOON });
  });

  it("does not keep a place for a time later that was over long ago, or of an earlier wait", () => {
    const gone = { waitingSince: null, gone: { at: later, waitingSince: NOON } };
    const now = later + 71 * HOUR;
    for (const laterTime of [timeAt(later + HOUR), { ...timeAt(now), since: NOON - 1 }])
      expect(signOf(aConversation({ ...gone, laterTime }), now)).toEqual({ backTo: now });
  });
});

describe("where a person is", () => {
  const after = (minutes: number): number => NOON + minutes * MINUTE;
  const gone = { waitingSince: null, gone: { at: after(10), waitingSince: NOON } };
  it.each([
    ["with their page", {}, after(4), { state: "here", since: NOON }],
    ["away from it", {}, after(5), { state: "away", since: NOON }],
    ["back with a sign", { waitSignAt: after(4) }, after(5), { state: "here", since: after(4) }],
    ["gone before the queue knows", {}, after(11), { state: "left", since: NOON }],
    ["gone for twelve minutes", gone, after(12), { state: "left", since: NOON }],
    [
      "gone, with nothing but that known",
      { ...gone, lastMessageAt: 0 },
      after(22),
      { state: "left", since: after(10) },
    ],
  ] as const)("%s", (_, changes, now, expected) =>
    expect(whereabouts(aConversation({ ...silent, ...changes }), now)).toEqual(expected),
  );

  /** A person whose listener released them without having written, and one whom their listener had answered. */
  const unanswered = { notice: "listener-left", givenBackAt: after(20) } as const;
  const answered = { ...unanswered, waitingSince: after(20), lastSender: "volunteer", waitSignAt: after(8) } as const;
  it.each([
    ["is not known at first of who was given back", unanswered, after(20) + 1, null],
    ["nor of who was answered before", answered, after(20) + 1, null],
    ["is as long ago as their own last sign", unanswered, after(22), { state: "left", since: NOON }],
    ["also for who was answered before", answered, after(21), { state: "left", since: after(8) }],
    [
      "is away where they had just read",
      { ...answered, customerReadAt: after(14) },
      after(22),
      { state: "away", since: after(14) },
    ],
    [
      "is here with the next sign",
      { ...answered, waitSignAt: after(21) },
      after(22),
      { state: "here", since: after(21) },
    ],
  ] as const)("%s", (_, changes, now, expected) =>
    expect(whereabouts(aConversation({ ...silent, ...changes }), now)).toEqual(expected),
  );

  it("of a person just released is known at their next sign; without one for a minute, they leave the queue if they had left long ago", () => {
    for (const back of [unanswered, answered]) {
      const wait = aConversation({ ...silent, ...back });
      expect(signOf(wait, after(20) + 1)).toEqual({ backTo: null });
      expect(shouldLeaveQueue(wait, after(21) - 1)).toBe(false);
      expect(shouldLeaveQueue(wait, after(21))).toBe(true);
      // They read the last message a moment before.
      const reader = { ...wait, customerReadAt: after(19) };
      expect(shouldLeaveQueue(reader, after(29))).toBe(false);
      expect(shouldLeaveQueue(reader, after(29) + 1)).toBe(true);
    }
  });

  it("is null if they do not wait", () =>
    expect(whereabouts(aConversation({ ...silent, status: "active" }), NOON)).toBeNull());
});
