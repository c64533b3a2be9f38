import { expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { isHandedOver, isHandedTo } from "./handOver";

const offer = { to: "meera", expiresAt: NOON + 1, handOver: true };

it.each([
  ["while the colleague who was named may accept", { status: "active", offer }, true],
  ["no more once their time is over", { status: "active", offer: { ...offer, expiresAt: NOON } }, false],
  ["not while the queue asks somebody", { status: "active", offer: { to: "ravi", expiresAt: NOON + 1 } }, false],
  ["not while nobody is asked", { status: "active", offer: null }, false],
  ["not if an earlier version had already put them into the queue", { status: "waiting", offer }, false],
] as const)("a person is being handed over %s", (_, conversation, is) => {
  expect(isHandedOver(conversation, NOON)).toBe(is);
  expect(isHandedTo(conversation, "meera", NOON)).toBe(is);
  expect(isHandedTo(conversation, "ravi", NOON)).toBe(false);
});
