import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { heldBy, openDesk, person, somebodyWaits, talk } from "../../../test-support/desk";
import { server } from "../../../test-support/server";
import { changeConversation } from "../../../test-support/stored";
import { DeskScreen } from "../DeskScreen";

const slot = () => within(screen.getByRole("region", { name: "Offers" }));

it("is not read while notes cover it on a phone: new messages are announced, and read once visible", async () => {
  server.answers("readNotes", { notes: [] });
  server.answers("markConversationRead", {});
  const { user } = await openDesk(<DeskScreen />, {
    phone: true,
    holds: (uid) => somebodyWaits("covered", heldBy(uid)),
  });
  await user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  await user.click(talk().getByRole("button", { name: "Notes, replies and details" }));
  changeConversation("covered", { unreadByVolunteer: 1, lastSender: "customer" });
  const open = await waitFor(() => slot().getByRole("button", { name: "Open the chat" }));
  expect(server.asked("markConversationRead")).toEqual([]);
  await user.click(open);
  await waitFor(() => expect(server.asked("markConversationRead")).toEqual([{ conversationId: "covered" }]));
  expect(slot().queryByRole("button", { name: "Open the chat" })).toBeNull();
});
