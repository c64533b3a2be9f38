import type { Report } from "@thodu/domain/reports/model";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { putReport } from "../../../test-support/stored";
import { SafetySection } from "./SafetySection";

const MINUTE = 60_000;

const reported = (id: string, minutesAgo: number, changes: Partial<Report> = {}): void =>
  putReport(id, { note: id, category: "harassment", createdAt: Date.now() - minutesAgo * MINUTE, ...changes });

const cases = () => within(screen.getByRole("region", { name: "Cases" }));
const notes = () =>
  cases()
    .queryAllByText(/^(first|second|urgent)$/)
    .map(({ textContent }) => textContent);
const decide = (note: string) =>
  within(cases().getByText(note).closest("li") ?? document.body).getByRole("button", { name: "Decide" });

/** Two open cases, and a clock that the test sets. */
async function open() {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  reported("first", 20);
  reported("second", 10);
  await isHere({ claims: { safety: true } });
  const user = show(<SafetySection />, { at: "/admin/safety" });
  await waitFor(() => expect(notes()).toEqual(["first", "second"]));
  return { user, clock };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

it("moves no case under the pointer for a more urgent one, until the pointer has left the list", async () => {
  const { user } = await open();
  await user.pointer({ target: decide("second") });
  reported("urgent", 0, { category: "supervisor", by: "volunteer", reporterId: "meera", reportedId: null });
  await waitFor(() => expect(notes()).toEqual(["first", "second", "urgent"]));
  await user.click(decide("second"));
  expect(within(screen.getByRole("dialog")).getByText("second")).toBeTruthy();
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
  await user.pointer({ target: document.body });
  await waitFor(() => expect(notes()).toEqual(["urgent", "first", "second"]));
});

it("ignores a touch that was meant for the case that was there before", async () => {
  const { user, clock } = await open();
  clock.mockReturnValue(1_000);
  reported("urgent", 0, { category: "supervisor", by: "volunteer", reporterId: "meera", reportedId: null });
  await waitFor(() => expect(notes()).toEqual(["urgent", "first", "second"]));
  clock.mockReturnValue(1_400);
  await user.pointer({ keys: "[TouchA]", target: decide("urgent") });
  expect(screen.queryByRole("dialog")).toBeNull();
  clock.mockReturnValue(1_600);
  await user.pointer({ keys: "[TouchA]", target: decide("urgent") });
  expect(within(screen.getByRole("dialog")).getByText("urgent")).toBeTruthy();
});

it("keeps the place of a case that a colleague has closed, which can no longer be pressed", async () => {
  const { user } = await open();
  await user.pointer({ target: decide("second") });
  reported("first", 20, { status: "decided", decision: "no-action", reason: "A joke.", decidedBy: "ravi" });
  await waitFor(() => expect(cases().getByText("first").closest("li")?.inert).toBe(true));
  expect(notes()).toEqual(["first", "second"]);
  expect(cases().getByText("second").closest("li")?.inert).toBe(false);
  await user.pointer({ target: document.body });
  await waitFor(() => expect(notes()).toEqual(["second"]));
});
