import { expect, it } from "vitest";
import { answersInOrder } from "./answersInOrder";

it("an answer is used unless a later request was answered before it", () => {
  const ask = answersInOrder();
  const [first, second, third] = [ask(), ask(), ask()];
  expect(second(true)).toBe(true);
  expect(first(true)).toBe(false);
  expect(third(true)).toBe(true);
});

it("a request without an answer does not keep an earlier one from being used", () => {
  const ask = answersInOrder();
  const [first, second] = [ask(), ask()];
  expect(second(false)).toBe(true);
  expect(first(true)).toBe(true);
});
