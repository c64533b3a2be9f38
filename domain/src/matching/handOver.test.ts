import { expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { isHandedOver } from "./handOver";

const offer = { to: "meera", expiresAt: NOON + 1, handOver: true };

it.each([
  ["while the colleague who was named may answer", { status: "waiting", offer }, true],
  ["no more once their time is over", { status: "waiting", offer: { ...offer, expiresAt: NOON } }, false],
  ["not while the queue asks somebody", { status: "waiting", offer: { to: "ravi", expiresAt: NOON + 1 } }, false],
  ["not while nobody is asked", { status: "waiting", offer: null }, false],
  ["no more once somebody is there", { status: "active", offer }, false],
] as const)("a person is being handed over %s", (_, conversation, is) => {
  expect(isHandedOver(conversation, NOON)).toBe(is);
});
