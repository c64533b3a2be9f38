import { expect, it } from "vitest";
import { everything, filterIn } from "./filter";

it.each([
  ["", everything],
  [
    "person=asha&action=case.decide&by=admins&from=2026-06-01&to=2026-06-07",
    { person: "asha", action: "case.decide", by: "admins", from: "2026-06-01", to: "2026-06-07" },
  ],
  ["by=server", { ...everything, by: "server" }],
  ["from=2026-13-45&to=2026-02-30", everything],
  ["from=2028-02-29", { ...everything, from: "2028-02-29" }],
  ["action=everything&by=anybody&from=yesterday&to=2026-6-7", everything],
])("the address %j stands for a filter", (search, expected) => {
  expect(filterIn(new URLSearchParams(search))).toEqual(expected);
});
