import { DAY } from "@thodu/domain/time";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant, store } from "../../../test-support/store";
import { AppointmentsSection } from "../appointments/AppointmentsSection";

/** Requests of one person, whose ids sort in the opposite order of their times. */
const requests = (count: number): void => {
  for (let nth = 1; nth <= count; nth += 1)
    store.put(`appointmentRequests/r${nth}`, {
      userId: "asha",
      name: `Asha ${nth}`,
      email: "asha@example.com",
      issue: "Sleep",
      status: "pending",
      assigned: false,
      createdAt: instant(Date.now() - (20 - nth) * DAY),
      therapistId: null,
      doctor: null,
      date: null,
      slotAt: null,
    });
};

it.each(["asha", "asha@example.com"])("finds the newest requests of somebody who has many: %s", async (find) => {
  requests(9);
  await isHere({ claims: { admin: true } });
  show(<AppointmentsSection />, { at: `/admin/appointments?find=${encodeURIComponent(find)}` });
  const found = within(await screen.findByRole("region", { name: "Found appointments" }));
  await waitFor(() => expect(found.getAllByRole("listitem").length).toBeGreaterThanOrEqual(8));
  const names = found
    .getAllByRole("link")
    .flatMap(({ textContent }) => (/^Asha \d$/.test(textContent) ? [textContent] : []));
  expect(names.slice(0, 8)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((nth) => `Asha ${nth}`));
});
