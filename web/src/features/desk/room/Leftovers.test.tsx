import type { Conversation } from "@thodu/domain/chat/model";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { claimsGoTo, heldBy, openDesk, person, somebodyWaits, talk } from "../../../test-support/desk";
import { pageIs } from "../../../test-support/screen";
import { server } from "../../../test-support/server";
import { network } from "../../../test-support/store";
import { changeConversation } from "../../../test-support/stored";
import { keepDraft } from "../../../conversation/drafts";
import { DeskScreen } from "../DeskScreen";
import { placeOf } from "../../../conversation/secondLook/kept";
import { placeOfNote } from "./leftovers";

const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your reply" });
const TAKEN = "Another listener has taken over this conversation.";
const KEPT = /^What you last wrote to .+ was not sent\. It is kept in the reply box/;

/** The listener has written messages to Asha that could not be sent. */
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

const keyOfUnsent = (): string => Object.keys(localStorage).find((key) => key.includes("unsent/")) ?? "";

it("that were unsent when the talk was lost are in the reply box, unsent, when it is held again", async () => {
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

it.each([true, false])(
  "go out in no later claim, which a press on a ringing phone or another device may have made (open here: %s)",
  async (isOpen) => {
    const { user } = await written();
    if (!isOpen) await user.click(await person("Kind River 2"));
    const before = server.asked("sendMessage").length;
    server.answers("sendMessage", { messageId: "any", remaining: null, locked: false });
    changeConversation("asha", { claimId: "claim-later" });
    expect(await screen.findByText(KEPT, {}, { timeout: 20_000 })).toBeTruthy();
    expect(server.asked("sendMessage").slice(before)).toEqual([]);
    if (!isOpen) await user.click(await person("Calm Lotus 1"));
    expect((await field()).value).toBe("Still with you");
  },
);

it.each([true, false])("are sent only on request once they are some minutes old (open here: %s)", async (isOpen) => {
  const { user } = await written();
  if (!isOpen) await user.click(await person("Kind River 2"));
  network.goes();
  const before = server.asked("sendMessage").length;
  server.answers("sendMessage", { messageId: "any", remaining: null, locked: false });
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ["Date"] });
  network.returns();
  expect(await screen.findByText(KEPT, {}, { timeout: 20_000 })).toBeTruthy();
  expect(server.asked("sendMessage").slice(before)).toEqual([]);
  if (!isOpen) await user.click(await person("Calm Lotus 1"));
  expect((await field()).value).toBe("Still with you");
});

it("stay in their talk if the window is hidden by then, since it may be open in another one", async () => {
  const { user } = await written();
  await user.click(await person("Kind River 2"));
  network.goes();
  server.answers("sendMessage", { messageId: "any", remaining: null, locked: false });
  server.answers("readHistory", { messages: [], more: false });
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ["Date"] });
  pageIs("hidden");
  network.returns();
  await waitFor(() => expect(localStorage.getItem(keyOfUnsent())).toContain('"refused":"'), { timeout: 20_000 });
  expect(Object.keys(localStorage).filter((key) => key.includes("draft/"))).toEqual([]);
});

it("do not count as unsent if the server has them and only its answer was lost", async () => {
  await written();
  let stored = "";
  server.answers("sendMessage", ({ messageId }) => {
    stored = messageId;
    throw new TypeError("The answer is lost.");
  });
  await waitFor(() => expect(stored).not.toBe(""), { timeout: 20_000 });
  network.goes();
  const [messageId, timestamp] = [stored, Date.now()];
  server.answers("readHistory", {
    messages: [{ messageId, text: "Still with you", sender: "volunteer", receiver: "asha", timestamp }],
    more: false,
  });
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ["Date"] });
  network.returns();
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes("unsent/"))).toEqual([]), {
    timeout: 20_000,
  });
  expect(screen.queryByText(KEPT)).toBeNull();
  expect((await field()).value).toBe("");
});

it("are kept too when another conversation is open by then", async () => {
  const { user } = await written();
  await user.click(await person("Kind River 2"));
  await talk().findByRole("heading", { name: "Chat with Kind River 2" });
  changeConversation("asha", heldBy("ravi"));
  expect(await screen.findByText(KEPT)).toBeTruthy();
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain("Still with you"));
  expect(Object.keys(localStorage).filter((key) => key.includes("unsent/"))).toEqual([]);
});

it("leave the open talk where it is when a claim of somebody else fails", async () => {
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

it("keeps an unsent reply apart for each conversation", async () => {
  const { user } = await openDesk(<DeskScreen />, {
    holds: (uid) => {
      somebodyWaits("asha", heldBy(uid));
      somebodyWaits("bina", { alias: "Kind River 2", ...heldBy(uid) });
    },
  });
  const pick = async (alias: string) => {
    await user.click(await person(alias));
    await talk().findByRole("heading", { name: `Chat with ${alias}` });
  };
  await pick("Calm Lotus 1");
  await user.type(await field(), "for one");
  await pick("Kind River 2");
  expect((await field()).value).toBe("");
  await pick("Calm Lotus 1");
  expect((await field()).value).toBe("for one");
});

describe("a half-written reply", () => {
  const LABEL = "What you had written to Calm Lotus 1 and not sent";
  const kept = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: LABEL });
  const BACK: Partial<Conversation> = { status: "waiting", volunteerId: null, waitingSince: Date.now() };

  /** While the listener is writing, the talk is taken from them: on another page of theirs, or by somebody else. */
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
  ])("can be copied after the person was %s", async (_what, change) => {
    const user = await cutOff(change);
    const copied = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(copied);
    expect((await kept()).value).toBe("I was about to say");
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("Copied.")).toBeTruthy();
    expect(copied).toHaveBeenCalledWith("I was about to say");
  });

  it("is selected if the browser does not allow copying", async () => {
    const user = await cutOff(BACK);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await kept();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("The text is selected. You can copy it now.")).toBeTruthy();
    expect((await kept()).selectionEnd).toBe("I was about to say".length);
  });

  it("is discarded on request", async () => {
    const user = await cutOff(BACK);
    await kept();
    await user.click(screen.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Discarded."));
    expect(screen.queryByRole("textbox", { name: LABEL })).toBeNull();
    expect(JSON.stringify(localStorage)).not.toContain("I was about to say");
  });

  it("is shown with the unsaved notes for a hand-over, an end or the team", async () => {
    const { uid, user } = await openDesk(<DeskScreen />);
    somebodyWaits("noted", heldBy(uid));
    await user.click(screen.getByRole("button", { name: "Mine" }));
    await user.click(await person("Calm Lotus 1"));
    await talk().findByText("I can’t sleep");
    keepDraft(uid, placeOf("hand-over", "noted"), "Her sister is with her.");
    keepDraft(uid, placeOfNote("noted"), "Exam on Monday.");
    changeConversation("noted", heldBy("ravi"));
    const notes = await screen.findByRole<HTMLTextAreaElement>("textbox", {
      name: "What you had noted about Calm Lotus 1 and not saved",
    });
    expect(notes.value).toBe("Her sister is with her.\n\nExam on Monday.");
    await user.click(screen.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByRole("textbox", { name: /^What you had noted/ })).toBeNull());
    expect(JSON.stringify(localStorage)).not.toMatch(/Her sister|Exam on Monday/);
  });

  it("and such notes are still there after a claim was refused, and gone after a successful one", async () => {
    const { uid, user } = await openDesk(<DeskScreen />);
    somebodyWaits("asked", heldBy(uid));
    await user.click(screen.getByRole("button", { name: "Mine" }));
    await user.click(await person("Calm Lotus 1"));
    await talk().findByText("I can’t sleep");
    keepDraft(uid, placeOf("hand-over", "asked"), "Her sister is with her.");
    changeConversation("asked", { ...BACK, waitSignAt: Date.now() });
    const notes = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^What you had noted/ });
    await notes();
    server.refuses("claimConversation", "TAKEN");
    await user.click(screen.getByRole("button", { name: "Waiting" }));
    await user.click(await person("Calm Lotus 1"));
    await screen.findByText("Another listener is already with this person.");
    expect((await notes()).value).toBe("Her sister is with her.");
    expect(talk().getByText("The conversation is back in the queue.")).toBeTruthy();
    claimsGoTo(uid);
    await user.click(await person("Calm Lotus 1"));
    await field();
    expect(JSON.stringify(localStorage)).not.toContain("Her sister");
  });

  it("that is empty takes no room", async () => {
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
