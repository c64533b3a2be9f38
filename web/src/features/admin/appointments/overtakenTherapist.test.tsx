import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { store } from "../../../test-support/store";
import { AppointmentsSection } from "./AppointmentsSection";

const meera = {
  name: "Meera",
  registrationNumber: "RCI A12345",
  languages: ["en"],
  workingDays: [1, 2, 3],
  active: true,
};

const form = () => within(screen.getByRole("dialog"));
const isChecked = (label: string): boolean => form().getByLabelText<HTMLInputElement>(label).checked;

async function edit() {
  store.put("therapists/t1", meera);
  await isHere({ claims: { admin: true } });
  const user = show(<AppointmentsSection />, { at: "/admin/appointments?list=therapists" });
  await user.click(await screen.findByRole("button", { name: "Edit Meera" }));
  return user;
}

it("shows what a colleague saved meanwhile, and adds it to what was changed here", async () => {
  const user = await edit();
  await user.type(form().getByLabelText("Name"), " Iyer");
  store.change("therapists/t1", { active: false, workingDays: [1, 6] });
  server.refuses("saveTherapist", "ID_REUSED");
  await user.click(form().getByRole("button", { name: "Save" }));
  expect(
    await form().findByText(/^A colleague .*Working days: Monday, Saturday; Takes no new appointments\. What you/),
  ).toBeTruthy();
  expect(form().getByLabelText<HTMLInputElement>("Name").value).toBe("Meera Iyer");
  expect(["Monday", "Tuesday", "Saturday", "Takes new appointments"].map(isChecked)).toEqual([
    true,
    false,
    true,
    false,
  ]);

  server.answers("saveTherapist", ({ therapistId }) => ({ therapistId }));
  await user.click(form().getByRole("button", { name: "Save" }));
  await screen.findByText("Meera Iyer is saved.");
  const theirs = { ...meera, active: false, workingDays: [1, 6] };
  expect(server.asked("saveTherapist")).toEqual([
    { therapistId: "t1", ...meera, name: "Meera Iyer", saw: meera },
    { therapistId: "t1", ...theirs, name: "Meera Iyer", saw: theirs },
  ]);
});

it("keeps what was written if what a colleague saved can't be read", async () => {
  const user = await edit();
  await user.type(form().getByLabelText("Name"), " Iyer");
  store.remove("therapists/t1");
  server.refuses("saveTherapist", "ID_REUSED");
  await user.click(form().getByRole("button", { name: "Save" }));
  expect(await form().findByText(/^A colleague .* Please look at it again\.$/)).toBeTruthy();
  expect(form().getByLabelText<HTMLInputElement>("Name").value).toBe("Meera Iyer");
});
