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

it("welcomes by name, and has the ways on", async () => {
  await open();
  expect(await screen.findByRole("heading", { name: "Welcome, Meera" })).toBeTruthy();
  expect(
    ["Go to Chat", "View Profile", "On call at night", "Your shifts"].map((name) =>
      screen.getByRole("link", { name }).getAttribute("href"),
    ),
  ).toEqual(["/volunteer-chat", "/volunteer-profile", "/volunteer-on-call", "/volunteer-shifts"]);
});

it("welcomes without a name where none was given", async () => {
  await open({ name: "" });
  expect(await screen.findByRole("heading", { name: "Welcome" })).toBeTruthy();
});

it("learns that the address was confirmed elsewhere, and asks for it no more", async () => {
  const { uid } = await open({ emailConfirmed: false }, false);
  expect(await screen.findByText(/^Please open the link that we sent to/)).toBeTruthy();
  accounts.has({ uid, email: "meera@example.com", confirmed: true });
  pageIs("hidden");
  pageIs("visible");
  await waitFor(() => expect(screen.queryByText(/^Please open the link/)).toBeNull());
  expect(server.asked("updateProfile")).toEqual([{}]);
});

describe("how many wait", () => {
  it.each([
    [0, "Nobody is waiting right now."],
    [1, "One person is waiting for a listener."],
    [3, "3 people are waiting for a listener."],
    [31, "More than 30 people are waiting for a listener."],
  ])("is said: %i", async (count, words) => {
    waits(count);
    await open();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("counts whose page is gone only in a crisis, as the desk does", async () => {
    waits(2);
    putConversation("gone", { waitingSince: null });
    putConversation("danger", { waitingSince: null, risk: "crisis" });
    putConversation("talks", { waitingSince: null, status: "active", risk: "crisis" });
    await open();
    expect(await screen.findByText("3 people are waiting for a listener.")).toBeTruthy();
  });

  it("changes while the page is open", async () => {
    await open();
    await screen.findByText("Nobody is waiting right now.");
    waits(2);
    expect(await screen.findByText("2 people are waiting for a listener.")).toBeTruthy();
  });

  it("leaves out with whom one is not matched, as the desk does", async () => {
    waits(2);
    await open();
    await screen.findByText("2 people are waiting for a listener.");
    act(() => leaveOut("p0"));
    expect(await screen.findByText("One person is waiting for a listener.")).toBeTruthy();
  });

  it("is not said without a network, where it is not known any more", async () => {
    waits(2);
    await open();
    await screen.findByText("2 people are waiting for a listener.");
    network.goes();
    await waitFor(() => expect(screen.queryByText(/are waiting/)).toBeNull());
    network.returns();
    expect(await screen.findByText("2 people are waiting for a listener.")).toBeTruthy();
  });

  it("is not claimed to be nobody while it is not known", async () => {
    const answer = store.isSlow();
    await open();
    expect(screen.queryByText(/waiting/)).toBeNull();
    answer();
    expect(await screen.findByText("Nobody is waiting right now.")).toBeTruthy();
  });

  it("is not said where it can’t be read", async () => {
    store.refuses("conversations");
    await open();
    await screen.findByRole("heading", { name: "Welcome, Meera" });
    expect(screen.queryByText(/ waiting /)).toBeNull();
  });
});

describe("a word to the listener", () => {
  it.each([
    [{ heard: 1, deskTime: 0 }, "You have listened in one conversation. Thank you."],
    [{ heard: 7, deskTime: 3_600_000 }, "You have listened in 7 conversations, in one hour at the desk. Thank you."],
    [{ heard: 7, deskTime: 5 * 3_600_000 }, "You have listened in 7 conversations, in 5 hours at the desk. Thank you."],
  ])("counts whom they have heard: %j", async (figures, words) => {
    await open(figures);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("counts nothing yet, and has somebody to talk to for them too", async () => {
    await open();
    await screen.findByRole("heading", { name: "Welcome, Meera" });
    expect(screen.queryByText(/You have listened in/)).toBeNull();
    expect(screen.getByRole("link", { name: "Tele-MANAS 14416" }).getAttribute("href")).toBe("tel:14416");
  });
});

describe("an address that is not confirmed", () => {
  it("is asked for, and its link is sent once more", async () => {
    server.answers("updateProfile", {});
    const { user } = await open({ emailConfirmed: false }, false);
    expect(await screen.findByText(/^Please open the link that we sent to meera@example\.com\./)).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Send the link again" }));
    expect(await screen.findByText("We have sent a link to meera@example.com.")).toBeTruthy();
    expect(accounts.sent()).toEqual(["confirm"]);
  });

  it("says that the link could not be sent", async () => {
    const { user } = await open({ emailConfirmed: false }, false);
    accounts.refuse("auth/network-request-failed");
    await user.click(await screen.findByRole("button", { name: "Send the link again" }));
    expect(await screen.findByText("Something went wrong. Please try again later.")).toBeTruthy();
  });

  it("that was confirmed elsewhere is told to the server, and asked for no more", async () => {
    server.answers("updateProfile", {});
    await open({ emailConfirmed: false }, true);
    await waitFor(() => expect(server.asked("updateProfile")).toEqual([{}]));
    expect(screen.queryByRole("button", { name: "Send the link again" })).toBeNull();
  });
});

describe("the guard before a volunteer’s pages", () => {
  const guarded = () => show(<VolunteerGuard>The desk</VolunteerGuard>, { at: "/volunteer-home" });

  it("lets in who is approved by record and claim", async () => {
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

  it("sends nobody away whose new claim can't be asked for: it asks again", async () => {
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

  it("sends away at once whose approval ends, and says so", async () => {
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
