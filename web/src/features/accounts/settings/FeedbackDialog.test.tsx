import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { accounts } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server, someId } from "../../../test-support/server";
import { FeedbackDialog } from "./FeedbackDialog";

const closed = vi.fn();
const field = () => screen.getByLabelText<HTMLTextAreaElement>("Your feedback");
const send = () => screen.getByRole("button", { name: "Send feedback" });

function open() {
  closed.mockReset();
  return show(<FeedbackDialog open onClose={closed} />, { at: "/settings" });
}

it("is sent to the team, also by a visitor without an account, who is thanked", async () => {
  server.answers("submitFeedback", { feedbackId: "one" });
  const user = open();
  await user.type(field(), "  The night was long.  ");
  await user.click(send());
  expect(await screen.findByText("Thank you. We read everything.")).toBeTruthy();
  expect(server.asked("submitFeedback")).toEqual([{ feedbackId: someId, text: "The night was long.", locale: "en" }]);
  expect(accounts.whoIsHere()).toMatch(/^guest-/);
  expect(closed).toHaveBeenCalledTimes(1);
});

it("that tells of danger is answered with the help lines, for which the dialog stays open", async () => {
  server.answers("submitFeedback", { feedbackId: "one", danger: true });
  const user = open();
  await user.type(field(), "I want to kill myself");
  await user.click(send());
  const help = await screen.findByRole("region", { name: "You don’t have to wait for an answer here" });
  const links = within(help)
    .getAllByRole("link")
    .map((each) => each.getAttribute("href"));
  expect(links).toEqual(["tel:14416", "tel:112", "/chat"]);
  expect(closed).not.toHaveBeenCalled();
});

it("that tells of danger and is refused keeps its text beside the help lines", async () => {
  server.refuses("submitFeedback", "ID_REUSED", { danger: true });
  const user = open();
  await user.type(field(), "I want to kill myself");
  await user.click(send());
  expect(await screen.findByRole("region", { name: "You don’t have to wait for an answer here" })).toBeTruthy();
  expect(field().value).toBe("I want to kill myself");
});

it.each(["", "   "])("is not sent empty: %j", async (text) => {
  const user = open();
  if (text !== "") await user.type(field(), text);
  await user.click(send());
  expect(await screen.findByRole("link", { name: "Your feedback: Please fill this in." })).toBeTruthy();
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(server.asked("submitFeedback")).toEqual([]);
});

it("that was not delivered says so, stays, and is sent under the same id by the next try", async () => {
  server.isUnreachable("submitFeedback");
  const user = open();
  await user.type(field(), "The night was long.");
  await user.click(send());
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("No connection right now."));
  expect(field().value).toBe("The night was long.");
  expect(closed).not.toHaveBeenCalled();
  server.answers("submitFeedback", { feedbackId: "one" });
  await user.click(send());
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  const [first, second] = server.asked("submitFeedback");
  expect(second).toEqual(first);
});
