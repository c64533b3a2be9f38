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

it("keeps a request that is moved where it stands, so that no other one comes under the next press", async () => {
  booked("asha", 1);
  booked("ravi", 2);
  booked("meera", 3);
  await isHere({ claims: { admin: true } });
  const user = show(<AppointmentsSection />, { at: "/admin/appointments?list=confirmed" });
  await waitFor(() => expect(names()).toEqual(["asha", "ravi", "meera"]));
  booked("asha", 5);
  await waitFor(() => expect(screen.getByRole("button", { name: "Cancel it asha" })).toBeTruthy());
  booked("vani", 4);
  // It follows meera by time, and asha keeps her place.
  await waitFor(() => expect(names()).toEqual(["asha", "ravi", "meera", "vani"]));
  await user.click(screen.getByRole("link", { name: "Done" }));
  await user.click(screen.getByRole("link", { name: "Booked" }));
  await waitFor(() => expect(names()).toEqual(["ravi", "meera", "vani", "asha"]));
});
