import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { AnswerScreen } from "./AnswerScreen";

const SIGNATURE = "aB-_9".repeat(8) + "xyz";
const open = (link: string) => show(<AnswerScreen />, { at: `/appointment#${link}` });
const press = (name: string) => screen.findByRole("button", { name });
const BROKEN = "This link is not complete. Please open it again from the email.";

it("changes nothing when it is opened, whatever its link says", async () => {
  open(`one.${SIGNATURE}.not-me`);
  await press("This wasn't me");
  expect(server.asked("answerAppointment")).toEqual([]);
});

it.each([
  ["keep", "Keep it", "confirmed", "Thank you. The appointment is yours."],
  ["keep", "Keep it", "cancelled", "This appointment is over or was cancelled. You can ask for a new one."],
  [
    "not-me",
    "This wasn't me",
    "cancelled",
    "Thank you. The appointment is cancelled, and it does not count against you.",
  ],
  ["not-me", "This wasn't me", "done", "This appointment is over or was cancelled. You can ask for a new one."],
] as const)("answers %s by its button, and says what came of it", async (answer, name, status, words) => {
  server.answers("answerAppointment", { appointmentId: "one", status });
  const user = open(`one.${SIGNATURE}.keep`);
  await user.click(await press(name));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(server.asked("answerAppointment")).toEqual([{ appointmentId: "one", signature: SIGNATURE, answer }]);
  expect(screen.queryByRole("button")).toBeNull();
});

it("does not show a past appointment as accepted, though nobody has closed it", async () => {
  server.answers("answerAppointment", { appointmentId: "one", status: "confirmed", over: true });
  const user = open(`one.${SIGNATURE}.keep`);
  await user.click(await press("Keep it"));
  expect(await screen.findByText("This appointment is over or was cancelled. You can ask for a new one.")).toBeTruthy();
});

it("says that a link is incomplete, and asks nothing then", async () => {
  open(`one.${SIGNATURE.slice(0, -5)}.keep`);
  expect(await screen.findByText(BROKEN)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("says so too if the server does not know it, or if there is no network", async () => {
  server.refuses("answerAppointment", "NOT_FOUND");
  const user = open(`one.${SIGNATURE}.keep`);
  await user.click(await press("Keep it"));
  expect(await screen.findByText(BROKEN)).toBeTruthy();
  server.isUnreachable("answerAppointment");
  await user.click(await press("Keep it"));
  expect(await screen.findByText(/^No connection right now\./)).toBeTruthy();
});
