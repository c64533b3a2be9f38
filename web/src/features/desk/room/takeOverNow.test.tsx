import { screen, waitFor, within } from "@testing-library/react";
import type { Conversation } from "@thodu/domain/chat/model";
import { MINUTE } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { claimsGoTo, heldBy, openDesk, person, somebodyWaits } from "../../../test-support/desk";
import { server } from "../../../test-support/server";
import { changeConversation } from "../../../test-support/stored";
import { DeskScreen } from "../DeskScreen";

const opened = async (changes: Partial<Conversation>) => {
  const { uid, user } = await openDesk(<DeskScreen />);
  claimsGoTo(uid);
  const at = Date.now() - 7 * MINUTE;
  somebodyWaits("asha", { ...heldBy("ravi"), lastSender: "customer", lastMessageAt: at, claimedAt: at, ...changes });
  await user.click(screen.getByRole("button", { name: "With others" }));
  const row = await person("Calm Lotus 1");
  await user.click(row);
  return { user, row, asked: within(await screen.findByRole("dialog")) };
};

const mark = (row: HTMLElement) => row.querySelector(".chip:has(.desk__held)")?.className;

it("offers to take over somebody in a crisis without an answer now, says since when, and asks for no reason", async () => {
  const { user, row, asked } = await opened({ risk: "crisis" });
  expect(mark(row)).toBe("chip chip--nobody");
  expect(asked.getByText(/^You can take over now: this person has waited 7 minutes for an answer/)).toBeTruthy();
  expect(asked.queryByRole("textbox")).toBeNull();
  await user.click(asked.getByRole("button", { name: "Take over" }));
  await waitFor(() =>
    expect(server.asked("claimConversation")).toEqual([
      { conversationId: "asha", takeOver: true, reason: "crisis.unanswered" },
    ]),
  );
});

it("says so of others too, and asks for the reason", async () => {
  const { user, row, asked } = await opened({});
  expect(mark(row)).toBe("chip chip--other");
  expect(asked.getByText(/^You can take over now: this person has waited 7 minutes for an answer/)).toBeTruthy();
  await user.click(asked.getByRole("button", { name: "Take over" }));
  expect(asked.getByText("Please write a reason.")).toBeTruthy();
});

it("takes that back when their listener answers", async () => {
  const { row, asked } = await opened({ risk: "crisis" });
  changeConversation("asha", { lastSender: "volunteer", lastMessageAt: Date.now() });
  await waitFor(() => expect(asked.getByText(/^Another listener is with this person now\./)).toBeTruthy());
  expect(asked.getByRole("textbox", { name: "Why are you taking over?" })).toBeTruthy();
  expect(mark(row)).toBe("chip chip--other");
});
