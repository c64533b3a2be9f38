import { describe, expect, it } from "vitest";
import { MINUTE } from "../time";
import { noListenerCase, noListenerCaseId } from "./decide";

const person = (risk: "none" | "concern" | "crisis", locale: "en" | "te" | "hi") => ({ risk, locale });

it("says how many waited in which language and at which level, the gravest first, and names nobody", () => {
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

/** A moment of a day in India. */
const inIndia = (time: string): number => Date.parse(`2026-11-30T${time}+05:30`);

describe("is one for each hour of the clock in India, and a second one for a crisis:", () => {
  const calm = [person("concern", "te")];
  const crisis = [person("none", "te"), person("crisis", "en")];
  const idAt = (time: string, people: typeof calm): string => noListenerCaseId(people, inIndia(time));

  it.each([
    ["03:28:00", "03:32:00"],
    ["03:00:00", "03:59:59.999"],
  ])("%s and %s", (one, other) => {
    expect([idAt(one, calm), idAt(one, crisis)]).toEqual([idAt(other, calm), idAt(other, crisis)]);
    expect(idAt(one, calm)).not.toBe(idAt(one, crisis));
  });

  it.each([
    ["02:59:59.999", "03:00:00"],
    ["03:59:59.999", "04:00:00"],
  ])("not %s and %s", (one, other) => {
    expect(idAt(one, calm)).not.toBe(idAt(other, calm));
    expect(idAt(one, crisis)).not.toBe(idAt(other, crisis));
  });

  it("with ids that name it", () => {
    expect([noListenerCaseId(calm, 90 * MINUTE), noListenerCaseId(crisis, 90 * MINUTE)]).toEqual([
      "no-listener-7",
      "no-listener-7-crisis",
    ]);
  });
});
