import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { ListenersSection } from "./ListenersSection";

const NOW = Date.now();
const OVERTAKEN = /^A colleague answered before you did\./;

async function open() {
  await isHere({ claims: { admin: true } });
  store.put("volunteers/meera", { email: "m@example.com", emailConfirmed: true, approved: false, name: "Meera Iyer" });
  store.put("applications/meera", { name: "Meera Iyer", status: "sent", sentAt: instant(NOW) });
  const user = show(<ListenersSection />, { at: "/admin/listeners?application=meera" });
  await screen.findByRole("heading", { name: "Application of Meera Iyer" });
  return user;
}

const colleagueAnswers = (): void => store.change("applications/meera", { status: "asked", words: "When?" });
const write = async (user: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole("radio", { name: "Ask back" }));
  await user.type(screen.getByLabelText("Words to the applicant"), "Which hours?");
};
const formIsGone = () => waitFor(() => expect(screen.queryByRole("heading", { name: "Your answer" })).toBeNull());

it("shows the unsent text when a colleague answers first, until it is closed", async () => {
  const user = await open();
  await write(user);
  colleagueAnswers();
  const notice = within(await screen.findByRole("alert"));
  expect(notice.getByText(OVERTAKEN)).toBeTruthy();
  expect(notice.getByText("Which hours?")).toBeTruthy();
  await user.click(notice.getByRole("button", { name: "Close" }));
  expect(screen.queryByText(OVERTAKEN)).toBeNull();
});

it("does so for an approval without text too, while its dialog is open", async () => {
  const user = await open();
  await user.click(screen.getByRole("radio", { name: "Approve" }));
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByRole("dialog");
  colleagueAnswers();
  expect(await screen.findByText(OVERTAKEN)).toBeTruthy();
});

it("does not blame a colleague if it may be the admin's own answer whose reply was lost", async () => {
  const lost = server.isLost("answerApplication");
  const user = await open();
  await write(user);
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Ask back" }));
  colleagueAnswers();
  await formIsGone();
  await act(async () => Promise.resolve(lost()));
  expect(screen.queryByText(OVERTAKEN)).toBeNull();
});

it("shows the unsent text if the admin's answer was refused before the colleague's was seen", async () => {
  server.refuses("answerApplication", "APPLICATION_CLOSED");
  const user = await open();
  await write(user);
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Ask back" }));
  await screen.findByRole("alert");
  colleagueAnswers();
  expect(await screen.findByText(OVERTAKEN)).toBeTruthy();
  expect(screen.getByText("Which hours?")).toBeTruthy();
});

it("shows nothing if it was the admin's own answer, or nothing was begun", async () => {
  const answer = server.isSlow("answerApplication", {});
  const user = await open();
  await write(user);
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Ask back" }));
  colleagueAnswers();
  answer();
  await screen.findByText("Asked. The applicant has been notified.");
  expect(screen.queryByText(OVERTAKEN)).toBeNull();
  store.change("applications/meera", { status: "sent" });
  await screen.findByRole("heading", { name: "Your answer" });
  colleagueAnswers();
  await formIsGone();
  expect(screen.queryByText(OVERTAKEN)).toBeNull();
});

it("shows the recipient and the text of an answer before it is sent", async () => {
  const user = await open();
  await write(user);
  await user.click(screen.getByRole("button", { name: "Continue" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Meera Iyer · m@example.com")).toBeTruthy();
  expect(dialog.getByText("Which hours?")).toBeTruthy();
});

it("asks an applicant's questions in the language of the admin", async () => {
  await open();
  expect(screen.getByText("Why they want to listen")).toBeTruthy();
  expect(screen.queryByText(/you can listen in|do you want/)).toBeNull();
});

it("shows what is known of somebody without a written application", async () => {
  await isHere({ claims: { admin: true } });
  store.put("volunteers/kiran", {
    email: "k@example.com",
    emailConfirmed: true,
    approved: true,
    name: "Kiran Kumar",
    bio: "I like to walk.",
    experience: "Two years at a help line.",
    languages: ["te"],
  });
  show(<ListenersSection />, { at: "/admin/listeners?application=kiran" });
  await screen.findByRole("heading", { name: "Application of Kiran Kumar" });
  for (const words of [
    "I like to walk.",
    "Two years at a help line.",
    "Telugu",
    /^They have sent no written application/,
  ])
    expect(screen.getByText(words)).toBeTruthy();
});

it("says that an applicant who was asked can be declined or asked again only after they send it again", async () => {
  await open();
  expect(screen.queryByText(/^A question was asked\./)).toBeNull();
  colleagueAnswers();
  expect(
    await screen.findByText(/^A question was asked\. You can decline or ask again once they have sent it/),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Approve/ })).toBeTruthy();
});
