import { expect, it } from "vitest";
import { aConversation, NOON } from "../../../tests/support/domain";
import type { Conversation } from "../chat/model";
import { MINUTE, SECOND } from "../time";
import { lastHandOver, type LastHandOver } from "./lastHandOver";

const expiresAt = NOON + MINUTE;
const offer = { to: "ravi", expiresAt, handOver: true };
const talk = (changes: Partial<Conversation> = {}): Conversation =>
  aConversation({ status: "active", volunteerId: "meera", claimId: "claim-1", lastMessageAt: NOON, offer, ...changes });

const open = lastHandOver(null, talk(), NOON);
const state = (last: LastHandOver | null, changes: Partial<Conversation>, now = NOON + SECOND) =>
  lastHandOver(last, talk(changes), now)?.state;

it("a page knows of no hand-over while none is stored", () => {
  expect(lastHandOver(null, talk({ offer: null }), NOON)).toBeNull();
  expect(lastHandOver(null, talk({ offer: { to: "ravi", expiresAt } }), NOON)).toBeNull();
});

it("a hand-over is open until the colleague passes it, or its time is over", () => {
  expect(state(open, {})).toBe("open");
  expect(state(open, { offer: null })).toBe("stays");
  expect(state(open, {}, expiresAt)).toBe("stays");
});

it.each<[string, Partial<Conversation>, number]>([
  ["the listener has written", { lastSender: "volunteer", lastMessageAt: NOON + 1 }, NOON + SECOND],
  ["a colleague has accepted", { claimId: "claim-2" }, NOON + SECOND],
  ["the listener has left", { status: "waiting" }, NOON + SECOND],
  ["some minutes are over", {}, expiresAt + 3 * MINUTE + 1],
])("that the listener stays is told no more once %s", (_, changes, now) => {
  const stays = lastHandOver(open, talk({ offer: null }), NOON + SECOND);
  expect(state(stays, { offer: null, ...changes }, now)).toBe("past");
  const past = lastHandOver(stays, talk({ offer: null, ...changes }), now);
  expect(state(past, { offer: null, lastSender: "customer", lastMessageAt: NOON + 2 })).toBe("past");
});

it("what the listener writes during the hand-over says nothing of its outcome", () => {
  const written = { lastSender: "volunteer", lastMessageAt: NOON + SECOND } as const;
  const after = lastHandOver(open, talk(written), NOON + SECOND);
  expect(state(after, { ...written, offer: null })).toBe("stays");
  expect(state(after, { offer: null, lastSender: "customer", lastMessageAt: NOON + 2 * SECOND })).toBe("stays");
});

it("of two hand-overs the later counts", () => {
  const stays = lastHandOver(open, talk({ offer: null }), NOON + SECOND);
  const later = { ...offer, expiresAt: expiresAt + MINUTE };
  const again = lastHandOver(stays, talk({ offer: later }), NOON + 2 * SECOND);
  expect(again).toEqual({ expiresAt: later.expiresAt, claimId: "claim-1", lastMessageAt: NOON, state: "open" });
});

it("nothing changes as long as nothing was heard", () => {
  const stays = lastHandOver(open, talk({ offer: null }), NOON + SECOND);
  const past = lastHandOver(open, talk({ offer: null, status: "closed" }), NOON + SECOND);
  expect(lastHandOver(open, talk(), NOON + SECOND)).toBe(open);
  expect(lastHandOver(stays, talk({ offer: null }), NOON + MINUTE)).toBe(stays);
  expect(lastHandOver(past, talk({ offer: null }), NOON + MINUTE)).toBe(past);
});

it.each<[string, Partial<Conversation>, number, "stays" | "past"]>([
  ["for some minutes", {}, expiresAt + 3 * MINUTE, "stays"],
  ["not longer", {}, expiresAt + 3 * MINUTE + 1, "past"],
  ["although the listener wrote during it", { lastSender: "volunteer", lastMessageAt: expiresAt }, expiresAt, "stays"],
  ["not after a later message", { lastMessageAt: expiresAt + 1 }, expiresAt + SECOND, "past"],
  ["not after the listener has left", { status: "waiting" }, expiresAt + SECOND, "past"],
])("a page that was loaded after its end tells it while it is stored: %s", (_, changes, now, expected) => {
  expect(state(null, changes, now)).toBe(expected);
});
