import { describe, expect, it, test } from "vitest";
import { aPlan, NOON, storedInstant } from "../../../tests/support/domain";
import { DAY } from "../time";
import { covers, isPremium, planCovers, planCoversChat, planHasPriority } from "./covers";
import { premiumUser, type PremiumUser } from "./planTerm";

const END = NOON + 30 * DAY;
const IDS = ["pay-as-you-go", "daily-care", "deep-healing", "unlimited-support"] as const;

describe("a plan covers chat", () => {
  test.each([
    ["no plan", null, NOON, false],
    ["an active one", aPlan(), NOON, true],
    ["a cancelled one, to the end of what was paid", aPlan({ status: "cancelled" }), END - 1, true],
    ["an ended one", aPlan({ status: "ended" }), NOON, false],
    ["in its last millisecond", aPlan(), END - 1, true],
    ["at its end", aPlan(), END, false],
    ["after its end", aPlan(), END + 1, false],
    ["cancelled, at its end", aPlan({ status: "cancelled" }), END, false],
  ] as const satisfies readonly (readonly [string, PremiumUser | null, number, boolean])[])(
    "%s",
    (_, plan, now, expected) => {
      expect(planCoversChat(plan, now)).toBe(expected);
      expect(planHasPriority(plan, now)).toBe(expected);
    },
  );
});

describe("Pay As You Go", () => {
  test.each(["call", "chat"] as const)("buys one %s", (item) => {
    const plan = aPlan({ planId: "pay-as-you-go", item });
    expect(covers("call", plan, NOON)).toBe(item === "call");
    expect(planCoversChat(plan, NOON)).toBe(item === "chat");
    expect(planCoversChat(plan, END)).toBe(false);
    expect(isPremium(plan, NOON)).toBe(false);
  });

  it("includes chat with a chat that was bought in addition to a call", () => {
    const chat = { planId: "pay-as-you-go", item: "chat", paymentId: "pay_2", from: NOON, until: END } as const;
    const plan = aPlan({ planId: "pay-as-you-go", item: "call", terms: [chat] });
    expect(planCoversChat(plan, NOON)).toBe(true);
    expect(planCoversChat(plan, NOON - 1)).toBe(false);
    expect(planCoversChat({ ...plan, terms: [{ ...chat, item: "call" }] }, NOON)).toBe(false);
    expect(planCoversChat({ ...plan, status: "ended" }, NOON)).toBe(false);
  });

  it("includes a call that was bought before a chat", () => {
    const call = { planId: "pay-as-you-go", item: "call", paymentId: "pay_1", from: NOON, until: END } as const;
    const plan = aPlan({ planId: "pay-as-you-go", item: "chat", terms: [call] });
    expect(planCovers("call", plan, NOON)).toBe(true);
    expect(planCovers("call", plan, END)).toBe(false);
    expect(planCovers("call", { ...plan, terms: [{ ...call, item: "chat" }] }, NOON)).toBe(false);
  });

  it("buys neither if the record does not say which", () => {
    expect(covers("call", aPlan({ planId: "pay-as-you-go" }), NOON)).toBe(false);
    expect(covers("chat", aPlan({ planId: "pay-as-you-go" }), NOON)).toBe(false);
  });
});

test.each(["daily-care", "deep-healing", "unlimited-support"] as const)("%s is premium while it runs", (planId) => {
  expect(isPremium(aPlan({ planId }), NOON)).toBe(true);
  expect(isPremium(aPlan({ planId }), END)).toBe(false);
});

describe("priority in the queue", () => {
  test.each(IDS)("%s", (planId) => {
    expect(planHasPriority(aPlan({ planId }), NOON)).toBe(planId === "unlimited-support");
  });
});

describe("premiumUsers/{uid}", () => {
  const stored = { ...aPlan(), validUntil: storedInstant(END) };

  it("is read with its end as milliseconds", () => {
    expect(premiumUser.parse(stored)).toEqual(aPlan());
  });

  it("may have its end in ISO 8601, and gaps in fields that decide nothing", () => {
    const { planId, status } = aPlan();
    expect(premiumUser.parse({ planId, status, validUntil: new Date(END).toISOString() })).toMatchObject({
      planId,
      status,
      validUntil: END,
    });
  });

  test.each(["active", "cancelled", "ended"] as const)("may be %s", (status) => {
    expect(premiumUser.parse({ ...stored, status })).toEqual(aPlan({ status }));
  });

  test.each([
    ["validUntil", END],
    ["validUntil", null],
    ["status", "paid"],
    ["planId", "gold"],
    ["amount", "2999"],
    ["planId", undefined],
    ["validUntil", "tomorrow"],
  ])("is no plan with %s %j", (key, value) => {
    expect(premiumUser.safeParse({ ...stored, [key]: value }).success).toBe(false);
  });
});
