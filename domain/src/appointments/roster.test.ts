import { expect, test } from "vitest";
import type { Therapist } from "./model";
import { changedFields, decideSave } from "./roster";

const therapist: Therapist = {
  name: "Meera",
  registrationNumber: "RCI A12345",
  languages: ["en", "te"],
  workingDays: [4, 5],
  active: true,
};
const wanted: Therapist = { ...therapist, name: "Meera Iyer" };

test.each<readonly [string, Therapist | null, Therapist | undefined, string]>([
  ["is new", null, undefined, "save"],
  ["stands as the form showed them", therapist, therapist, "save"],
  ["was changed meanwhile", { ...therapist, active: false }, therapist, "ID_REUSED"],
  ["works on other days by now", { ...therapist, workingDays: [1] }, therapist, "ID_REUSED"],
  ["has become what is wanted", wanted, therapist, "as-it-is"],
  ["was changed, of which nothing is known here", { ...therapist, active: false }, undefined, "save"],
  ["has the same days in another order", { ...therapist, workingDays: [5, 4] }, therapist, "save"],
  ["is gone", null, therapist, "save"],
])("a therapist who %s", (_, known, saw, expected) => {
  const decided = decideSave(known, wanted, saw);
  expect(decided.ok ? decided.value : decided.failure.reason).toBe(expected);
});

test("the fields in which two states differ", () => {
  expect(changedFields(therapist, { ...wanted, languages: ["te", "en"], workingDays: [4], active: false })).toEqual([
    "name",
    "workingDays",
    "active",
  ]);
});
