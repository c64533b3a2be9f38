import { expect, it } from "vitest";
import { keepEmail } from "./outside";

it("names the end of the time to keep something without two words for the hour", () => {
  const links = { keep: "https://thodu.example/k", notMe: "https://thodu.example/n", until: Date.UTC(2026, 2, 3, 13) };
  const { text } = keepEmail("asha@example.com", "hi", links);
  expect(text).toContain("6:30 pm");
  expect(text).not.toMatch(/pm\s+बजे/);
});
