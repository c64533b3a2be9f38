import { expect, it } from "vitest";
import { givenReason, readGiven } from "./given";

const none = { date: null, therapistId: null, doctor: null };
const monday = { date: "2026-03-02", doctor: "Dr. Meera Rao" };
const thursday = { date: "2026-03-05", doctor: "Dr. Asha" };

it("stores the day and the therapist and, of a move, those of before", () => {
  expect(readGiven(givenReason(none, monday))).toEqual({ before: null, now: monday });
  expect(readGiven(givenReason({ ...monday, therapistId: "meera" }, thursday))).toEqual({
    before: monday,
    now: thursday,
  });
});

it("is not confused by the name of a therapist", () => {
  const odd = { date: "2026-03-02", doctor: "Dr. A > B" };
  expect(readGiven(givenReason({ ...odd, therapistId: "a" }, thursday))).toEqual({
    before: { ...odd, doctor: "Dr. A  B" },
    now: thursday,
  });
});

it.each(["", "by-person", "2026-03-02"])("reads nothing from %j", (reason) => {
  expect(readGiven(reason)).toBeNull();
});
