import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { leaveOut } from "../../lib/notMatched";
import { theAuth } from "../../test-support/firebase/auth";
import { accounts, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { pageIs } from "../../test-support/screen";
import { server } from "../../test-support/server";
import { network, store } from "../../test-support/store";
import { putConversation } from "../../test-support/stored";
import { VolunteerGuard } from "./VolunteerGuard";
import { VolunteerHomeScreen } from "./VolunteerHomeScreen";

const record = { email: "meera@example.com", emailConfirmed: true, approved: true, name: "Meera" };

async function open(changes: Record<string, unknown> = {}, confirmed = true) {
  const uid = await isHere({ email: "meera@example.com", confirmed, claims: { volunteer: true } });
  store.put(`volunteers/${uid}`, { ...record, ...changes });
  store.put("desk/current", { epoch: "epoch-0" });
  return { uid, user: show(<VolunteerHomeScreen />, { at: "/volunteer-home" }) };
}

const waits = (count: number): void => {
  for (let nth = 0; nth < count; nth += 1) putConversation(`p${nth}`, { alias: `Calm Lotus ${nth}` });
};

it("welcomes by name, and shows the links", async () => {
  await open();
  expect(await screen.findByRole("heading", { name: "Welcome, Meera" })).toBeTruthy();
  expect(
    ["Go to Chat", "View Profile", "On call at night", "Your shifts"].map((name) =>
      screen.getByRole("link", { name }).getAttribute("href"),
    ),
  ).toEqual(["/volunteer-chat", "/volunteer-profile", "/volunteer-on-call", "/volunteer-shifts"]);
});

it("welcomes without a name if none was given", async () => {
  await open({ name: "" });
  expect(await screen.findByRole("heading", { name: "Welcome" })).toBeTruthy();
});

it("notices that the address was confirmed elsewhere, and stops asking for it", async () => {
  const { uid } = await open({ emailConfirmed: false }, false);
  expect(await screen.findByText(/^Please open the link that we sent to/)).toBeTruthy();
  accounts.has({ uid, email: "meera@example.com", confirmed: true });
  pageIs("hidden");
  pageIs("visible");
  await waitFor(() => expect(screen.queryByText(/^Please open the link/)).toBeNull());
  expect(server.asked("updateProfile")).toEqual([{}]);
});

describe("the next shift", () => {
  const HOUR = 3_600_000;
  /** 10 pm in Kolkata. */
  const FROM = Date.UTC(2100, 2, 5, 16, 30);
  const booked = [
    { id: "after", from: FROM + 48 * HOUR, to: FROM + 50 * HOUR },
    { id: "next", from: FROM, to: FROM + 2 * HOUR },
    { id: "past", from: 0, to: HOUR },
  ];

  it("is shown in the time zone of the shifts, with the way to them", async () => {
    const { uid } = await isHereWith(booked);
    store.put(`onCall/${uid}`, { zone: "Asia/Kolkata" });
    show(<VolunteerHomeScreen />, { at: "/volunteer-home" });
    const link = await screen.findByRole("link", { name: /^Friday, 5 Mar, 10:00/ });
    expect(link.getAttribute("href")).toBe("/volunteer-shifts");
    expect(link.parentElement?.textContent).toMatch(/^Your next shift: /);
  });

  it.each([
    ["there is none", [], false],
    ["it can’t be read", booked, true],
  ] as const)("is not mentioned if %s", async (_, shifts, isRefused) => {
    await isHereWith(shifts);
    if (isRefused) store.refuses("rotaListeners");
    show(<VolunteerHomeScreen />, { at: "/volunteer-home" });
    await screen.findByText("Nobody is waiting right now.");
    expect(screen.queryByText(/Your next shift/)).toBeNull();
  });

  async function isHereWith(shifts: readonly object[]) {
    const uid = await isHere({ email: "meera@example.com", confirmed: true, claims: { volunteer: true } });
    store.put(`volunteers/${uid}`, record);
    store.put("desk/current", { epoch: "epoch-0" });
    store.put(`rotaListeners/${uid}`, { booked: shifts });
    return { uid };
  }
});

describe("the number of waiting people", () => {
  it.each([
    [0, "Nobody is waiting right now."],
    [1, "One person is waiting for a listener."],
    [3, "3 people are waiting for a listener."],
    [31, "More than 30 people are waiting for a listener."],
  ])("is shown: %i", async (count, words) => {
    waits(count);
    await open();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("counts a person whose page is gone only in a crisis, as the desk does", async () => {
    waits(2);
    putConversation("gone", { waitingSince: null });
    putConversation("danger", { waitingSince: null, risk: "crisis" });
    putConversation("talks", { waitingSince: null, status: "active", risk: "crisis" });
    await open();
    expect(await screen.findByText("3 people are waiting for a listener.")).toBeTruthy();
  });

  it("says that somebody in a crisis is among them, while one is", async () => {
    waits(2);
    await open();
    const status = (await screen.findByText("2 people are waiting for a listener.")).closest("[role=status]");
    putConversation("p0", { risk: "crisis" });
    await waitFor(() =>
      expect(status?.textContent).toBe("Somebody in a crisis is waiting. 2 people are waiting for a listener."),
    );
    act(() => leaveOut("p0"));
    await waitFor(() => expect(status?.textContent.trim()).toBe("One person is waiting for a listener."));
  });

  it("counts one person in a crisis once", async () => {
    waits(1);
    putConversation("p0", { risk: "crisis" });
    await open();
    const words = await screen.findByText("Somebody in a crisis is waiting.");
    expect(words.closest("[role=status]")?.textContent.trim()).toBe("Somebody in a crisis is waiting.");
  });

  it("changes while the page is open", async () => {
    await open();
    await screen.findByText("Nobody is waiting right now.");
    waits(2);
    expect(await screen.findByText("2 people are waiting for a listener.")).toBeTruthy();
  });

  it("leaves out people with whom the listener is not matched, as the desk does", async () => {
    waits(2);
    await open();
    await screen.findByText("2 people are waiting for a listener.");
    act(() => leaveOut("p0"));
    expect(await screen.findByText("One person is waiting for a listener.")).toBeTruthy();
  });

  it("is not shown without a network, because it is no longer known", async () => {
    waits(2);
    await open();
    await screen.findByText("2 people are waiting for a listener.");
    network.goes();
    await waitFor(() => expect(screen.queryByText(/are waiting/)).toBeNull());
    network.returns();
    expect(await screen.findByText("2 people are waiting for a listener.")).toBeTruthy();
  });

  it("is not shown as zero before it is known", async () => {
    const answer = store.isSlow();
    await open();
    expect(screen.queryByText(/waiting/)).toBeNull();
    answer();
    expect(await screen.findByText("Nobody is waiting right now.")).toBeTruthy();
  });

  it("is not shown if it can’t be read", async () => {
    store.refuses("conversations");
    await open();
    await screen.findByRole("heading", { name: "Welcome, Meera" });
    expect(screen.queryByText(/ waiting /)).toBeNull();
  });
});

describe("the note to the listener", () => {
  it.each([
    [{ heard: 1, deskTime: 0 }, "You have listened in one conversation. Thank you."],
    [{ heard: 7, deskTime: 3_600_000 }, "You have listened in 7 conversations, in one hour at the desk. Thank you."],
    [{ heard: 7, deskTime: 5 * 3_600_000 }, "You have listened in 7 conversations, in 5 hours at the desk. Thank you."],
  ])("says how many people they have listened to: %j", async (figures, words) => {
    await open(figures);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("shows no number at first, and names somebody whom listeners can talk to", async () => {
    await open();
    await screen.findByRole("heading", { name: "Welcome, Meera" });
    expect(screen.queryByText(/You have listened in/)).toBeNull();
    expect(screen.getByRole("link", { name: "Tele-MANAS 14416" }).getAttribute("href")).toBe("tel:14416");
  });
});

describe("an unconfirmed address", () => {
  it("is asked for, and its link can be sent again", async () => {
    server.answers("updateProfile", {});
    const { user } = await open({ emailConfirmed: false }, false);
    expect(await screen.findByText(/^Please open the link that we sent to meera@example\.com\./)).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Send the link again" }));
    expect(await screen.findByText("We have sent a link to meera@example.com.")).toBeTruthy();
    expect(accounts.sent()).toEqual(["confirm"]);
  });

  it("says when the link could not be sent", async () => {
    const { user } = await open({ emailConfirmed: false }, false);
    accounts.refuse("auth/network-request-failed");
    await user.click(await screen.findByRole("button", { name: "Send the link again" }));
    expect(await screen.findByText("Something went wrong. Please try again later.")).toBeTruthy();
  });

  it("that was confirmed elsewhere is reported to the server, and no longer asked for", async () => {
    server.answers("updateProfile", {});
    await open({ emailConfirmed: false }, true);
    await waitFor(() => expect(server.asked("updateProfile")).toEqual([{}]));
    expect(screen.queryByRole("button", { name: "Send the link again" })).toBeNull();
  });
});

describe("the guard of the volunteer pages", () => {
  const guarded = () => show(<VolunteerGuard>The desk</VolunteerGuard>, { at: "/volunteer-home" });

  it("lets in somebody approved by record and claim", async () => {
    const uid = await isHere({ claims: { volunteer: true } });
    store.put(`volunteers/${uid}`, record);
    guarded();
    expect(await screen.findByText("The desk")).toBeTruthy();
  });

  it.each([
    ["nobody", async () => Promise.resolve()],
    ["a customer", async () => void (await isHere())],
    [
      "an applicant",
      async () => {
        const uid = await isHere();
        store.put(`volunteers/${uid}`, { ...record, approved: false });
      },
    ],
  ])("sends %s to the login", async (_who, arrive) => {
    await arrive();
    guarded();
    await waitFor(() => expect(location.pathname).toBe("/volunteer-login"));
    expect(screen.queryByText("The desk")).toBeNull();
  });

  it.each([
    ["/volunteer-shifts", "?from=/volunteer-shifts"],
    ["/volunteer-chat", ""],
  ])("sends a stranger from %s to the login with the way back; the desk needs none", async (at, search) => {
    show(<VolunteerGuard>The desk</VolunteerGuard>, { at });
    await waitFor(() => expect(location.pathname).toBe("/volunteer-login"));
    expect(location.search).toBe(search);
  });

  it("sends nobody away whose new claim could not be loaded, but tries again", async () => {
    const claims = { volunteer: false };
    const uid = await isHere({ claims });
    store.put(`volunteers/${uid}`, record);
    accounts.refuse("auth/network-request-failed");
    const asked = vi.spyOn(theAuth.currentUser ?? expect.fail(), "getIdToken");
    guarded();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await screen.findByText("Checking permissions...");
    claims.volunteer = true;
    accounts.answerAgain();
    expect(await screen.findByText("The desk")).toBeTruthy();
    expect(location.pathname).toBe("/volunteer-home");
  });

  it("sends somebody away at once when their approval ends, and says so", async () => {
    const uid = await isHere({ claims: { volunteer: true } });
    store.put(`volunteers/${uid}`, record);
    guarded();
    await screen.findByText("The desk");
    store.put(`volunteers/${uid}`, { ...record, approved: false });
    await waitFor(() => expect(location.pathname).toBe("/volunteer-login"));
    expect(await screen.findByText(/^Your approval as a volunteer has ended\./)).toBeTruthy();
  });

  it("says that it is checking, and that it waits for the network", async () => {
    const answer = store.isSlow();
    await isHere({ claims: { volunteer: true } });
    guarded();
    expect(await screen.findByText("Checking permissions...")).toBeTruthy();
    network.goes();
    expect(await screen.findByText("You are offline. This continues as soon as the network is back.")).toBeTruthy();
    network.returns();
    answer();
    await waitFor(() => expect(location.pathname).toBe("/volunteer-login"));
  });
});
