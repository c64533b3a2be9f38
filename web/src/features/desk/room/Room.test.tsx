import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { field, log, openRoom as open, sent } from "../../../test-support/room";
import { pageIs } from "../../../test-support/screen";
import { server, someId } from "../../../test-support/server";
import { network, store } from "../../../test-support/store";
import { changeConversation, stored } from "../../../test-support/stored";

describe("the messages", () => {
  it("are shown with who wrote them; a colleague’s are marked as theirs", async () => {
    const { id } = await open();
    server.answers("readHistory", {
      messages: [
        {
          messageId: "before",
          text: "Hello, I am Ravi",
          sender: "volunteer",
          receiver: id,
          timestamp: Date.now() - 60_000,
          byColleague: true,
        },
      ],
      more: false,
    });
    const wrote = async (text: string) => (await within(log()).findByText(text)).parentElement?.textContent;
    expect(await wrote("Hello, I am Ravi")).toMatch(/^A colleague: /);
    expect(await wrote("I can’t sleep")).toMatch(/^Customer: /);
    expect(log().textContent).toMatch(/Hello, I am Ravi.*I can’t sleep/);
  });

  it("are reported as none yet", async () => {
    await open({}, { empty: true });
    expect(await screen.findByText("Nothing has been written yet.")).toBeTruthy();
  });

  it("that could not be read are neither reported as none nor marked read, and are read again", async () => {
    server.answers("markConversationRead", {});
    const { id } = await open({ unreadByVolunteer: 1 }, { empty: true, unread: true });
    await screen.findByText("Older messages could not be loaded.");
    expect(screen.queryByText("Nothing has been written yet.")).toBeNull();
    expect(server.asked("markConversationRead")).toEqual([]);
    const before = { messageId: "before", text: "I can’t sleep", sender: id, receiver: "volunteer" } as const;
    server.answers("readHistory", { messages: [{ ...before, timestamp: Date.now() - 1_000 }], more: false });
    expect(await within(log()).findByText("I can’t sleep", {}, { timeout: 5_000 })).toBeTruthy();
    await waitFor(() => expect(server.asked("markConversationRead")).toEqual([{ conversationId: id }]));
  });

  it("of earlier listeners are reported as hidden", async () => {
    await open({ endedAt: Date.now() - 3_600_000 });
    expect(
      await screen.findByText("From earlier talks you see only what the two of you wrote to each other."),
    ).toBeTruthy();
  });

  it("of an earlier talk end with a line, where those of others may be missing", async () => {
    const now = Date.now();
    const { id } = await open({ endedAt: now - 60_000 }, { unread: true });
    const before = { messageId: "before", text: "I put the pills away", sender: id, receiver: "volunteer" } as const;
    server.answers("readHistory", { messages: [{ ...before, timestamp: now - 120_000 }], more: false });
    const line = await within(log()).findByText(/^Their last talk ended here: /, {}, { timeout: 5_000 });
    const order = [...log().querySelectorAll("[data-message], .log__top")].map(({ textContent }) => textContent);
    expect(order.findIndex((text) => text.includes("I put the pills away"))).toBeLessThan(
      order.indexOf(line.textContent),
    );
    expect(order.at(-1)).toContain("I can’t sleep");
  });

  it("are marked read once the page is visible", async () => {
    pageIs("hidden");
    server.answers("markConversationRead", {});
    const { id } = await open({ unreadByVolunteer: 1 });
    await within(await screen.findByRole("log")).findByText("I can’t sleep");
    expect(server.asked("markConversationRead")).toEqual([]);
    pageIs("visible");
    await waitFor(() => expect(server.asked("markConversationRead")).toEqual([{ conversationId: id }]));
  });

  it("are not reported as none while the store is slow", async () => {
    const answer = store.isSlow();
    await open();
    expect(screen.queryByText("Nothing has been written yet.")).toBeNull();
    answer();
    expect(await within(await screen.findByRole("log")).findByText("I can’t sleep")).toBeTruthy();
  });
});

describe("a reply", () => {
  it("is sent once, into this conversation", async () => {
    server.answers("sendMessage", sent);
    const { id, user } = await open();
    await screen.findByText("I can’t sleep");
    await user.type(field(), "I am here.{Enter}");
    expect(await within(log()).findByText("I am here.")).toBeTruthy();
    await waitFor(() =>
      expect(server.asked("sendMessage")).toEqual([{ messageId: someId, text: "I am here.", conversationId: id }]),
    );
    expect(field().value).toBe("");
  });

  it("to one message refers to it", async () => {
    server.answers("sendMessage", sent);
    const { user } = await open();
    await screen.findByText("I can’t sleep");
    await user.click(screen.getByRole("button", { name: "Reply to this message" }));
    expect(screen.getByText("Reply to this person:").parentElement?.textContent).toContain("I can’t sleep");
    await user.type(field(), "Since when?{Enter}");
    await waitFor(() => expect(server.asked("sendMessage")[0]).toMatchObject({ replyTo: "first" }));
  });

  it("with contact details comes back to the box, with the reason and what is allowed", async () => {
    server.refuses("sendMessage", "CONTACT_DETAILS");
    const { user } = await open();
    await screen.findByText("I can’t sleep");
    await user.type(field(), "Call me: 98765 43210{Enter}");
    const why = await screen.findByRole("alert");
    expect(why.textContent).toMatch(/numbers, addresses and links can’t be sent here\. What you wrote is back/);
    expect(field().value).toBe("Call me: 98765 43210");
    await user.clear(field());
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("waits without a network, which is shown", async () => {
    server.answers("sendMessage", sent);
    const { user } = await open();
    await screen.findByText("I can’t sleep");
    network.goes();
    expect(await screen.findByText(/^You are offline\. What you write is kept/)).toBeTruthy();
    await user.type(field(), "Still with you{Enter}");
    expect(await within(log()).findByText("Waiting for the network")).toBeTruthy();
    network.returns();
    await waitFor(() => expect(server.asked("sendMessage").at(-1)).toMatchObject({ text: "Still with you" }));
    await waitFor(() => expect(screen.queryByText("Waiting for the network")).toBeNull());
  });

  it("that is refused can be sent again", async () => {
    server.refuses("sendMessage", "NOT_PERMITTED");
    const { user } = await open();
    await screen.findByText("I can’t sleep");
    await user.type(field(), "I am here.{Enter}");
    await within(log()).findByText("Not sent");
    server.answers("sendMessage", sent);
    await user.click(within(log()).getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(within(log()).queryByText("Not sent")).toBeNull());
  });
});

describe("the person", () => {
  const presence = (id: string, state: { readonly typing: boolean; readonly active: boolean }) =>
    store.put(`conversations/${id}/presence/${id}`, stored({ ...state, at: Date.now(), since: Date.now() }));

  it("is shown as here, typing, and away", async () => {
    const { id } = await open();
    await screen.findByText("I can’t sleep");
    presence(id, { typing: true, active: true });
    expect(await screen.findByText("Here now")).toBeTruthy();
    expect(await screen.findByText("Calm Lotus 1 is typing...")).toBeTruthy();
    presence(id, { typing: false, active: false });
    expect(await screen.findByText("Not here right now")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("Calm Lotus 1 is typing...")).toBeNull());
  });

  it("is shown as neither here nor away without a network", async () => {
    const { id } = await open();
    await screen.findByText("I can’t sleep");
    presence(id, { typing: true, active: true });
    await screen.findByText("Here now");
    network.goes();
    await waitFor(() => expect(screen.queryByText("Here now")).toBeNull());
    expect(screen.queryByText("Calm Lotus 1 is typing...")).toBeNull();
  });

  it("who has used up their messages is shown as able to read, and is not asked if they are still there", async () => {
    const silent = Date.now() - 3_600_000;
    const { id } = await open({ locked: true, lastSender: "volunteer", lastMessageAt: silent, claimedAt: silent });
    expect(
      await screen.findByText(/^This person has used up their free messages\..+set the level to Crisis/),
    ).toBeTruthy();
    expect(screen.queryByText(/has not written for a while/)).toBeNull();
    changeConversation(id, { locked: false });
    await waitFor(() => expect(screen.queryByText(/^This person has used up their free messages\./)).toBeNull());
  });
});

describe("danger", () => {
  it("is shown with the level of the conversation, and with the guide", async () => {
    const { id, risk } = await open();
    await screen.findByText("I can’t sleep");
    expect(screen.queryByText("What helps now")).toBeNull();
    changeConversation(id, { risk: "crisis" });
    expect(await screen.findByText("What helps now")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Crisis" }).getAttribute("aria-pressed")).toBe("true");
    expect(risk).toHaveBeenLastCalledWith("crisis");
  });

  it("that is possible is pointed out: the question goes into the box, below what is being written", async () => {
    const { id, user } = await open({ risk: "concern" });
    await screen.findByText("I can’t sleep");
    store.change(`conversations/${id}`, { alarm: { since: Date.now(), answer: null } });
    await user.type(field(), "I am listening.");
    await user.click(await screen.findByRole("button", { name: "Yes" }));
    expect(field().value).toBe("I am listening.\nAre you thinking of ending your life?");
    expect(server.asked("sendMessage")).toEqual([]);
  });

  it("shows its level and a way to the guide in the conversation if the context has no column", async () => {
    const { user, context } = await open({ risk: "crisis" }, { beside: false });
    await screen.findByText("I can’t sleep");
    const [guide] = screen.getAllByRole("button", { name: "What helps now" });
    await user.click(guide ?? log());
    expect(context).toHaveBeenCalledWith(true);
    expect(screen.getAllByRole("group", { name: "How serious is it?" })).toHaveLength(1);
  });
});

describe("a context without a column", () => {
  it("is opened from the head, and closed again", async () => {
    const { user, context } = await open({}, { beside: false });
    await screen.findByText("I can’t sleep");
    await user.click(screen.getByRole("button", { name: "Notes, replies and details" }));
    expect(context).toHaveBeenLastCalledWith(true);
    await user.click(screen.getByRole("button", { name: "Back to the conversation" }));
    expect(context).toHaveBeenLastCalledWith(false);
  });

  it("leads back to the list", async () => {
    const { user, back } = await open({}, { beside: false });
    await user.click(await screen.findByRole("button", { name: "Back to the list" }));
    expect(back).toHaveBeenCalledTimes(1);
  });
});

it("puts a saved reply into the box, without sending it", async () => {
  const { user, context } = await open({ locale: "hi" });
  await screen.findByText("I can’t sleep");
  await user.click(screen.getByText("Saved replies"));
  await user.click(screen.getByRole("button", { name: "अभी आप जहाँ हैं, वहाँ सुरक्षित हैं?" }));
  expect(field().value).toBe("अभी आप जहाँ हैं, वहाँ सुरक्षित हैं?");
  expect(context).toHaveBeenCalledWith(false);
  expect(server.asked("sendMessage")).toEqual([]);
  // The focus goes there.
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

it.each([
  ["by the person", "crisis", "ended-by-customer", "ended-in-crisis"],
  ["by the person", "none", "ended-by-customer", "ended"],
  // In another tab, or here when the answer was lost.
  ["by the listener", "crisis", "ended-by-listener", "ended"],
] as const)("that ended %s at the level %s (%s) is left as %s", async (_, risk, notice, why) => {
  const { id, left } = await open({ risk });
  await screen.findByText("I can’t sleep");
  changeConversation(id, { status: "closed", volunteerId: null, risk: "none", notice });
  await waitFor(() => expect(left).toHaveBeenCalledWith(why, undefined));
});

it("is closed when the rules keep refusing it", async () => {
  const { id, left } = await open();
  await screen.findByText("I can’t sleep");
  store.refuses(`conversations/${id}`);
  await waitFor(() => expect(left).toHaveBeenCalledWith("ended", undefined), { timeout: 20_000 });
}, 30_000);

describe("a conversation that this page knows only from before it was claimed", () => {
  const waits = { status: "waiting", volunteerId: null, notice: null } as const;
  async function open8SecondsLater(meanwhile: () => void) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const room = await open({ ...waits, waitingSince: Date.now() });
    await waitFor(() => expect(room.risk).toHaveBeenCalled());
    meanwhile();
    await vi.advanceTimersByTimeAsync(9_000);
    return room;
  }
  /** The browser has a network, but every answer comes from this device's cache. */
  const stalls = (): void => {
    network.goes();
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => true });
    act(() => void window.dispatchEvent(new Event("online")));
  };

  it.each([
    ["without a network", network.goes],
    ["while the server says nothing of it", stalls],
  ])("stays open %s", async (_when, meanwhile) => {
    const { id, uid, left } = await open8SecondsLater(meanwhile);
    expect(left).not.toHaveBeenCalled();
    network.returns();
    changeConversation(id, { status: "active", volunteerId: uid, waitingSince: null });
    await within(log()).findByText("I can’t sleep");
    expect(left).not.toHaveBeenCalled();
  });

  it("is shown as back in the queue once the server keeps saying so", async () => {
    const { left } = await open8SecondsLater(() => undefined);
    await waitFor(() => expect(left).toHaveBeenCalledWith("released", undefined));
  });
});
