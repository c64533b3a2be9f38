import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { NOTE, stored } from "../../lib/storage";
import { accounts, guestIsHere, isHere, someUid } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { store } from "../../test-support/store";
import { putConversation } from "../../test-support/stored";
import { VolunteerLoginScreen } from "./VolunteerLoginScreen";

const EMAIL = "asha@example.com";
const PASSWORD = "night-lamp";

interface Listener {
  readonly approved: boolean;
  readonly claim?: boolean;
}

function open({ approved, claim = approved }: Listener, at = "/volunteer-login") {
  const uid = someUid();
  accounts.has({ uid, email: EMAIL, password: PASSWORD, claims: { volunteer: claim } });
  store.put(`volunteers/${uid}`, { email: EMAIL, approved });
  return { uid, user: show(<VolunteerLoginScreen />, { at }) };
}

async function signIn({ user }: ReturnType<typeof open>, password = PASSWORD): Promise<void> {
  await user.type(screen.getByLabelText("Email"), EMAIL);
  await user.type(screen.getByLabelText("Password"), `${password}{Enter}`);
}

const arrived = () => expect.poll(() => location.pathname, { timeout: 10_000 }).toBe("/volunteer-chat");

it("lets an approved listener in, to the desk", async () => {
  const opened = open({ approved: true });
  await signIn(opened);
  await arrived();
  expect(accounts.whoIsHere()).toBe(opened.uid);
});

describe("somebody who was sent here from their shifts", () => {
  const at = "/volunteer-login?from=/volunteer-shifts";
  // The test keeps this screen, which would lead on to the desk afterwards: it checks the addresses on the way.
  const addresses = (way: "pushState" | "replaceState") => {
    const { mock } = vi.spyOn(history, way);
    return () => mock.calls.map(([, , to]) => to);
  };
  afterEach(() => vi.restoreAllMocks());

  it("goes back there after the login", async () => {
    const gone = addresses("pushState");
    await signIn(open({ approved: true }, at));
    await expect.poll(gone, { timeout: 10_000 }).toContain("/volunteer-shifts");
  });

  it("goes back there too if they are already signed in", async () => {
    const uid = await isHere({ claims: { volunteer: true } });
    store.put(`volunteers/${uid}`, { email: EMAIL, approved: true });
    show(<VolunteerLoginScreen />, { at });
    await expect.poll(addresses("replaceState"), { timeout: 10_000 }).toContain("/volunteer-shifts");
  });
});

it("sends a listener who forgot their password a link for a new one", async () => {
  const { user } = open({ approved: true });
  const forgot = screen.getByRole("button", { name: "Forgot your password?" });
  await user.click(forgot);
  expect(await screen.findByText("Please write your email first. The link goes to that address.")).toBeTruthy();
  expect(accounts.sent()).toEqual([]);
  await user.type(screen.getByLabelText("Email"), EMAIL);
  await user.click(forgot);
  expect(await screen.findByText(new RegExp(`${EMAIL}.*a link to set a new password is on its way`))).toBeTruthy();
  expect(accounts.sent()).toHaveLength(1);
});

it("does not ask a signed-in listener to sign in again, and leads them to the desk", async () => {
  const uid = await isHere({ claims: { volunteer: true } });
  store.put(`volunteers/${uid}`, { email: EMAIL, approved: true });
  show(<VolunteerLoginScreen />, { at: "/volunteer-login" });
  await arrived();
  expect(accounts.whoIsHere()).toBe(uid);
});

it("stays if the record is not approved, since the desk would send them back here", async () => {
  const uid = await isHere({ claims: { volunteer: true } });
  store.put(`volunteers/${uid}`, { email: EMAIL, approved: false });
  const answer = store.isSlow();
  show(<VolunteerLoginScreen />, { at: "/volunteer-login" });
  answer();
  await screen.findByRole("button", { name: "Sign In" });
  expect(location.pathname).toBe("/volunteer-login");
  store.put(`volunteers/${uid}`, { email: EMAIL, approved: true });
  await arrived();
});

it.each([
  ["who is not approved yet", { approved: false }],
  ["whose approval has not reached the account", { approved: true, claim: false }],
  ["whose approval was withdrawn from the record", { approved: false, claim: true }],
])("signs somebody out again %s, and leads to the application", async (_who, listener) => {
  await signIn(open(listener));
  await screen.findByText("Access denied. You're not an authorized volunteer.");
  expect(screen.getByRole("link", { name: /application/i }).getAttribute("href")).toBe("/volunteer-application");
  expect(accounts.whoIsHere()).toBeNull();
  expect(location.pathname).toBe("/volunteer-login");
});

it("says the same for a wrong password and an unknown address", async () => {
  await signIn(open({ approved: true }), "day-lamp");
  expect((await screen.findByRole("alert")).textContent).toBe("Failed to log in. Please check your credentials.");
});

it("lets an approved listener in while their record can't be read: the desk reads it itself", async () => {
  const opened = open({ approved: true });
  store.refuses(`volunteers/${opened.uid}`);
  await signIn(opened);
  await arrived();
});

it("says that there is no connection if neither the record nor the account can be read", async () => {
  const opened = open({ approved: true, claim: false });
  store.refuses(`volunteers/${opened.uid}`);
  await signIn(opened);
  expect((await screen.findByRole("alert")).textContent).toBe(
    "No connection right now. Please check it and try again.",
  );
  expect(accounts.whoIsHere()).toBeNull();
});

it("is busy until the record is read, and ignores a second press", async () => {
  const opened = open({ approved: true });
  const answer = store.isSlow();
  await signIn(opened);
  expect(await screen.findByRole("button", { busy: true })).toBeTruthy();
  expect(location.pathname).toBe("/volunteer-login");
  answer();
  await arrived();
});

it("removes an error once a field has the focus again", async () => {
  const opened = open({ approved: true });
  await signIn(opened, "day-lamp");
  const words = await screen.findByText("Failed to log in. Please check your credentials.");
  await opened.user.click(screen.getByLabelText("Email"));
  await waitFor(() => expect(words.isConnected).toBe(false));
});

it("tells a guest in a talk that it will end, and ends it when they leave it", async () => {
  const guest = await guestIsHere();
  putConversation(guest, { status: "active" });
  server.answers("endConversation", {});
  const opened = open({ approved: true });
  await screen.findByText(/You have a chat open as a guest/);
  // A listener’s account is not for talks of their own.
  expect(screen.queryByRole("link", { name: /^Sign up instead/ })).toBeNull();
  await signIn(opened, "day-lamp");
  await screen.findByText("Failed to log in. Please check your credentials.");
  expect(server.asked("endConversation")).toEqual([]);
  await opened.user.clear(screen.getByLabelText("Email"));
  await opened.user.clear(screen.getByLabelText("Password"));
  await signIn(opened);
  await arrived();
  await waitFor(() => expect(server.asked("endConversation")).toEqual([{ conversationId: guest }]));
});

it("keeps what is stored for a visitor who is not let in", async () => {
  stored.set(NOTE, "mine");
  await signIn(open({ approved: false }));
  await screen.findByText("Access denied. You're not an authorized volunteer.");
  expect(stored.get(NOTE)).toBe("mine");
});
