import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { putReport } from "../../../test-support/stored";
import { SafetySection } from "./SafetySection";

it("keeps a reason that was begun when the dialog is left, until the case is decided", async () => {
  putReport("one", { by: "server", category: "crisis-ended", ended: "chat", reporterId: "server", reportedId: null });
  server.answers("decideCase", { decidedAt: Date.now() });
  await isHere({ claims: { safety: true } });
  const user = show(<SafetySection />, { at: "/admin/safety" });
  const decide = async () => {
    await user.click(await screen.findByRole("button", { name: /^(Decide|Close the case)/ }));
    const dialog = within(screen.getByRole("dialog"));
    return { dialog, reason: dialog.getByLabelText<HTMLTextAreaElement>("Reason") };
  };
  await user.type((await decide()).reason, "They are");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
  const { dialog, reason } = await decide();
  expect(reason.value).toBe("They are");
  await user.type(reason, " safe.");
  await user.click(dialog.getByRole("button", { name: /^(Decide|Close the case)/ }));
  await waitFor(() => expect(server.asked("decideCase")).toMatchObject([{ reason: "They are safe." }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await decide()).reason.value).toBe("");
});
