import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { changeConversation, putConversation, putMessage } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

const QUESTION = "Are you thinking of ending your life?";
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
const question = () => screen.queryByRole("region", { name: QUESTION });
const plans = { name: "Go Premium to continue chatting" };

const open = { since: Date.now(), answer: null } as const;
const asked = { ...open, asked: true, byListener: true } as const;
const held = { status: "active", volunteerId: "meera", claimId: "claim-1", waitingSince: null } as const;

/** Opens the chat of a guest who has used all free messages. */
async function spent(changes: Parameters<typeof putConversation>[1]) {
  const uid = await guestIsHere();
  putConversation(uid, { ownMessageCount: 19, locked: true, ...changes });
  putMessage(uid, "first", { text: "I can’t sleep" });
  return { uid, user: show(<ChatScreen />, { at: "/chat" }) };
}

it.each([
  ["Yes", true],
  ["No", false],
])("somebody without messages left answers the direct question with a button: %s", async (name, inDanger) => {
  server.answers("answerAlarm", {});
  const { uid, user } = await spent(held);
  await screen.findByRole("dialog", plans);
  changeConversation(uid, { alarm: asked });
  expect(await screen.findByRole("region", { name: QUESTION })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name }));
  await waitFor(() => expect(server.asked("answerAlarm")).toEqual([{ inDanger }]));
  expect(server.asked("sendMessage")).toEqual([]);
});

it("shows no plans while the question is open, nor after it", async () => {
  server.answers("answerAlarm", {});
  const { uid, user } = await spent({ ...held, alarm: asked });
  await screen.findByRole("region", { name: QUESTION });
  await waitFor(() => expect(field().readOnly).toBe(true));
  await user.click(screen.getByRole("button", { name: "Send" }));
  changeConversation(uid, { alarm: { ...asked, answer: "no" } });
  await waitFor(() => expect(question()).toBeNull());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(field().readOnly).toBe(true);
});

it("somebody who waits and has used the last of the further messages can answer too", async () => {
  server.answers("answerAlarm", {});
  const { user } = await spent({ ownMessageCount: 39, risk: "concern", alarm: open });
  await screen.findByRole("region", { name: QUESTION });
  await user.click(screen.getByRole("button", { name: "Yes" }));
  await waitFor(() => expect(server.asked("answerAlarm")).toEqual([{ inDanger: true }]));
});

it("in a talk the question is shown only if the listener has asked it", async () => {
  const { uid } = await spent({ ...held, risk: "concern", alarm: open });
  await screen.findByText("I can’t sleep");
  await screen.findByRole("status", { name: "Help lines" });
  expect(question()).toBeNull();
  changeConversation(uid, { alarm: { ...open, asked: true } });
  expect(await screen.findByRole("region", { name: QUESTION })).toBeTruthy();
});
