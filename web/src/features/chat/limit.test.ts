import type { PlanTerm } from "@thodu/domain/plans/entitlement";
import { describe, expect, it } from "vitest";
import { lockOf, meetsLimit } from "./limit";

const plan: PlanTerm = {
  planId: "daily-care",
  item: null,
  paymentId: "pay_1",
  validUntil: 2_000,
  status: "active",
  terms: [],
};
const facts = { summary: { locked: true, risk: "none" as const }, refusal: null, plan: null, now: 1_000 };
const atLimit = { returnsAt: null, paymentId: null };
const atQuota = { returnsAt: 1_500, paymentId: "pay_1" };

describe("the composer", () => {
  it("is open until the limit is met", () => {
    expect(lockOf({ ...facts, summary: null })).toBeNull();
    expect(lockOf({ ...facts, summary: { locked: false, risk: "none" } })).toBeNull();
  });

  it("is locked at the limit, as counted or as refused", () => {
    expect(lockOf(facts)).toBe("messages");
    expect(lockOf({ ...facts, summary: { locked: false, risk: "none" }, refusal: atLimit })).toBe("messages");
    expect(lockOf({ ...facts, summary: null, refusal: { ...atLimit, paymentId: undefined }, plan })).toBe("messages");
  });

  it("opens again with a plan that covers chat, and not with one that ran out", () => {
    expect(lockOf({ ...facts, plan })).toBeNull();
    expect(lockOf({ ...facts, refusal: atLimit, plan })).toBeNull();
    expect(lockOf({ ...facts, plan, now: 2_000 })).toBe("messages");
    expect(lockOf({ ...facts, plan: { ...plan, planId: "pay-as-you-go", item: "call" } })).toBe("messages");
  });

  it("is locked by used minutes until they return or another plan was bought", () => {
    const used = { ...facts, summary: { locked: false, risk: "none" as const }, refusal: atQuota, plan };
    expect(lockOf(used)).toBe("minutes");
    expect(lockOf({ ...used, refusal: { ...atQuota, paymentId: undefined } })).toBe("minutes");
    expect(lockOf({ ...used, now: 1_500 })).toBeNull();
    expect(lockOf({ ...used, plan: { ...plan, paymentId: "pay_2" } })).toBeNull();
  });

  it("stays locked by a Pay As You Go that was used up", () => {
    const chat: PlanTerm = { ...plan, planId: "pay-as-you-go", item: "chat" };
    expect(lockOf({ ...facts, plan: chat, refusal: { returnsAt: null, paymentId: "pay_1" } })).toBe("messages");
  });

  it("is never locked in a crisis", () => {
    expect(lockOf({ ...facts, summary: { locked: true, risk: "crisis" }, refusal: atLimit })).toBeNull();
    expect(lockOf({ ...facts, summary: { locked: true, risk: "crisis" }, refusal: atQuota, plan })).toBeNull();
  });

  it("asks for the plan only once the limit is met", () => {
    expect(meetsLimit({ summary: { locked: false, risk: "none" }, refusal: null })).toBe(false);
    expect(meetsLimit({ summary: null, refusal: atLimit })).toBe(true);
  });
});
