import { describe, expect, it } from "vitest";
import { givesNumber } from "./ownNumber";

describe("a number that the writer gives", () => {
  it.each(["call me 98490 12345", "+91 9849012345", "naa number 9849012345", "९८४९०१२३४५", "040-2345-6789"])(
    "is found in “%s”",
    (text) => expect(givesNumber(text)).toBe(true),
  );

  it.each([
    "",
    "I am 19 and my marks are 450 of 500",
    "I called 14416",
    "call 1-800-891-4416",
    "since 2019 or 2020",
    "breathe 4 7 8 4 7 8",
    "a@b.example",
  ])("is not found in “%s”", (text) => expect(givesNumber(text)).toBe(false));
});
