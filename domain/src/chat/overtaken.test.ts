import { describe, expect, it } from "vitest";
import { aConversation, NOON } from "../../../tests/support/domain";
import { overtakesEnd, overtakesLevel } from "./overtaken";

const calm = { risk: "none", lastMessageAt: NOON } as const;
const reasonOf = (...facts: Parameters<typeof overtakesEnd>) => overtakesEnd(...facts)?.reason ?? null;

describe("ending a talk", () => {
  const crisis = aConversation({ risk: "crisis" });

  it("is refused for a crisis that the listener has not seen", () => {
    expect(reasonOf(crisis, calm)).toBe("CRISIS_BEGAN");
    expect(reasonOf(crisis, { ...calm, risk: "crisis" })).toBeNull();
    expect(reasonOf(crisis, undefined)).toBeNull();
  });

  it("is refused once the person has written what the listener has not seen", () => {
    const wrote = aConversation({ lastSender: "customer", lastMessageAt: NOON + 1 });
    expect(reasonOf(wrote, calm)).toBe("PERSON_WROTE");
    expect(reasonOf({ ...wrote, lastSender: "volunteer" }, calm)).toBeNull();
    expect(reasonOf(wrote, { ...calm, lastMessageAt: NOON + 1 })).toBeNull();
    expect(reasonOf(wrote, undefined)).toBeNull();
  });
});

it("a level applies only to what the listener saw", () => {
  expect(overtakesLevel({ risk: "crisis" }, "concern")).toBe(true);
  expect(overtakesLevel({ risk: "crisis" }, "crisis")).toBe(false);
  expect(overtakesLevel({ risk: "crisis" }, undefined)).toBe(false);
  expect(overtakesLevel({ risk: "concern" }, "none")).toBe(false);
});
