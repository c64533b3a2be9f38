import { expect, test } from "vitest";
import { nearlyOneOf } from "./nearDuplicates";

const isNearly = nearlyOneOf([{ text: "I want to sleep and never wake up again." }, { text: "ok" }]);

test.each([
  ["i want to sleep, and never wake up again", true],
  ["I just want to sleep and never wake up again", true],
  ["I want to sleep till noon", false],
  ["OK!", true],
  ["okay then", false],
  ["", false],
])("%j: %s", (text, near) => {
  expect(isNearly({ text })).toBe(near);
});
