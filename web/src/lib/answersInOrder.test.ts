import { expect, it } from "vitest";
import { answersInOrder } from "./answersInOrder";

it("an answer counts unless a later question was answered before it", () => {
  const ask = answersInOrder();
  const [first, second, third] = [ask(), ask(), ask()];
  expect(second(true)).toBe(true);
  expect(first(true)).toBe(false);
  expect(third(true)).toBe(true);
});

it("a question without an answer keeps no earlier one from counting", () => {
  const ask = answersInOrder();
  const [first, second] = [ask(), ask()];
  expect(second(false)).toBe(true);
  expect(first(true)).toBe(true);
});
