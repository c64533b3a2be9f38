import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { changeConversation, putConversation, putMessage } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

it("messages behind an open dialog are marked read only after it is closed, and set apart then", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  server.answers("markConversationRead", {});
  const uid = await guestIsHere();
  putConversation(uid, { status: "active", volunteerId: "meera", claimId: "claim-1", waitingSince: null });
  putMessage(uid, "first", { text: "I can’t sleep" });
  const user = show(<ChatScreen />, { at: "/chat" });
  await screen.findByText("I can’t sleep");
  await user.click(screen.getByRole("button", { name: "End conversation" }));
  const dialog = within(await screen.findByRole("dialog", { name: "End this conversation?" }));
  putMessage(uid, "answer", { text: "I am here.", sender: "volunteer", timestamp: Date.now() + 1_000 });
  changeConversation(uid, { unreadByCustomer: 1 });
  await screen.findByText("I am here.");
  // Longer than the pause after which a visible message counts as read.
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(server.asked("markConversationRead")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Keep talking" }));
  expect(await screen.findByText("New messages")).toBeTruthy();
  await waitFor(() => expect(server.asked("markConversationRead")).toEqual([{ conversationId: uid }]));
});
