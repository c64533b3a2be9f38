import { expect, it } from "vitest";
import { locales } from "../locale";
import { asksDirectly, directQuestion } from "./directQuestion";

it.each(locales)("is recognised in a listener’s message, among other words too (%s)", (locale) => {
  const question = directQuestion[locale];
  expect([question, `I am here.\n${question}`, `${question} You can tell me.`].map(asksDirectly)).toEqual([
    true,
    true,
    true,
  ]);
});

it("is recognised with other punctuation and letter case", () => {
  expect(["are you thinking of ending your life", "Are you thinking\nof ending your life?!"].map(asksDirectly)).toEqual(
    [true, true],
  );
});

it.each(["Are you thinking of moving?", "I am here with you.", ""])("is not any other message: %s", (text) => {
  expect(asksDirectly(text)).toBe(false);
});
