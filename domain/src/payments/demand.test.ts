import { describe, expect, it } from "vitest";
import { isDemandedSince } from "./demand";

describe("a refund that an admin asks for", () => {
  const leelas = { requestedBy: "leela", createdAt: 5 };
  it.each([
    ["nobody has asked for", null, { demandedAt: null }, false],
    ["a colleague has asked for since", leelas, { demandedAt: null }, true],
    ["a colleague has asked for, as the page showed", leelas, { demandedAt: 5 }, false],
    ["a colleague has asked for anew", { ...leelas, createdAt: 9 }, { demandedAt: 5 }, true],
    ["they asked for themselves", { ...leelas, requestedBy: "meera" }, { demandedAt: null }, false],
    ["other programs ask for", leelas, undefined, false],
  ])("that %s", (_what, known, saw, expected) => {
    expect(isDemandedSince(known, saw, "meera")).toBe(expected);
  });
});
