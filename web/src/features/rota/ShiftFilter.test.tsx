import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { network } from "../../test-support/store";
import type { OpenShift } from "./api";
import { ShiftsScreen } from "./ShiftsScreen";

const HOUR = 3_600_000;
/** 9 pm in India. */
const FROM = Date.UTC(2030, 2, 4, 15, 30);

const free = (id: string, changes: Partial<OpenShift> = {}): OpenShift => ({
  id,
  from: FROM,
  to: FROM + 3 * HOUR,
  language: "te",
  offered: false,
  state: "open",
  needed: 0.4,
  cap: null,
  ...changes,
});
const has = (shifts: OpenShift[]): void =>
  server.answers("readShifts", { zone: "Asia/Kolkata", calendar: null, mine: [], open: shifts });

async function open() {
  await isHere({ claims: { volunteer: true } });
  return show(<ShiftsScreen />, { at: "/volunteer-shifts" });
}
const rows = async () => within(await screen.findByRole("region", { name: "Most needed" })).getAllByRole("listitem");

it("shows the shifts of one day if there are many", async () => {
  const many = Array.from({ length: 11 }, (_, nth) => free(`open-${nth}`, { from: FROM + nth * 24 * HOUR }));
  has(many);
  const user = await open();
  expect(await rows()).toHaveLength(10);
  const day = screen.getByLabelText<HTMLSelectElement>("Day");
  expect(day.options).toHaveLength(12);
  await user.selectOptions(day, "2030-03-06");
  const [only, ...others] = await rows();
  expect([only?.textContent.includes("Wednesday"), others]).toEqual([true, []]);
});

it("shows one row for the same hours, with how many are needed; a colleague’s shift has its own row", async () => {
  has([free("one"), free("two"), free("three", { offered: true }), free("four", { language: "hi" }), free("five")]);
  const user = await open();
  const needed = await rows();
  expect(needed.map((row) => row.textContent.includes("3 listeners are needed"))).toEqual([true, false, false]);
  expect(needed[1]?.textContent).toContain("A colleague asks");
  server.answers("changeShift", {});
  await user.click(within(needed[0] ?? document.body).getByRole("button", { name: "Take this shift" }));
  expect(server.asked("changeShift")).toEqual([{ shiftId: "one", wish: "take" }]);
});

it("shows the shifts of a part of the day, also those that begin earlier, and says if there are none", async () => {
  // From 9 pm in India on; every second one from 11 pm to 2 am.
  const many = Array.from({ length: 12 }, (_, nth) =>
    free(`open-${nth}`, { from: FROM + nth * 24 * HOUR + (nth % 2) * 2 * HOUR, to: FROM + nth * 24 * HOUR + 5 * HOUR }),
  );
  has(many);
  const user = await open();
  const part = await screen.findByLabelText<HTMLSelectElement>("Time of day");
  await user.selectOptions(part, "evening");
  expect(await rows()).toHaveLength(10);
  expect(screen.getByText("Also shifts that lie only partly in this time.")).toBeTruthy();
  await user.selectOptions(part, "night");
  await user.selectOptions(screen.getByLabelText("Day"), "2030-03-05");
  const [only, ...others] = await rows();
  expect([only?.textContent.includes("Tuesday"), others]).toEqual([true, []]);
  await user.selectOptions(part, "morning");
  expect(screen.getByText("No free shift at this time. Choose another day or time.")).toBeTruthy();
});

it("keeps the chosen day and part visible, also after their last shift was taken", async () => {
  const many = Array.from({ length: 11 }, (_, nth) => free(`open-${nth}`, { from: FROM + nth * 24 * HOUR }));
  has(many);
  const user = await open();
  await user.selectOptions(await screen.findByLabelText("Day"), "2030-03-06");
  has(many.slice(3));
  network.goes();
  network.returns();
  expect(await screen.findByText(/^No free shift at this time\./)).toBeTruthy();
  const day = screen.getByLabelText<HTMLSelectElement>("Day");
  expect(day.selectedOptions[0]?.textContent).toContain("6 Mar");
  await user.selectOptions(day, "");
  expect(await rows()).toHaveLength(8);
});
