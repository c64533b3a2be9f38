import { describe, expect, it, test } from "vitest";
import { aConversation, NOON } from "../../../tests/support/domain";
import { GONE_AFTER, hasGone, isGone, SIGN_STORED_EVERY, signOf } from "./gone";

const silent = { waitingSince: NOON, lastMessageAt: NOON } as const;
const later = NOON + GONE_AFTER + 1;

describe("somebody who waits", () => {
  it("has gone after ten minutes without a sign", () => {
    expect(hasGone(aConversation(silent), later - 1)).toBe(false);
    expect(hasGone(aConversation(silent), later)).toBe(true);
  });

  test.each([
    ["gave a sign", { waitSignAt: NOON + 1 }],
    ["wrote", { lastMessageAt: NOON + 1 }],
    ["came later", { waitingSince: NOON + 1 }],
    ["is on offer", { offer: { to: "meera", expiresAt: later + 1 } }],
    ["does not wait any more", { status: "active" }],
    ["has gone already", { waitingSince: null }],
  ] as const)("has not when they %s", (_, changes) =>
    expect(hasGone(aConversation({ ...silent, ...changes }), later)).toBe(false),
  );

  it("has in spite of an offer that is over, or of what a listener wrote", () => {
    expect(hasGone(aConversation({ ...silent, offer: { to: "meera", expiresAt: later } }), later)).toBe(true);
    expect(hasGone(aConversation({ ...silent, lastSender: "volunteer", lastMessageAt: later }), later)).toBe(true);
  });
});

describe("a sign", () => {
  it("is stored now and then, and not of who does not wait", () => {
    expect(signOf(aConversation(silent), NOON + SIGN_STORED_EVERY - 1)).toBeNull();
    expect(signOf(aConversation(silent), NOON + SIGN_STORED_EVERY)).toEqual({ backTo: null });
    expect(signOf(aConversation({ status: "active", waitingSince: null }), later)).toBeNull();
    expect(signOf(aConversation({ status: "closed", waitingSince: null }), later)).toBeNull();
  });

  it("of who had gone gives them their place again", () => {
    const gone = aConversation({ waitingSince: null, gone: { at: later, waitingSince: NOON } });
    expect(isGone(gone)).toBe(true);
    expect(signOf(gone, later)).toEqual({ backTo: NOON });
    expect(signOf({ ...gone, gone: null }, later)).toEqual({ backTo: later });
  });
});
