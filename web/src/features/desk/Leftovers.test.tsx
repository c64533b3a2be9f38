import type { Conversation } from "@thodu/domain/chat/model";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { claimsGoTo, heldBy, openDesk, person, somebodyWaits, talk } from "../../test-support/desk";
import { server } from "../../test-support/server";
import { changeConversation } from "../../test-support/stored";
import { DeskScreen } from "./DeskScreen";

const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your reply" });
const TAKEN = "Another listener has taken over this conversation.";
const KEPT = /^What you last wrote to .+ was not sent\. It is kept in the reply box/;

/** A listener has written to Asha what could not go out. */
async function written() {
  const { uid, user } = await openDesk(<DeskScreen />);
  somebodyWaits("asha", heldBy(uid));
  somebodyWaits("bina", { alias: "Kind River 2", ...heldBy(uid) });
  await user.click(screen.getByRole("button", { name: "Mine" }));
  await user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  server.isUnreachable("sendMessage");
  await user.type(await field(), "Still with you{Enter}");
  await waitFor(() => expect(server.asked("sendMessage").length).toBeGreaterThan(0));
  return { uid, user };
}

it("that did not go out before the talk was lost are in the reply box when one talks again, unsent", async () => {
  const { uid, user } = await written();
  changeConversation("asha", heldBy("ravi"));
  await talk().findByText(TAKEN);
  expect(await screen.findByText(KEPT)).toBeTruthy();
  const before = server.asked("sendMessage").length;
  server.answers("sendMessage", { messageId: "any", remaining: null, locked: false });
  changeConversation("asha", {
    status: "waiting",
    volunteerId: null,
    waitingSince: Date.now(),
    waitSignAt: Date.now(),
  });
  claimsGoTo(uid);
  await user.click(screen.getByRole("button", { name: "Waiting" }));
  await user.click(await person("Calm Lotus 1"));
  expect((await field()).value).toBe("Still with you");
  expect(server.asked("sendMessage").slice(before)).toEqual([]);
});

it("are kept too where another conversation is open by then", async () => {
  const { user } = await written();
  await user.click(await person("Kind River 2"));
  await talk().findByRole("heading", { name: "Chat with Kind River 2" });
  changeConversation("asha", heldBy("ravi"));
  expect(await screen.findByText(KEPT)).toBeTruthy();
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain("Still with you"));
  expect(Object.keys(localStorage).filter((key) => key.includes("unsent/"))).toEqual([]);
});

it("leave the talk that is open where it is when a claim of somebody else fails", async () => {
  const { uid, user } = await openDesk(<DeskScreen />);
  somebodyWaits("asha", heldBy(uid));
  somebodyWaits("bina", { alias: "Kind River 2" });
  await user.click(screen.getByRole("button", { name: "Mine" }));
  await user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  server.refuses("claimConversation", "TAKEN");
  await user.click(screen.getByRole("button", { name: "Waiting" }));
  await user.click(await person("Kind River 2"));
  expect(await screen.findByText("Another listener is already with this person.")).toBeTruthy();
  expect(talk().getByRole("heading", { name: "Chat with Calm Lotus 1" })).toBeTruthy();
});

describe("a half-written reply", () => {
  const LABEL = "What you had written to Calm Lotus 1 and not sent";
  const kept = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: LABEL });
  const BACK: Partial<Conversation> = { status: "waiting", volunteerId: null, waitingSince: Date.now() };

  /** While the listener is writing, their talk is taken from them: by another page of theirs, or by somebody else. */
  async function cutOff(change: Partial<Conversation>) {
    const { uid, user } = await openDesk(<DeskScreen />);
    somebodyWaits("asha", heldBy(uid));
    await user.click(screen.getByRole("button", { name: "Mine" }));
    await user.click(await person("Calm Lotus 1"));
    await talk().findByText("I can’t sleep");
    await user.type(await field(), "I was about to say");
    changeConversation("asha", change);
    return user;
  }

  it.each([
    ["given back", BACK],
    ["ended", { status: "closed", volunteerId: null } as const],
    ["taken over", heldBy("ravi")],
  ])("can be copied once the person was %s", async (_what, change) => {
    const user = await cutOff(change);
    const copied = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(copied);
    expect((await kept()).value).toBe("I was about to say");
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("Copied.")).toBeTruthy();
    expect(copied).toHaveBeenCalledWith("I was about to say");
  });

  it("is selected where the browser lets nothing be copied for its reader", async () => {
    const user = await cutOff(BACK);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await kept();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("The text is selected. You can copy it now.")).toBeTruthy();
    expect((await kept()).selectionEnd).toBe("I was about to say".length);
  });

  it("is forgotten when its writer says so", async () => {
    const user = await cutOff(BACK);
    await kept();
    await user.click(screen.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Discarded."));
    expect(screen.queryByRole("textbox", { name: LABEL })).toBeNull();
    expect(JSON.stringify(localStorage)).not.toContain("I was about to say");
  });

  it("that was none takes no room", async () => {
    const { uid, user } = await openDesk(<DeskScreen />);
    somebodyWaits("asha", heldBy(uid));
    await user.click(screen.getByRole("button", { name: "Mine" }));
    await user.click(await person("Calm Lotus 1"));
    await talk().findByText("I can’t sleep");
    changeConversation("asha", BACK);
    await talk().findByText("The conversation is back in the queue.");
    expect(screen.queryByRole("button", { name: "Discard" })).toBeNull();
  });
});
