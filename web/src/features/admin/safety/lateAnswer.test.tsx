import type { Report } from "@thodu/domain/reports/model";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { putReport } from "../../../test-support/stored";
import { SafetySection } from "./SafetySection";

const reported = (id: string, changes: Partial<Report> = {}): void =>
  putReport(id, { note: `Note of ${id}`, ...changes });

async function open(list: string) {
  await isHere({ claims: { safety: true } });
  return show(<SafetySection />, { at: `/admin/safety?list=${list}` });
}

type User = Awaited<ReturnType<typeof open>>;

/** Presses a button in the row of a case, and returns the dialog. */
async function ask(user: User, id: string, name: string) {
  const row = (await screen.findByText(`Note of ${id}`)).closest("li") ?? document.body;
  await user.click(within(row).getByRole("button", { name }));
  return within(screen.getByRole("dialog"));
}

it("a late answer about one case does not close the dialog of another, nor lose its reason", async () => {
  reported("first");
  reported("second");
  const answer = server.isSlow("decideCase", {});
  const user = await open("open");
  const first = await ask(user, "first", "Decide");
  await user.selectOptions(first.getByLabelText("Decision"), "No action");
  await user.type(first.getByLabelText("Reason"), "A joke.");
  await user.click(first.getByRole("button", { name: "Decide" }));
  await waitFor(() => expect(server.asked("decideCase")).toHaveLength(1));
  await user.click(first.getByRole("button", { name: "Cancel" }));
  const second = await ask(user, "second", "Decide");
  await user.selectOptions(second.getByLabelText("Decision"), "No action");
  await user.type(second.getByLabelText("Reason"), "They swore.");
  answer();
  await screen.findByText("The case is closed.");
  expect(second.getByLabelText<HTMLTextAreaElement>("Reason").value).toBe("They swore.");
});

it("a late answer about one case does not close the question to reopen another", async () => {
  for (const id of ["first", "second"])
    reported(id, { status: "decided", decision: "warned", decidedBy: "ravi", decidedAt: 1 });
  const answer = server.isSlow("reopenCase", {});
  const user = await open("decided");
  const first = await ask(user, "first", "Open again");
  await user.click(first.getByRole("button", { name: "Open again" }));
  await waitFor(() => expect(server.asked("reopenCase")).toHaveLength(1));
  await user.click(first.getByRole("button", { name: "Cancel" }));
  const second = await ask(user, "second", "Open again");
  expect(second.getByRole("button", { name: "Open again" }).getAttribute("aria-disabled")).toBeNull();
  answer();
  await screen.findByText("The case is open again.");
  expect(second.getByRole("button", { name: "Open again" })).toBeTruthy();
});
