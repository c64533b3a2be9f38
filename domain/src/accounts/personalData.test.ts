import { expect, it } from "vitest";
import { blanksOf, personalData } from "./personalData";

const rows = personalData.filter(({ collection, found }) => collection === "refunds" && "field" in found);
const ofPayer = rows.find(({ found }) => "field" in found && found.field === "userId");
const blanked = (reason: string): readonly string[] =>
  ofPayer?.onDeletion.do === "anonymise" ? blanksOf(ofPayer.onDeletion, { reason }) : ["no such row"];

it("empties an admin's text of a refund when its payer is deleted, and keeps the server's own codes", () => {
  expect(blanked("She insisted.")).toEqual(["reason"]);
  for (const code of ["amount", "again", "gone"]) expect(blanked(code)).toEqual([]);
});

it("empties all fields of a row that names no codes", () => {
  expect(blanksOf({ blank: ["note", "reason"] }, { note: "amount", reason: "" })).toEqual(["note", "reason"]);
  expect(blanksOf({}, { note: "words" })).toEqual([]);
});
