import { describe, expect, it } from "vitest";
import { aConversation, NOON } from "../../../tests/support/domain";
import { overtakesEnd, overtakesLevel } from "./overtaken";

const calm = { risk: "none", lastMessageAt: NOON } as const;
const reasonOf = (...facts: Parameters<typeof overtakesEnd>) => overtakesEnd(...facts)?.reason ?? null;

describe("a listener’s end", () => {
  const crisis = aConversation({ risk: "crisis" });

  it("doesn’t hold for a crisis that they have not seen", () => {
    expect(reasonOf(crisis, calm, "listened")).toBe("CRISIS_BEGAN");
    expect(reasonOf(crisis, { ...calm, risk: "crisis" }, "listened")).toBeNull();
    expect(reasonOf(crisis, undefined, undefined)).toBeNull();
  });

  it("as unanswered doesn’t hold once the person has written", () => {
    const wrote = aConversation({ lastSender: "customer", lastMessageAt: NOON + 1 });
    expect(reasonOf(wrote, calm, "unanswered")).toBe("PERSON_WROTE");
    expect(reasonOf(wrote, calm, "listened")).toBeNull();
    expect(reasonOf({ ...wrote, lastSender: "volunteer" }, calm, "unanswered")).toBeNull();
    expect(reasonOf(wrote, { ...calm, lastMessageAt: NOON + 1 }, "unanswered")).toBeNull();
  });
});

it("a level is set for what the listener saw", () => {
  expect(overtakesLevel({ risk: "crisis" }, "concern")).toBe(true);
  expect(overtakesLevel({ risk: "crisis" }, "crisis")).toBe(false);
  expect(overtakesLevel({ risk: "crisis" }, undefined)).toBe(false);
  expect(overtakesLevel({ risk: "concern" }, "none")).toBe(false);
});
