import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { putApplicant, putApplication } from "../../../test-support/applicants";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { ListenersSection } from "./ListenersSection";

async function open(query: string) {
  await isHere({ claims: { admin: true } });
  return show(<ListenersSection />, { at: `/admin/listeners${query}` });
}
const dialog = async () => within(await screen.findByRole("dialog"));

it("a failed revocation is reported to an admin who has gone to another list", async () => {
  putApplicant("meera", { approved: true, decidedAt: instant(Date.now()) });
  const user = await open("?list=listeners");
  await user.click(await screen.findByRole("button", { name: /^Revoke/ }));
  const asked = await dialog();
  await user.type(asked.getByLabelText("Reason"), "She was rude.");
  const answer = server.isLost("revokeVolunteer");
  await user.click(asked.getByRole("button", { name: "Revoke" }));
  await user.click(screen.getByRole("link", { name: "To decide" }));
  await screen.findByText(/^No application that was sent is waiting/);
  answer();
  expect(await screen.findByText(/^meera@example\.com: No connection right now\./)).toBeTruthy();
});

it("an approval without an application warns, also if that was not known when the dialog opened", async () => {
  putApplicant("meera");
  const answer = store.isSlow("applications/meera");
  const user = await open("?list=applications");
  await user.click(await screen.findByRole("button", { name: /^Approve/ }));
  const asked = await dialog();
  expect(asked.getByRole("button", { name: "Approve anyway" })).toBeTruthy();
  putApplication("meera", { status: "sent", sentAt: instant(Date.now()) });
  answer();
  await waitFor(() => expect(asked.getByRole("button", { name: "Approve" })).toBeTruthy());
  expect(asked.queryByText(/has not been sent/)).toBeNull();
});

it("a half-written answer is there again after a visit to the person's page", async () => {
  putApplication("meera", { status: "sent", sentAt: instant(1_000) });
  putApplicant("meera");
  const user = await open("?application=meera");
  await user.type(await screen.findByLabelText("Words to the applicant"), "Please tell us more");
  cleanup();
  show(<ListenersSection />, { at: "/admin/listeners?application=meera" });
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Words to the applicant")).value).toBe(
    "Please tell us more",
  );
});
