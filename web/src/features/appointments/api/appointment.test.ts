import { describe, expect, it } from "vitest";
import { newest } from "./appointment";

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

describe("the newest request", () => {
  it("is none without one that can be read", () => {
    expect(newest([])).toBeNull();
    expect(newest([{ id: "a", data: { ...pending, status: "unheard of" } }])).toBeNull();
  });

  it("waits until doctor and time are stored", () => {
    expect(newest([{ id: "a", data: pending }])).toEqual({ state: "pending", id: "a", createdAt: 1_000 });
    expect(newest([{ id: "a", data: { ...confirmed, doctor: null } }])).toMatchObject({ state: "pending" });
    expect(newest([{ id: "a", data: { ...pending, noSlot: true } }])).toMatchObject({ state: "no-slot" });
  });

  it("is the one made last", () => {
    const found = newest([
      { id: "a", data: pending },
      { id: "b", data: confirmed },
    ]);
    expect(found).toEqual({
      state: "confirmed",
      id: "b",
      createdAt: 2_000,
      doctor: "Dr. Meera Iyer",
      email: "asha@thodu.example",
      startsAt: 9_000,
      time: "06:30 PM",
      toKeep: null,
    });
  });

  it("is said to be cancelled, and not shown once it is over", () => {
    expect(newest([{ id: "a", data: { ...confirmed, status: "cancelled" } }])).toMatchObject({ state: "cancelled" });
    expect(newest([{ id: "a", data: { ...confirmed, status: "done" } }])).toBeNull();
  });
});
