import { expect, it } from "vitest";
import { filterIn } from "./filter";

it.each([
  ["", { person: "", action: "", from: "", to: "" }],
  [
    "person=asha&action=case.decide&from=2026-06-01&to=2026-06-07",
    { person: "asha", action: "case.decide", from: "2026-06-01", to: "2026-06-07" },
  ],
  ["from=2026-13-45&to=2026-02-30", { person: "", action: "", from: "", to: "" }],
  ["from=2028-02-29", { person: "", action: "", from: "2028-02-29", to: "" }],
  ["action=everything&from=yesterday&to=2026-6-7", { person: "", action: "", from: "", to: "" }],
])("the address %j names a filter", (search, expected) => {
  expect(filterIn(new URLSearchParams(search))).toEqual(expected);
});
