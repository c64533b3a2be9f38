import type { Conversation } from "@thodu/domain/chat/model";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { goesOnline, heldBy, openDesk, person, somebodyWaits, talk } from "../../test-support/desk";
import { server } from "../../test-support/server";
import { store } from "../../test-support/store";
import { changeConversation } from "../../test-support/stored";
import { isLeftHere, leaving } from "./inbox/left";
import { DeskScreen } from "./DeskScreen";

const button = (name: string) => screen.getByRole("button", { name });
const described = (name: string) =>
  document.getElementById(button(name).getAttribute("aria-describedby") ?? "")?.textContent;

let title = "";
beforeEach(() => {
  title = document.title;
  document.title = "Volunteer chat";
});
afterEach(() => {
  document.title = title;
});

// A test file that ran before in the same page may have left a conversation of this id, which counts for half a minute.
beforeEach(async () => {
  const refused = { ok: false, reason: "NOT_PERMITTED", retryable: false, message: "", details: {} } as const;
  await leaving("asha", () => Promise.resolve(refused));
});

/** The listener holds two conversations: the second is open, and the first has no unread messages. */
async function holdsTwo(first: Partial<Conversation> = {}) {
  const { uid, user } = await openDesk(<DeskScreen />, {
    holds: (own) => {
      somebodyWaits("asha", { ...heldBy(own), unreadByVolunteer: 0, locale: "en", ...first });
      somebodyWaits("bina", { ...heldBy(own), alias: "Kind River 2", unreadByVolunteer: 0, locale: "te" });
    },
  });
  await user.click(await person("Kind River 2"));
  await talk().findByRole("heading", { name: "Chat with Kind River 2" });
  return { uid, user };
}

describe("a new message of somebody whom the listener holds", () => {
  it.each(["Waiting", "Mine", "With others", "All"])(
    "is told on the tab of their own, from the tab %s",
    async (name) => {
      const { user } = await holdsTwo();
      await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Telugu");
      await user.click(button(name));
      expect(described("Mine")).toBe("2 here");
      changeConversation("asha", { unreadByVolunteer: 2 });
      await waitFor(() => expect(described("Mine")).toBe("2 here, 1 with new messages"));
      expect(within(button("Mine")).getByText("1 new")).toBeTruthy();
      await waitFor(() => expect(document.title).toBe("● A new message for you"));
      expect(screen.getByText("Calm Lotus 1 has written to you.")).toBeTruthy();
      changeConversation("asha", { unreadByVolunteer: 0 });
      await waitFor(() => expect(described("Mine")).toBe("2 here"));
      await waitFor(() => expect(document.title).toBe("Volunteer chat"));
      expect(screen.queryByText("Calm Lotus 1 has written to you.")).toBeNull();
    },
  );

  it("is not announced for the conversation that is being read", async () => {
    await holdsTwo();
    changeConversation("bina", { unreadByVolunteer: 1 });
    changeConversation("asha", { unreadByVolunteer: 1 });
    await waitFor(() => expect(described("Mine")).toBe("2 here, 1 with new messages"));
  });

  it("in a crisis is announced as such, and can be opened from the announcement", async () => {
    const { user } = await holdsTwo({ risk: "crisis" });
    changeConversation("asha", { unreadByVolunteer: 1 });
    expect(await screen.findByText(/^Calm Lotus 1 is in a crisis and waits for your answer\./)).toBeTruthy();
    await user.click(button("Open the chat"));
    expect(await talk().findByRole("heading", { name: "Chat with Calm Lotus 1" })).toBeTruthy();
  });

  it("in a crisis is announced until it is answered, even after it was read", async () => {
    await holdsTwo({ risk: "crisis" });
    changeConversation("asha", { unreadByVolunteer: 0, lastSender: "customer" });
    expect(await screen.findByText(/^Calm Lotus 1 is in a crisis and waits for your answer\./)).toBeTruthy();
    changeConversation("asha", { lastSender: "volunteer" });
    await waitFor(() => expect(screen.queryByText(/waits for your answer/)).toBeNull());
  });
});

describe("somebody whom a colleague takes over while another conversation is open", () => {
  it.each([
    ["status", "none"],
    ["alert", "crisis"],
  ] as const)("is told of, as %s at the level %s, until the listener has them again", async (role, risk) => {
    const { uid } = await holdsTwo({ risk });
    changeConversation("asha", heldBy("ravi"));
    const words = await screen.findByText("A colleague has taken over the chat with Calm Lotus 1.");
    expect(words.closest("[role]")?.getAttribute("role")).toBe(role);
    changeConversation("asha", heldBy(uid));
    await waitFor(() => expect(words.isConnected).toBe(false));
  });

  it("is not told of if the listener handed them over, nor if they ended the talk themselves", async () => {
    const { uid } = await holdsTwo();
    somebodyWaits("chand", { ...heldBy(uid), alias: "Soft Cloud 3" });
    somebodyWaits("dev", { ...heldBy(uid), alias: "Still Pond 4" });
    await person("Still Pond 4");
    await leaving("asha", async () => Promise.resolve({ ok: true, value: {} } as const));
    changeConversation("asha", heldBy("ravi"));
    changeConversation("chand", { status: "closed", volunteerId: null });
    changeConversation("dev", heldBy("ravi"));
    await screen.findByText("A colleague has taken over the chat with Still Pond 4.");
    expect(screen.getAllByText(/^A colleague has taken over/)).toHaveLength(1);
  });
});

describe("somebody in a crisis whose talk ends in another tab of the listener", () => {
  const gone = (alias: string) => new RegExp(`^${alias}, who was in a crisis, is no longer with you`);
  const ended = { status: "closed", volunteerId: null } as const;
  /** Another tab, and the messages that it receives. */
  const otherTab = () => {
    const channel = new BroadcastChannel("thodu.left");
    const heard: unknown[] = [];
    channel.addEventListener("message", ({ data }) => heard.push(data));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    return { heard, says: (data: unknown) => channel.postMessage(data), close: () => channel.close() };
  };

  it("is not reported as gone, while others are", async () => {
    await holdsTwo({ risk: "crisis" });
    somebodyWaits("chand", { ...heldBy(String(store.ids("volunteers")[0])), alias: "Soft Cloud 3", risk: "crisis" });
    await person("Soft Cloud 3");
    const tab = otherTab();
    tab.says({ id: "asha", isLeft: true });
    tab.says({ id: "chand", isLeft: true });
    // The call to the server failed in the other tab.
    tab.says({ id: "chand", isLeft: false });
    await waitFor(() => expect(isLeftHere("asha") && !isLeftHere("chand")).toBe(true));
    changeConversation("asha", ended);
    changeConversation("chand", ended);
    expect(await screen.findByText(gone("Soft Cloud 3"))).toBeTruthy();
    expect(screen.queryByText(gone("Calm Lotus 1"))).toBeNull();
    tab.close();
  });

  it("is announced to the other tabs before it ends here, and that is withdrawn if it fails", async () => {
    const tab = otherTab();
    const { user } = await holdsTwo();
    const end = async () => {
      await user.click(talk().getByRole("button", { name: "End conversation" }));
      const asked = within(await screen.findByRole("dialog"));
      await user.selectOptions(asked.getByLabelText("How did it end?"), "Something else");
      return asked.getByRole("button", { name: "End conversation" });
    };
    server.refuses("endConversation", "NOT_CLAIMED");
    const confirm = await end();
    await user.click(confirm);
    await waitFor(() =>
      expect(tab.heard).toEqual([
        { id: "bina", isLeft: true },
        { id: "bina", isLeft: false },
      ]),
    );
    const answer = server.isSlow("endConversation", {});
    await user.click(confirm);
    await waitFor(() => expect(tab.heard.at(-1)).toEqual({ id: "bina", isLeft: true }));
    answer();
    tab.close();
  });
});

describe("the filter by language", () => {
  it("never hides a person whom the listener holds, and is dropped when it would hide everybody", async () => {
    const { user } = await holdsTwo();
    somebodyWaits("chand", { alias: "Soft Cloud 3", locale: "en" });
    await user.click(button("Waiting"));
    await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Hindi");
    await user.click(button("Mine"));
    expect(await person("Calm Lotus 1")).toBeTruthy();
    expect(await person("Kind River 2")).toBeTruthy();
    await user.click(button("Waiting"));
    expect(await screen.findByText("Nobody in this list speaks Hindi.")).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: "Unread only" }));
    await user.click(button("Show everybody"));
    expect(await person("Soft Cloud 3")).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Language" }).value).toBe("");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Unread only" }).checked).toBe(false);
  });
});

describe("a break", () => {
  const asks = async (risk: Conversation["risk"] = "crisis") => {
    const { uid, user } = await holdsTwo({ risk, unreadByVolunteer: 2 });
    await goesOnline(user);
    await user.click(button("Away (break)"));
    return { uid, user };
  };
  const said = () => server.asked("setAvailability").at(-1);
  const dialog = () => screen.findByRole("dialog", { name: "You are with somebody in a crisis" });

  it("asks the listener once while they hold somebody in a crisis, and can be cancelled", async () => {
    const { user } = await asks();
    const asked = within(await dialog());
    expect(asked.getByText(/Calm Lotus 1/)).toBeTruthy();
    expect(said()).toMatchObject({ availability: "online" });
    await user.click(asked.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(button("Online").getAttribute("aria-pressed")).toBe("true");
  });

  it("can be taken all the same, and the desk goes on saying who waits", async () => {
    const { user } = await asks();
    await user.click(within(await dialog()).getByRole("button", { name: "Take the break anyway" }));
    await waitFor(() => expect(said()).toMatchObject({ availability: "away" }));
    expect(await screen.findByText(/^Calm Lotus 1 is in a crisis and waits for your answer\./)).toBeTruthy();
    await user.click(button("Open the chat"));
    await talk().findByRole("heading", { name: "Chat with Calm Lotus 1" });
    expect(screen.queryByRole("button", { name: "Open the chat" })).toBeNull();
    // Read, but not answered.
    changeConversation("asha", { unreadByVolunteer: 0 });
    expect(screen.getByText(/^Calm Lotus 1 is in a crisis and waits for your answer\./)).toBeTruthy();
    changeConversation("asha", { lastSender: "volunteer" });
    await waitFor(() => expect(screen.queryByText(/waits for your answer/)).toBeNull());
  });

  it("offers to hand over or release the person in a crisis", async () => {
    server.answers("listColleagues", { colleagues: [] });
    const { user } = await asks();
    await user.click(within(await dialog()).getByRole("button", { name: "Hand over or return" }));
    expect(await screen.findByRole("dialog", { name: "Nobody is here to hand over to" })).toBeTruthy();
    expect(talk().getByRole("heading", { name: "Chat with Calm Lotus 1" })).toBeTruthy();
    expect(said()).toMatchObject({ availability: "online" });
  });

  const handsOver = async () => {
    server.answers("listColleagues", { colleagues: [] });
    const { user } = await asks();
    await user.click(within(await dialog()).getByRole("button", { name: "Hand over or return" }));
    return { user, asked: within(await screen.findByRole("dialog", { name: "Nobody is here to hand over to" })) };
  };

  it("begins by itself once the person in a crisis has been handed over", async () => {
    server.answers("releaseConversation", () => {
      changeConversation("asha", { status: "waiting", volunteerId: null });
      return {};
    });
    const { user, asked } = await handsOver();
    await user.click(asked.getByRole("button", { name: "Return to queue" }));
    await waitFor(() => expect(said()).toMatchObject({ availability: "away" }));
  });

  it.each([
    ["begins once the colleague who is asked has taken over, and not before", true],
    ["is not taken later if the colleague does not take over", false],
  ])("%s", async (_, accepts) => {
    server.answers("listColleagues", { colleagues: [{ uid: "ravi", name: "Ravi" }] });
    server.answers("releaseConversation", () => {
      changeConversation("asha", { offer: { to: "ravi", expiresAt: Date.now() + 60_000, handOver: true } });
      return {};
    });
    const { user } = await asks();
    await user.click(within(await dialog()).getByRole("button", { name: "Hand over or return" }));
    await user.click(await screen.findByRole("button", { name: "Hand over to Ravi" }));
    await screen.findByText("Ravi is being asked to take over. Until then this person stays with you.");
    expect(said()).toMatchObject({ availability: "online" });
    // Room and list hear of it each by themselves. That the list has, its number of unread messages shows.
    const after = accepts ? { volunteerId: "ravi", claimId: "claim-9" } : { unreadByVolunteer: 4 };
    changeConversation("asha", { offer: null, ...after });
    if (!accepts) {
      await user.click(await screen.findByRole("button", { name: "OK" }));
      await screen.findByRole("button", { name: /Calm Lotus 1.*4 unread/ });
    }
    changeConversation("asha", { status: "closed" });
    await waitFor(() => expect(screen.queryByRole("button", { name: /Calm Lotus 1/ })).toBeNull());
    await waitFor(() => expect(said()).toMatchObject({ availability: accepts ? "away" : "online" }));
  });

  it("is not taken later if the hand-over was given up", async () => {
    const { user, asked } = await handsOver();
    await user.click(asked.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    changeConversation("asha", { status: "closed" });
    await waitFor(() => expect(screen.queryByRole("button", { name: /Calm Lotus 1/ })).toBeNull());
    expect(said()).toMatchObject({ availability: "online" });
  });

  it("is taken once the person in a crisis has gone, and is not asked about for the next one", async () => {
    await asks();
    await dialog();
    changeConversation("asha", { status: "closed" });
    await waitFor(() => expect(said()).toMatchObject({ availability: "away" }));
    expect(screen.queryByRole("dialog", { name: "You are with somebody in a crisis" })).toBeNull();
    changeConversation("bina", { risk: "crisis", lastSender: "customer" });
    await waitFor(() => expect(screen.getByRole("button", { name: /Kind River 2/ }).textContent).toContain("Crisis"));
    expect(screen.queryByRole("dialog", { name: "You are with somebody in a crisis" })).toBeNull();
  });

  it("is taken at once when nobody whom they hold is in a crisis", async () => {
    await asks("concern");
    await waitFor(() => expect(said()).toMatchObject({ availability: "away" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
