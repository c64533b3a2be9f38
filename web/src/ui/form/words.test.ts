import { describe, expect, it } from "vitest";
import { GIVEN, problemsIn, wordsFor } from "./words";

describe("wordsFor", () => {
  it.each([
    [{ type: "too_small" }, "Please fill this in."],
    [{ type: "invalid_type" }, "Please fill this in."],
    [{ type: "custom", message: "empty" }, "Please fill this in."],
    [{ type: "invalid_format" }, "Please write a full email address, like name@example.com."],
    [{ type: "too_big" }, "This is a little too long."],
    [{ type: "custom", message: "too-long" }, "This is a little too long."],
    [{ type: "custom", message: "passwords-differ" }, "Passwords do not match"],
    [{ type: GIVEN, message: "Invalid email or password" }, "Invalid email or password"],
  ])("says %j as %j", (problem, words) => {
    expect(wordsFor(problem)).toBe(words);
  });
});

describe("problemsIn", () => {
  it("returns the fields with an error only", () => {
    const found = problemsIn({
      email: { type: "invalid_format", ref: {} },
      root: { type: GIVEN, message: "No" },
      odd: undefined,
    });
    expect([...found.keys()]).toEqual(["email", "root"]);
  });
});
