import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { putReport } from "../../../test-support/stored";
import { SafetySection } from "./SafetySection";

const written = (id: string, conversationId = "asha"): void =>
  putReport(id, { conversationId, reporterId: "server", by: "server", reportedId: null, category: "danger-written" });

async function open(id: string, claims: { readonly admin?: true; readonly safety?: true }) {
  await isHere({ claims });
  const user = show(<SafetySection />, { at: `/admin/safety?case=${id}` });
  await screen.findByText(/^Somebody wrote of danger/);
  return user;
}

it.each([
  ["question", "Read the question to the team", "/admin/messages?find=t1"],
  ["feedback", "Read the feedback", "/admin/messages?list=feedback&find=t1"],
  ["request", "Read the request for a therapist", "/admin/appointments?find=t1"],
])("links from a case of written danger to the text: %s", async (kind, words, to) => {
  written(`written-${kind}-t1`);
  const user = await open(`written-${kind}-t1`, { admin: true });
  expect(screen.getByRole("link", { name: words }).getAttribute("href")).toBe(to);
  await user.click(screen.getByRole("button", { name: "Close the case" }));
  expect(within(screen.getByRole("dialog")).getByRole("link", { name: words })).toBeTruthy();
});

it.each([
  ["question", "It stands in a question to the team, which only an admin can read. Ask one now."],
  ["feedback", "It stands in feedback, which only an admin can read. Ask one now."],
  ["request", "It stands in a request for a therapist, which only an admin can read. Ask one now."],
])("says who can read the text to an admin with only the part safety: %s", async (kind, words) => {
  written(`written-${kind}-t1`);
  await open(`written-${kind}-t1`, { safety: true });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Read/ })).toBeNull();
});

it("shows no link once the text was deleted with its account", async () => {
  written("written-question-t1", "deleted-1");
  await open("written-question-t1", { admin: true });
  expect(screen.queryByRole("link", { name: /^Read/ })).toBeNull();
});
