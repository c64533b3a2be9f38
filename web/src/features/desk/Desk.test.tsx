import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { claimsGoTo, heldBy, openDesk, person, somebodyWaits, talk } from "../../test-support/desk";
import { server } from "../../test-support/server";
import { instant, network } from "../../test-support/store";
import { changeConversation } from "../../test-support/stored";
import { DeskScreen } from "./DeskScreen";

const open = (record: Record<string, unknown> = {}) => openDesk(<DeskScreen />, { record });

describe("before anybody is selected", () => {
  it("explains what selecting does, and claims nobody", async () => {
    await open();
    somebodyWaits();
    await person("Calm Lotus 1");
    expect(talk().getByRole("heading", { name: "Select a customer" })).toBeTruthy();
    expect(talk().getByText(/When you open a waiting conversation, it becomes yours\.$/)).toBeTruthy();
    expect(server.asked("claimConversation")).toEqual([]);
  });
});

describe("somebody who waits", () => {
  it("is claimed by one press; all that they wrote is shown", async () => {
    const { uid, user } = await open();
    somebodyWaits();
    claimsGoTo(uid);
    await user.click(await person("Calm Lotus 1"));
    expect(await talk().findByText("I can’t sleep")).toBeTruthy();
    expect(talk().getByRole("heading", { name: "Chat with Calm Lotus 1" })).toBeTruthy();
    expect(server.asked("claimConversation")).toEqual([{ conversationId: "asha" }]);
  });

  it("is listed under Mine from then on", async () => {
    const { uid, user } = await open();
    somebodyWaits();
    somebodyWaits("bina", { alias: "Kind River 2" });
    claimsGoTo(uid);
    expect(screen.getByRole("button", { name: "Waiting" }).getAttribute("aria-pressed")).toBe("true");
    await user.click(await person("Calm Lotus 1"));
    await talk().findByText("I can’t sleep");
    await waitFor(() => expect(screen.getByRole("button", { name: "Mine" }).getAttribute("aria-pressed")).toBe("true"));
    expect((await person("Calm Lotus 1")).getAttribute("aria-current")).toBe("true");
    // Only once: a listener who goes back to another tab stays there.
    await user.click(screen.getByRole("button", { name: "Waiting" }));
    await person("Kind River 2");
    changeConversation("asha", { unreadByVolunteer: 1 });
    expect(screen.getByRole("button", { name: "Waiting" }).getAttribute("aria-pressed")).toBe("true");
  });

  it("is shown as being opened while the server is slow, and claimed once", async () => {
    const { user } = await open();
    somebodyWaits();
    const answer = server.isSlow("claimConversation", { claimId: "claim-1" });
    await user.click(await person("Calm Lotus 1"));
    expect(talk().getByText("Opening the conversation…")).toBeTruthy();
    await user.click(await person("Calm Lotus 1"));
    expect(server.asked("claimConversation")).toHaveLength(1);
    await act(async () => Promise.resolve(answer()));
    expect(await screen.findByRole("textbox", { name: "Your reply" })).toBeTruthy();
  });

  it.each([
    ["TAKEN", "Another listener is already with this person."],
    ["AT_CAPACITY", "You can’t talk with more people at the same time."],
  ] as const)("stays where they are when the server says %s", async (reason, words) => {
    const { user } = await open();
    somebodyWaits();
    server.refuses("claimConversation", reason);
    await user.click(await person("Calm Lotus 1"));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(talk().getByRole("heading", { name: "Select a customer" })).toBeTruthy();
  });

  it("says what comes first after several claims without a message, and when the next one is possible", async () => {
    const { user } = await open();
    somebodyWaits("owed");
    server.refuses("claimConversation", "RATE_LIMITED", { retryAfterSeconds: 300 });
    await user.click(await person("Calm Lotus 1"));
    expect(await screen.findByText(/^Some people you accepted have no word from you yet\..+ at \d.+m\.$/)).toBeTruthy();
    server.refuses("claimConversation", "RATE_LIMITED", { retryAfterSeconds: 2 });
    await user.click(await person("Calm Lotus 1"));
    expect(await screen.findByText("That was a little fast. Please wait a moment.")).toBeTruthy();
  });

  it("is removed from the list after a report parted them from the listener", async () => {
    const { user } = await open();
    somebodyWaits("parted");
    server.refuses("claimConversation", "NOT_PERMITTED");
    await user.click(await person("Calm Lotus 1"));
    expect(await screen.findByText("You are not matched with this person. Another listener will answer.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("button", { name: /Calm Lotus 1/ })).toBeNull());
  });

  it("stays in the list while the server says that the listener must rest, which says until when", async () => {
    const { user } = await open();
    somebodyWaits("rests", { risk: "crisis" });
    server.refuses("claimConversation", "NOT_PERMITTED", { retryAfterSeconds: 600 });
    await user.click(await person("Calm Lotus 1"));
    expect(await screen.findByText(/^You have listened for four hours\. .+ again from \d.+m\.$/)).toBeTruthy();
    expect(screen.queryByText(/^You are not matched/)).toBeNull();
    expect(await person("Calm Lotus 1")).toBeTruthy();
  });

  it("can't be claimed during the break after four hours, which says until when", async () => {
    const now = Date.now();
    const { user } = await open({ seenAt: instant(now), stretchSince: instant(now - 4 * 3_600_000) });
    somebodyWaits();
    await user.click(await person("Calm Lotus 1"));
    expect(await screen.findByText(/^You have listened for four hours\. Please rest; you can go online/)).toBeTruthy();
    expect(server.asked("claimConversation")).toEqual([]);
  });

  it("can't be claimed without a network, which is said", async () => {
    const { user } = await open();
    somebodyWaits();
    server.isUnreachable("claimConversation");
    await user.click(await person("Calm Lotus 1"));
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Your reply" })).toBeNull();
  });
});

describe("somebody whom a colleague holds", () => {
  const ask = async () => {
    const { uid, user } = await open();
    somebodyWaits("asha", heldBy("ravi"));
    await user.click(screen.getByRole("button", { name: "With others" }));
    await user.click(await person("Calm Lotus 1"));
    return { uid, user, asked: within(await screen.findByRole("dialog")) };
  };

  it("is taken over deliberately, with a reason", async () => {
    const { uid, user, asked } = await ask();
    claimsGoTo(uid);
    expect(asked.getByRole("heading", { name: "Take over the chat with Calm Lotus 1?" })).toBeTruthy();
    await user.click(asked.getByRole("button", { name: "Take over" }));
    expect(asked.getByText("Please write a reason.")).toBeTruthy();
    expect(server.asked("claimConversation")).toEqual([]);
    await user.type(asked.getByLabelText("Why are you taking over?"), " Ravi fell asleep ");
    expect(asked.queryByText("Please write a reason.")).toBeNull();
    await user.click(asked.getByRole("button", { name: "Take over" }));
    await waitFor(() =>
      expect(server.asked("claimConversation")).toEqual([
        { conversationId: "asha", takeOver: true, reason: "Ravi fell asleep" },
      ]),
    );
  });

  it("stays theirs when the take-over is cancelled", async () => {
    const { user, asked } = await ask();
    await user.click(asked.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.asked("claimConversation")).toEqual([]);
  });
});

describe("a crisis that the listener holds", () => {
  const words = /You are with somebody in a crisis\. You get no other offers while it lasts\.$/;

  it("stops offers, whatever the list shows", async () => {
    const { uid, user } = await open();
    somebodyWaits("asha", { ...heldBy(uid), risk: "crisis", unreadByVolunteer: 0, lastSender: "volunteer" });
    somebodyWaits("bina", { alias: "Kind River 2" });
    expect(await screen.findByText(words)).toBeTruthy();
    for (const name of ["Waiting", "With others", "All", "Mine"]) {
      await user.click(screen.getByRole("button", { name }));
      expect(screen.getByText(words)).toBeTruthy();
    }
    await user.click(screen.getByRole("checkbox", { name: "Unread only" }));
    await user.type(screen.getByRole("searchbox"), "kind");
    await person("Kind River 2");
    expect(screen.getByText(words)).toBeTruthy();
    changeConversation("asha", { risk: "none" });
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });
});

describe("an ended conversation", () => {
  it("is shown as ended, and does not open", async () => {
    const { user } = await open();
    somebodyWaits("asha", { status: "closed", waitingSince: null, endedAt: Date.now() });
    await user.click(screen.getByRole("button", { name: "All" }));
    await user.click(await person("Calm Lotus 1"));
    expect(
      talk().getByText(
        "This conversation has ended, and no listener can read it now. It opens again when the person writes.",
      ),
    ).toBeTruthy();
    expect(server.asked("claimConversation")).toEqual([]);
  });
});

describe("a conversation that is not the listener’s any more", () => {
  it.each([
    ["a colleague has it", heldBy("ravi"), "Another listener has taken over this conversation."],
    [
      "it waits again",
      { status: "waiting", volunteerId: null, waitingSince: Date.now() } as const,
      "The conversation is back in the queue.",
    ],
    ["it was ended", { status: "closed", volunteerId: null } as const, "The conversation has ended."],
  ])("says so: %s", async (_what, change, words) => {
    const { user } = await openDesk(<DeskScreen />, { holds: (uid) => somebodyWaits("asha", heldBy(uid)) });
    await user.click(await person("Calm Lotus 1"));
    await talk().findByText("I can’t sleep");
    changeConversation("asha", change);
    expect(await talk().findByText(words)).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Your reply" })).toBeNull();
    expect(talk().queryByText("I can’t sleep")).toBeNull();
  });

  it("is also reported when it was in a crisis and another conversation is open", async () => {
    await openDesk(<DeskScreen />, {
      holds: (uid) => {
        somebodyWaits("asha-in-crisis", { ...heldBy(uid), risk: "crisis" });
        somebodyWaits("kiran-calm", { ...heldBy(uid), alias: "Kind River 2" });
      },
    });
    await person("Calm Lotus 1");
    changeConversation("kiran-calm", { status: "closed", volunteerId: null });
    changeConversation("asha-in-crisis", { status: "closed", volunteerId: null });
    expect(await screen.findByText(/^Calm Lotus 1, who was in a crisis, is no longer with you/)).toBeTruthy();
    expect(screen.getAllByText(/is no longer with you/)).toHaveLength(1);
  });
});

/** Presses Online once the page knows whether the listener has agreed to the code of conduct. */
async function goOnline(user: Awaited<ReturnType<typeof open>>["user"]): Promise<void> {
  const online = screen.getByRole<HTMLButtonElement>("button", { name: "Online" });
  await waitFor(() => expect(online.disabled).toBe(false));
  await user.click(online);
}

describe("the code of conduct", () => {
  it("is asked before a listener first goes online, which then follows", async () => {
    const { user } = await open({ conductAt: null });
    server.answers("setAvailability", { availability: "online", restUntil: null, stretch: 0 });
    server.answers("agreeToConduct", {});
    await goOnline(user);
    const asked = within(await screen.findByRole("dialog", { name: "Before your first conversation" }));
    expect(server.asked("setAvailability")).toEqual([]);
    for (const point of asked.getAllByRole("checkbox")) await user.click(point);
    await user.click(asked.getByRole("button", { name: "I agree" }));
    await waitFor(() => expect(server.asked("setAvailability").at(-1)).toMatchObject({ availability: "online" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("that was postponed is asked again before somebody is claimed", async () => {
    const { user } = await open({ conductAt: null });
    somebodyWaits();
    await goOnline(user);
    await user.click(await screen.findByRole("button", { name: "Later" }));
    await user.click(await person("Calm Lotus 1"));
    expect(await screen.findByRole("dialog", { name: "Before your first conversation" })).toBeTruthy();
    expect(server.asked("claimConversation")).toEqual([]);
  });
});

it("sends what was written without a network also after another conversation was opened", async () => {
  server.answers("sendMessage", { messageId: "any", remaining: null, locked: false });
  const { uid, user } = await open();
  somebodyWaits("asha", heldBy(uid));
  somebodyWaits("bina", { alias: "Kind River 2", ...heldBy(uid) });
  await user.click(screen.getByRole("button", { name: "Mine" }));
  await user.click(await person("Calm Lotus 1"));
  const field = await screen.findByRole("textbox", { name: "Your reply" });
  network.goes();
  await user.type(field, "Still with you{Enter}");
  expect(await talk().findByText("Waiting for the network")).toBeTruthy();
  await user.click(await person("Kind River 2"));
  await talk().findByRole("heading", { name: "Chat with Kind River 2" });
  expect(JSON.stringify(localStorage)).toContain("Still with you");
  network.returns();
  const isKept = () => JSON.stringify(localStorage).includes("Still with you");
  await waitFor(() => expect(isKept()).toBe(false), { timeout: 5_000 });
  expect(server.asked("sendMessage").at(-1)).toMatchObject({ conversationId: "asha", text: "Still with you" });
});
