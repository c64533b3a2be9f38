import { slotAt } from "@thodu/domain/appointments/slots";
import { DAY, kolkataDay } from "@thodu/domain/time";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant, store } from "../../../test-support/store";
import { AppointmentsSection } from "./AppointmentsSection";

const dayIn = (days: number) => kolkataDay(Date.now() + days * DAY);

const booked = (name: string, days: number): void =>
  store.put(`appointmentRequests/${name}`, {
    userId: name,
    name,
    email: `${name}@example.com`,
    issue: "Sleep",
    status: "confirmed",
    assigned: true,
    createdAt: instant(0),
    therapistId: "t1",
    doctor: "Dr. Meera",
    date: dayIn(days),
    slotAt: instant(slotAt(dayIn(days))),
  });
const names = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

it("keeps each request in its place for the next press while others are moved or added", async () => {
  booked("asha", 1);
  booked("ravi", 2);
  booked("meera", 3);
  await isHere({ claims: { admin: true } });
  const user = show(<AppointmentsSection />, { at: "/admin/appointments?list=confirmed" });
  await waitFor(() => expect(names()).toEqual(["asha", "ravi", "meera"]));
  booked("asha", 5);
  await waitFor(() => expect(screen.getByRole("button", { name: "Cancel it asha" })).toBeTruthy());
  // Sorted by time it would come first.
  booked("vani", 1);
  await waitFor(() => expect(names()).toEqual(["asha", "ravi", "meera", "vani"]));
  await user.click(screen.getByRole("link", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("heading", { level: 2 })).toBeNull());
  await user.click(screen.getByRole("link", { name: /^Booked/ }));
  await waitFor(() => expect(names()).toEqual(["vani", "ravi", "meera", "asha"]));
});
