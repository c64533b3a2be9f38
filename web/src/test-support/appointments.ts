import type { AppointmentRequest } from "@thodu/domain/appointments/model";
import { screen } from "@testing-library/react";
import type { show } from "./render";
import { instant, store } from "./store";

export const HOUR = 3_600_000;
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** The button that sends the form. */
export const request = () => screen.getByRole("button", { name: "Request Help" });

export async function fill(user: ReturnType<typeof show>): Promise<void> {
  await user.clear(field("Name"));
  await user.type(field("Name"), "Asha");
  await user.clear(field("Email"));
  await user.type(field("Email"), "asha@example.com");
  await user.type(field("Issue"), "I can’t sleep.");
}

/** Stores a request; without `changes` it is pending. */
export const putRequest = (
  uid: string,
  id: string,
  changes: Partial<Record<keyof AppointmentRequest, unknown>> = {},
): void =>
  store.put(`appointmentRequests/${id}`, {
    userId: uid,
    name: "Asha",
    email: "asha@example.com",
    issue: "I can’t sleep.",
    status: "pending",
    assigned: false,
    createdAt: instant(Date.now()),
    ...changes,
  });

/** The fields that make it an appointment in two days. */
export const confirmed = () => ({
  status: "confirmed",
  assigned: true,
  doctor: "Dr. Meera Iyer",
  slotAt: instant(Date.now() + 48 * HOUR),
  time: "06:30 PM",
});
