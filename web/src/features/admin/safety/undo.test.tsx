import type { Report } from "@thodu/domain/reports/model";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { putReport } from "../../../test-support/stored";
import { SafetySection } from "./SafetySection";

const NOON = Date.UTC(2026, 0, 15, 6, 30);

const reported = (changes: Partial<Report> = {}): void => putReport("one", changes);

async function open(at: string) {
  await isHere({ claims: { safety: true } });
  return show(<SafetySection />, { at });
}

const dialog = () => within(screen.getByRole("dialog"));

it("of a decision names it, and says so if a colleague has decided since", async () => {
  reported();
  server.answers("decideCase", { decidedAt: NOON });
  server.refuses("reopenCase", "CASE_DECIDED");
  const user = await open("/admin/safety");
  await user.click(await screen.findByRole("button", { name: "Decide" }));
  await user.selectOptions(dialog().getByLabelText("Decision"), "No action");
  await user.type(dialog().getByLabelText("Reason"), "Talked to them.");
  await user.click(dialog().getByRole("button", { name: "Decide" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("This case is already closed.")).toBeTruthy();
  expect(server.asked("reopenCase")).toEqual([{ reportId: "one", decidedAt: NOON }]);
});

it("is not offered for a decision that a colleague has replaced by the time it is announced", async () => {
  reported();
  server.answers("decideCase", {});
  const user = await open("/admin/safety");
  await user.click(await screen.findByRole("button", { name: "Decide" }));
  await user.selectOptions(dialog().getByLabelText("Decision"), "No action");
  await user.type(dialog().getByLabelText("Reason"), "Talked to them.");
  await user.click(dialog().getByRole("button", { name: "Decide" }));
  expect(await screen.findByText("The case is closed.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("is not offered for a block that a colleague had lifted before", async () => {
  reported({ blocked: true });
  server.answers("changeBlock", { changed: false });
  const user = await open("/admin/safety?case=one");
  await user.click(await screen.findByRole("button", { name: "Lift the block" }));
  await user.type(dialog().getByLabelText("Reason"), "They asked.");
  await user.click(dialog().getByRole("button", { name: "Lift the block" }));
  expect(await screen.findByText("The block is lifted.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("of a closed case names the decision that the admin saw", async () => {
  reported({ status: "decided", decision: "warned", reason: "Talked.", decidedBy: "ravi", decidedAt: NOON });
  server.answers("reopenCase", {});
  const user = await open("/admin/safety?list=decided");
  await user.click(await screen.findByRole("button", { name: "Open again" }));
  // A colleague has reopened and decided it again while the question is open.
  store.change("reports/one", { decidedAt: instant(NOON + 60_000) });
  await user.click(dialog().getByRole("button", { name: "Open again" }));
  await waitFor(() => expect(server.asked("reopenCase")).toEqual([{ reportId: "one", decidedAt: NOON }]));
});

it.each([
  [
    "of a report",
    {},
    "It goes back to the open cases, without its decision. Whoever reported it was told that it was looked at, and is not told again.",
  ],
  [
    "that nobody reported",
    { by: "server" as const, reporterId: "server" },
    "It goes back to the open cases, without its decision.",
  ],
  [
    "that removed a listener",
    { by: "server" as const, reporterId: "server", decision: "removed" as const },
    "It goes back to the open cases, without its decision. The listener who was removed stays removed until an admin approves them.",
  ],
])("what follows depends on the case: %s", async (_, changes, words) => {
  reported({
    status: "decided",
    decision: "warned",
    reason: "Talked.",
    decidedBy: "ravi",
    decidedAt: NOON,
    ...changes,
  });
  const user = await open("/admin/safety?list=decided");
  await user.click(await screen.findByRole("button", { name: "Open again" }));
  expect(dialog().getByText(words)).toBeTruthy();
});
