import { describe, expect, it } from "vitest";
import { aPlan, NOON } from "../../../tests/support/domain";
import { rightTo } from "./right";

const nothing = { risk: "none", plan: null, freeUsed: false, now: NOON } as const;
const used = { ...nothing, freeUsed: true };

describe("the right to a call", () => {
  it("is free until the server has recorded the free call", () => {
    expect(rightTo("call", nothing)).toBe("free");
    expect(rightTo("call", used)).toBe("used");
  });

  it("exists in a crisis, but not at a lesser level", () => {
    expect(rightTo("call", { ...used, risk: "crisis" })).toBe("crisis");
    expect(rightTo("call", { ...used, risk: "concern" })).toBe("used");
  });

  it("exists under a plan, and for a call that was bought before a chat", () => {
    expect(rightTo("call", { ...used, plan: aPlan({ planId: "daily-care" }) })).toBe("plan");
    const call = {
      planId: "pay-as-you-go",
      item: "call",
      paymentId: "pay_1",
      from: NOON,
      until: NOON + 1_000,
    } as const;
    const plan = aPlan({ planId: "pay-as-you-go", item: "chat", terms: [call] });
    expect(rightTo("call", { ...used, plan })).toBe("plan");
    expect(rightTo("call", { ...used, plan: { ...plan, terms: [] } })).toBe("used");
  });
});

it.each(["call", "chat"] as const)(
  "of a crisis comes before that of a plan, whose minutes are not counted: %s",
  (kind) => {
    const plan = aPlan({ planId: "daily-care" });
    expect(rightTo(kind, { ...used, risk: "crisis", plan })).toBe("crisis");
    expect(rightTo(kind, { ...used, risk: "concern", plan })).toBe("plan");
  },
);

describe("the right to chat", () => {
  it("is free until the free messages are used, and then that of a plan or of a crisis", () => {
    expect(rightTo("chat", nothing)).toBe("free");
    expect(rightTo("chat", used)).toBe("used");
    expect(rightTo("chat", { ...used, risk: "crisis" })).toBe("crisis");
    expect(rightTo("chat", { ...used, plan: aPlan({ planId: "daily-care" }) })).toBe("plan");
    expect(rightTo("chat", { ...used, plan: aPlan({ planId: "pay-as-you-go", item: "call" }) })).toBe("used");
    expect(rightTo("chat", { ...used, plan: aPlan({ planId: "daily-care", validUntil: NOON }) })).toBe("used");
  });
});
