import { expect, it } from "vitest";
import { requestsIn } from "./appointment";

const at = (millis: number) => ({ toMillis: () => millis });
const asked = { userId: "u", name: "Asha", email: "asha@thodu.example", issue: "Sleep", assigned: false };
const pending = { ...asked, status: "pending", createdAt: at(1_000) };
const confirmed = {
  ...asked,
  status: "confirmed",
  assigned: true,
  createdAt: at(2_000),
  doctor: "Dr. Meera Iyer",
  slotAt: at(9_000),
  time: "06:30 PM",
};
const one = (data: object) => requestsIn([{ id: "a", data }]);

it("leaves out what can’t be read", () => {
  expect(requestsIn([])).toEqual([]);
  expect(one({ ...pending, status: "unheard of" })).toEqual([]);
});

it("treats a request as waiting until therapist and time are stored", () => {
  expect(one(pending)).toEqual([{ state: "pending", id: "a", createdAt: 1_000 }]);
  expect(one({ ...confirmed, doctor: null })).toMatchObject([{ state: "pending" }]);
  expect(one({ ...pending, noSlot: true })).toMatchObject([{ state: "no-slot" }]);
});

it("returns all of them, newest first", () => {
  const found = requestsIn([
    { id: "a", data: pending },
    { id: "b", data: confirmed },
  ]);
  expect(found).toEqual([
    {
      state: "confirmed",
      id: "b",
      createdAt: 2_000,
      doctor: "Dr. Meera Iyer",
      email: "asha@thodu.example",
      startsAt: 9_000,
      setAt: null,
      endsAt: 9_000 + 3_600_000,
      time: "06:30 PM",
      meeting: null,
      toKeep: null,
    },
    { state: "pending", id: "a", createdAt: 1_000 },
  ]);
});

it.each([
  ["https://meet.example.com/one", "https://meet.example.com/one"],
  ["+919848012345", "+919848012345"],
  ["javascript:alert(1)", null],
])("returns the way to meet, %j, if it is a link or a number", (meeting, shown) => {
  expect(one({ ...confirmed, meeting })).toMatchObject([{ state: "confirmed", meeting: shown }]);
});

it.each([
  ["cancelled", {}, "cancelled"],
  ["cancelled", { closedByTeam: true }, "by-team"],
  ["done", {}, "done"],
])("says how one ended: %s, %j", (status, more, state) => {
  expect(one({ ...confirmed, status, ...more })).toEqual([{ state, id: "a" }]);
});
