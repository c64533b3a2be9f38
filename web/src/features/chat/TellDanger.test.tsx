import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { accounts, guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { changeConversation, putConversation, putMessage } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

const TELL = "In danger? You can still say it here.";

async function locked(changes: Parameters<typeof putConversation>[1] = {}) {
  const uid = await guestIsHere();
  putConversation(uid, { ownMessageCount: 19, locked: true, ...changes });
  putMessage(uid, "first", { text: "I can’t sleep" });
  const user = show(<ChatScreen />, { at: "/chat" });
  await user.click(await screen.findByRole("button", { name: "Close" }));
  await screen.findByText("I can’t sleep");
  return user;
}

describe("somebody whose messages are used up", () => {
  it("can still say that they are in danger, which opens the chat", async () => {
    server.answers("answerAlarm", {});
    const user = await locked();
    expect(screen.queryByText("Are you thinking of ending your life?")).toBeNull();
    await user.click(await screen.findByText(TELL));
    await user.click(await screen.findByRole("button", { name: "Yes" }));
    await waitFor(() => expect(server.asked("answerAlarm")).toEqual([{ inDanger: true }]));
    changeConversation(accounts.whoIsHere() ?? "", { risk: "crisis", saidYes: true });
    await waitFor(() => expect(screen.queryByText(TELL)).toBeNull());
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" }).readOnly).toBe(false);
  });

  it("is not offered that beside the question that they are asked", async () => {
    await locked();
    await screen.findByText(TELL);
    changeConversation(accounts.whoIsHere() ?? "", { alarm: { since: 1, answer: null } });
    await screen.findByRole("heading", { name: "Are you thinking of ending your life?" });
    expect(screen.queryByText(TELL)).toBeNull();
  });

  it("is not offered it once the talk is over", async () => {
    await locked();
    await screen.findByText(TELL);
    changeConversation(accounts.whoIsHere() ?? "", {
      status: "closed",
      notice: "ended-by-customer",
      waitingSince: null,
    });
    await waitFor(() => expect(screen.queryByText(TELL)).toBeNull());
  });
});
