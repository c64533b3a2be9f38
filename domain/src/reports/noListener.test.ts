import { expect, it } from "vitest";
import { HOUR } from "../time";
import { noListenerCase, noListenerCaseId } from "./decide";

const person = (risk: "none" | "concern" | "crisis", locale: "en" | "te" | "hi") => ({ risk, locale });

it("says how many waited, in which language and how grave, the gravest first, and names nobody", () => {
  const people = [person("none", "te"), person("crisis", "hi"), person("none", "te"), person("crisis", "te")];
  expect(noListenerCase(people)).toMatchObject({
    category: "no-listener",
    conversationId: "",
    reportedId: null,
    waits: [
      { language: "te", risk: "crisis", count: 1 },
      { language: "hi", risk: "crisis", count: 1 },
      { language: "te", risk: "none", count: 2 },
    ],
  });
});

it("is one an hour, and one more for a crisis, which a case of the hour without one does not hide", () => {
  expect(noListenerCaseId([person("concern", "te")], 7 * HOUR + 1)).toBe("no-listener-7");
  expect(noListenerCaseId([person("concern", "te"), person("crisis", "en")], 8 * HOUR - 1)).toBe(
    "no-listener-7-crisis",
  );
});
