import { expect, test } from "vitest";
import { caseFilters, fitsCase } from "./filter";

const person = { by: "customer", reportedId: "ravi", category: "harassment" } as const;
const noListenerYet = { by: "customer", reportedId: null, category: "other" } as const;
const listener = { by: "volunteer", reportedId: "asha", category: "threat" } as const;
const unanswered = { by: "server", reportedId: "ravi", category: "unanswered" } as const;
const server = { by: "server", reportedId: null, category: "crisis-ended" } as const;

test.each([
  ["a person's report of a listener", person, ["people", "about-listener"]],
  ["a person's report before any listener came", noListenerYet, ["people"]],
  ["a listener's report", listener, ["listeners"]],
  ["a listener who answered nobody", unanswered, ["thodu", "about-listener"]],
  ["another case of the server", server, ["thodu"]],
])("%s belongs to its filters", (_, found, filters) => {
  expect(caseFilters.filter((each) => fitsCase(each, found))).toEqual(filters);
  expect(fitsCase(null, found)).toBe(true);
});
