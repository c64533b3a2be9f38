import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { heldBy, openDesk, person, somebodyWaits, talk } from "../../../test-support/desk";
import { changeConversation } from "../../../test-support/stored";
import { DeskScreen } from "../DeskScreen";

const closed = { status: "closed", volunteerId: null, waitingSince: null } as const;
const comesBack = (id: string): void => changeConversation(id, { status: "waiting", waitingSince: Date.now() });

describe("an ended conversation whose person writes again", () => {
  it("is shown as back in the queue to the listener who had it open", async () => {
    const { user } = await openDesk(<DeskScreen />, { holds: (uid) => somebodyWaits("back-1", heldBy(uid)) });
    await user.click(await person("Calm Lotus 1"));
    await talk().findByText("I can’t sleep");
    changeConversation("back-1", closed);
    await talk().findByText("The conversation has ended.");
    comesBack("back-1");
    expect(await talk().findByText("The conversation is back in the queue.")).toBeTruthy();
    expect(talk().queryByText("The conversation has ended.")).toBeNull();
    // A colleague holds them by now: the conversation has not ended again, and this listener can't report it.
    expect(talk().getByRole("button", { name: "Report this conversation" })).toBeTruthy();
    changeConversation("back-1", heldBy("ravi"));
    expect(await talk().findByText("Another listener has taken over this conversation.")).toBeTruthy();
    expect(talk().queryByRole("button", { name: /^Report/ })).toBeNull();
  });

  it("is shown so too when the page was opened after its end", async () => {
    const { user } = await openDesk(<DeskScreen />);
    somebodyWaits("back-2", { ...closed, endedAt: Date.now() });
    await user.click(screen.getByRole("button", { name: "All" }));
    await user.click(await person("Calm Lotus 1"));
    await talk().findByText(/^This conversation has ended/);
    comesBack("back-2");
    expect(await talk().findByText("The conversation is back in the queue.")).toBeTruthy();
    expect(talk().queryByText(/^This conversation has ended/)).toBeNull();
  });
});

it("a returned conversation is shown as taken over once another listener has it", async () => {
  const { user } = await openDesk(<DeskScreen />, { holds: (uid) => somebodyWaits("back-3", heldBy(uid)) });
  await user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  changeConversation("back-3", { status: "waiting", volunteerId: null, waitingSince: Date.now() });
  await talk().findByText("The conversation is back in the queue.");
  changeConversation("back-3", heldBy("ravi"));
  expect(await talk().findByText("Another listener has taken over this conversation.")).toBeTruthy();
  expect(talk().queryByText("The conversation is back in the queue.")).toBeNull();
});
