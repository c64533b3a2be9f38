import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answers } from "../../test-support/availability";
import { claimsGoTo, heldBy, openDesk, person, somebodyWaits, talk } from "../../test-support/desk";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { changeConversation } from "../../test-support/stored";
import { DeskScreen } from "./DeskScreen";

const open = (phone = false) => openDesk(<DeskScreen />, { phone });

/** The desk of a listener who holds Calm Lotus 1. */
const openHolding = (phone = false) =>
  openDesk(<DeskScreen />, { phone, holds: (uid) => somebodyWaits("asha", heldBy(uid)) });

it("says so when the listener has as many people as they may, and no more once one has gone", async () => {
  answers("online");
  const record = { availability: "online", seenAt: instant(Date.now()), capacity: 2 };
  const { uid } = await openDesk(<DeskScreen />, { record: { ...record, load: 2 } });
  const words = "You have 2 people, which is your limit: nobody new is offered until one talk ends.";
  expect(await screen.findByText(words)).toBeTruthy();
  store.change(`volunteers/${uid}`, { load: 1 });
  expect(await screen.findByText(/^When somebody waits and it is your turn/)).toBeTruthy();
});

describe("the way back on a phone", () => {
  /** Opens a conversation. Returns the length of the browser's history from before. */
  const inTalk = async (phone = true) => {
    const { user } = await openHolding(phone);
    const before = history.length;
    somebodyWaits("bina", { alias: "Kind River 2" });
    await user.click(await person("Calm Lotus 1"));
    await talk().findByText("I can’t sleep");
    return { user, before };
  };
  const isList = () => waitFor(() => expect(talk().getByRole("heading", { name: "Select a customer" })).toBeTruthy());

  it("leads from a conversation to the list, and from the list away", async () => {
    const { before } = await inTalk();
    expect(history.length).toBe(before + 1);
    history.back();
    await isList();
    expect(location.pathname).toBe("/volunteer-chat");
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Calm Lotus 1"));
    history.forward();
    // The conversation is over: the list is still the last level but one.
    await waitFor(() => expect(history.state).not.toMatchObject({ deskLevel: 1 }));
    await isList();
  });

  it("works like the button, which leaves no history entries behind", async () => {
    const { user } = await inTalk();
    await user.click(screen.getByRole("button", { name: "Back to the list" }));
    await isList();
    await waitFor(() => expect(history.state).not.toMatchObject({ deskLevel: 1 }));
  });

  it("goes from the notes to the conversation", async () => {
    const { user, before } = await inTalk();
    await user.click(screen.getByRole("button", { name: "Notes, replies and details" }));
    await waitFor(() => expect(history.length).toBe(before + 2));
    history.back();
    await waitFor(() => expect(history.state).toMatchObject({ deskLevel: 1 }));
    expect(talk().getByRole("heading", { name: "Chat with Calm Lotus 1" })).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole("region", { name: "Conversation" }).closest("[data-context]")).toBeNull(),
    );
  });

  it("is only the browser’s own when the list stands beside the conversation", async () => {
    const { before } = await inTalk(false);
    expect(history.length).toBe(before);
  });
});

describe("keys", () => {
  it("open all commands, which include those of the conversation only if one is open", async () => {
    const { user } = await openHolding();
    await person("Calm Lotus 1");
    await user.keyboard("{Control>}k{/Control}");
    const names = async () =>
      within(await screen.findByRole("listbox", { name: "Commands" }))
        .getAllByRole("option")
        .map(({ textContent }) => textContent);
    expect(await names()).not.toContain("Return to queue");
    expect(await names()).toContain("Open: Calm Lotus 1");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Close" }));
    await user.click(await person("Calm Lotus 1"));
    await talk().findByText("I can’t sleep");
    act(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
    await user.keyboard("{Control>}k{/Control}");
    expect(await names()).toContain("Return to queue");
  });

  it("find a break and earlier talks by ordinary search words", async () => {
    const { user } = await open();
    server.answers("setAvailability", { availability: "away", restUntil: null, stretch: 0 });
    server.answers("listEnded", { conversations: [] });
    const run = async (typed: string, name: string) => {
      await user.keyboard("{Control>}k{/Control}");
      await user.type(await screen.findByRole("combobox", { name: "What do you want to do?" }), typed);
      await user.click(screen.getByRole("option", { name }));
      await waitFor(() => expect(screen.queryByRole("combobox", { name: "What do you want to do?" })).toBeNull());
    };
    await run("take a break", "Take a break: Away");
    await waitFor(() => expect(server.asked("setAvailability").at(-1)).toMatchObject({ availability: "away" }));
    await run("earlier", "Earlier talks: Your ended conversations");
    expect(await screen.findByText("None yet.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Your ended conversations"));
  });

  it("go to earlier talks also when some people left unanswered", async () => {
    const { user } = await open();
    const left = Date.now() - 12 * 60_000;
    somebodyWaits("left", { waitingSince: null, waitSignAt: left, gone: { at: left, waitingSince: left } });
    const fold = await screen.findByText("Left, not answered (1)");
    server.answers("listEnded", { conversations: [] });
    await user.keyboard("{Control>}k{/Control}");
    await user.click(await screen.findByRole("option", { name: "Earlier talks: Your ended conversations" }));
    expect(await screen.findByText("None yet.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Your ended conversations"));
    expect(fold.closest("details")?.open).toBe(false);
  });

  it("go online only after the code of conduct was agreed to", async () => {
    const { user } = await openDesk(<DeskScreen />, { record: { conductAt: null } });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "Online" }).disabled).toBe(false));
    await user.keyboard("{Control>}k{/Control}");
    await user.click(await screen.findByRole("option", { name: "Availability: Online" }));
    expect(await screen.findByRole("dialog", { name: "Before your first conversation" })).toBeTruthy();
    expect(server.asked("setAvailability")).toEqual([]);
  });

  it("open all commands also while a reply is written, and the reply stays", async () => {
    const { user } = await openHolding();
    await user.click(await person("Calm Lotus 1"));
    await talk().findByText("I can’t sleep");
    const reply = talk().getByRole<HTMLTextAreaElement>("textbox", { name: "Your reply" });
    await user.type(reply, "I am j");
    expect(reply.value).toBe("I am j");
    await user.keyboard("{Control>}k{/Control}");
    expect(await screen.findByRole("combobox", { name: "What do you want to do?" })).toBeTruthy();
    expect(reply.value).toBe("I am j");
  });

  it("are explained by their button", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeTruthy();
  });
});

describe("the focus beside the list", () => {
  const focused = () => document.activeElement?.textContent;

  it("goes to the conversation that was accepted from an offer", async () => {
    const { uid, user } = await open();
    server.answers("setAvailability", ({ availability }) => ({ availability, restUntil: null, stretch: 0 }));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "Online" }).disabled).toBe(false));
    await user.click(screen.getByRole("button", { name: "Online" }));
    somebodyWaits("asha", { offer: { to: uid, expiresAt: Date.now() + 60_000 } });
    claimsGoTo(uid);
    (await screen.findByRole("button", { name: /^Accept: / })).focus();
    await user.keyboard("{Enter}");
    await talk().findByText("I can’t sleep");
    await waitFor(() => expect(focused()).toBe("Chat with Calm Lotus 1"));
    changeConversation("asha", { offer: null });
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Accept: / })).toBeNull());
    expect(focused()).toBe("Chat with Calm Lotus 1");
  });

  it.each([
    [false, "Chat with Calm Lotus 1"],
    [true, ""],
  ])("goes to the head of a talk that was left while the listener wrote (on a phone: %s)", async (phone, words) => {
    const { user } = await openHolding(phone);
    await user.click(await person("Calm Lotus 1"));
    await user.type(await screen.findByRole("textbox", { name: "Your reply" }), "I am");
    changeConversation("asha", heldBy("ravi"));
    await talk().findByText("Another listener has taken over this conversation.");
    await waitFor(() => expect(focused()).toBe(words));
    expect(document.activeElement?.getAttribute("aria-label")).toBe(phone ? "Back to the list" : null);
  });

  it("stays where the listener is", async () => {
    const { user } = await openHolding();
    await user.click(await person("Calm Lotus 1"));
    await talk().findByText("I can’t sleep");
    await user.click(screen.getByRole("searchbox"));
    changeConversation("asha", heldBy("ravi"));
    await talk().findByText("Another listener has taken over this conversation.");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("searchbox")));
  });
});

it("does not keep a dialog open for the next person", async () => {
  const { uid, user } = await openHolding();
  somebodyWaits("bina", { alias: "Kind River 2", ...heldBy(uid) });
  await user.click(await person("Calm Lotus 1"));
  await user.click(await talk().findByRole("button", { name: "End conversation" }));
  await screen.findByRole("dialog", { name: "End the conversation with Calm Lotus 1?" });
  // Another conversation opens, as when an offer is accepted.
  await user.click(await person("Kind River 2"));
  await talk().findByRole("heading", { name: "Chat with Kind River 2" });
  expect(screen.queryByRole("dialog")).toBeNull();
});
