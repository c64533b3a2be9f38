import { describe, expect, it, test } from "vitest";
import { PAY_AS_YOU_GO_CHAT_AMOUNT, planId, plans } from "./plans";

/** Spec section 9. In the spec the features are running text; on a card each begins with a capital letter. */
const SPEC = [
  [
    "pay-as-you-go",
    "Pay As You Go",
    "₹29 per call or ₹19 per chat",
    2900,
    ["One 15-min emotional call for ₹29", "One 30-min chat for ₹19", "No subscription"],
    "Pay & Start Now",
  ],
  ["daily-care", "Daily Care", "₹1499 per month", 149900, ["Daily 30-min call OR daily 90-min chat"], "Subscribe Now"],
  ["deep-healing", "Deep Healing", "₹1999 per month", 199900, ["Daily 1hr call AND 2hr chat"], "Subscribe Now"],
  [
    "unlimited-support",
    "Unlimited Support",
    "₹2999 per month",
    299900,
    ["Unlimited calls and chat", "Priority listener allocation"],
    "Go Unlimited",
  ],
] as const;

describe("the plans of the spec", () => {
  it("are four, in its order", () => {
    expect(plans.map(({ title }) => title)).toEqual(SPEC.map(([, title]) => title));
  });

  test.each(SPEC)("%s", (id, title, price, amount, features, button) => {
    expect(plans.find((plan) => plan.planId === id)).toEqual({ planId: id, title, price, amount, features, button });
  });

  it("name a price that is their amount", () => {
    for (const { price, amount } of plans) {
      expect(Number.isInteger(amount)).toBe(true);
      expect(price).toContain(`₹${amount / 100} `);
    }
  });

  it("sell a chat for ₹19 as the second choice of Pay As You Go", () => {
    expect(PAY_AS_YOU_GO_CHAT_AMOUNT).toBe(1900);
    expect(plans[0].price).toContain(`₹${PAY_AS_YOU_GO_CHAT_AMOUNT / 100} per chat`);
  });
});

describe("the id of a plan", () => {
  it("is that of one of the four", () => {
    expect(planId.options).toEqual(plans.map((plan) => plan.planId));
  });

  test.each(["", "free", "Daily Care", "DAILY-CARE", "daily-care ", "__proto__", null, 1, ["daily-care"]])(
    "is never %j",
    (value) => {
      expect(planId.safeParse(value).success).toBe(false);
    },
  );
});
