import { CLOSED_BY_ITSELF } from "@thodu/domain/reports/hours";
import type { Report } from "@thodu/domain/reports/model";
import { HOUR } from "@thodu/domain/time";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { putReport } from "../../../test-support/stored";
import { SafetySection } from "./SafetySection";

const NOON = Date.UTC(2026, 0, 15, 6, 30);
const CLOSED = "Its hours are over, and nobody who came then still waits: the case closed by itself.";
const CLOSES = "Closes by itself once its hours are over and nobody who came then still waits.";

const unreached = (changes: Partial<Report> = {}): void =>
  putReport("one", {
    by: "server",
    reporterId: "server",
    conversationId: "",
    reportedId: null,
    category: "no-listener",
    waits: [{ language: "te", risk: "none", count: 1 }],
    createdAt: NOON,
    ...changes,
  });

async function open(at: string) {
  await isHere({ claims: { safety: true } });
  return show(<SafetySection />, { at });
}

const dialog = () => within(screen.getByRole("dialog"));

it("a case that closed by itself shows why, when and by whom, and what opening it again would do", async () => {
  unreached({ ...CLOSED_BY_ITSELF, decidedAt: NOON + HOUR });
  const user = await open("/admin/safety?list=decided");
  expect(await screen.findByText(CLOSED)).toBeTruthy();
  expect(screen.getByText(/^Decided by/).textContent).toMatch(/^Decided by Thodu itself · 15 January.*, 1:00\spm$/);
  expect(screen.queryByText(/No action/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Open again" }));
  expect(
    dialog().getByText(
      "It goes back to the open cases, without its decision. It then stays open until somebody closes it.",
    ),
  ).toBeTruthy();
});

it.each<readonly [string, Partial<Report>, boolean]>([
  ["in which nobody was in a crisis", {}, true],
  ["in which somebody was", { waits: [{ language: "te", risk: "crisis", count: 1 }] }, false],
  ["that an admin has opened again", { reopenedAt: NOON }, false],
])("an open case says whether it will close by itself: one %s", async (_, changes, closes) => {
  unreached(changes);
  await open("/admin/safety");
  await screen.findByText("Somebody was waiting, and nobody on call could be reached");
  expect(screen.queryByText(CLOSES) !== null).toBe(closes);
});

it("says that the case closed by itself while an admin was writing, and not that a colleague closed it", async () => {
  unreached();
  const user = await open("/admin/safety");
  await user.click(await screen.findByRole("button", { name: "Close the case" }));
  await user.type(dialog().getByLabelText("Reason"), "We rang Ravi.");
  store.change("reports/one", { ...CLOSED_BY_ITSELF, decidedAt: instant(NOON + HOUR) });
  server.refuses("decideCase", "CASE_DECIDED");
  await user.click(dialog().getByRole("button", { name: "Close the case" }));
  expect(await dialog().findByText(CLOSED)).toBeTruthy();
  expect(dialog().getByText("Your decision was not stored.")).toBeTruthy();
  expect(dialog().queryByText(/colleague/)).toBeNull();
});
