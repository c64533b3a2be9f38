import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { keepDraft, readDraft } from "../../conversation/drafts";
import { setTrusted, trusted } from "../../conversation/trusted";
import { rememberDevice } from "../../lib/device";
import { FORMS } from "../../lib/formStore";
import { useLocation } from "../../lib/router";
import { accounts, guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { AWAITED, HELP, kept, NOTE, OPEN_TALK, stored } from "../../lib/storage";
import { isTalkInAccount } from "../../lib/talkInAccount";
import { LoginScreen } from "./LoginScreen";
import { SignupScreen } from "./SignupScreen";

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const KEPT = "Your chat is kept. A listener may write in it meanwhile. Log in to go on with it.";
const press = () => screen.getByRole("button", { name: "Sign Up" });

async function fill(user: ReturnType<typeof show>, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const values = {
    "Full Name": "Asha Rao",
    Email: "asha@example.com",
    Password: "night-lamp",
    "Confirm Password": "night-lamp",
    ...changes,
  };
  for (const [name, value] of Object.entries(values)) if (value !== "") await user.type(field(name), value);
}

it("creates the account, says so, and goes to the login without logging in", async () => {
  server.answers("updateProfile", {});
  const user = show(<SignupScreen />, { at: "/signup" });
  await fill(user);
  await user.click(press());
  expect(await screen.findByText("Signup successful!")).toBeTruthy();
  await waitFor(() => expect(location.pathname).toBe("/login"));
  expect(accounts.whoIsHere()).toBeNull();
  expect(server.asked("updateProfile")).toEqual([{ displayName: "Asha Rao", locale: "en" }]);
  expect(accounts.sent()).toEqual(["confirm"]);
});

it("is followed by a login that greets a new user, also on the way to another page", async () => {
  const Doors = () => (useLocation().pathname === "/login" ? <LoginScreen /> : <SignupScreen />);
  server.answers("updateProfile", {});
  const user = show(<Doors />, { at: "/signup?from=/therapy" });
  await fill(user);
  await user.click(press());
  expect(await screen.findByText("Your account is ready. Log in to begin.")).toBeTruthy();
  expect(screen.queryByText("Good to have you back.")).toBeNull();
  expect(screen.queryByText("Please log in first.")).toBeNull();
});

it("leads a guest with an open talk to a login that says that nobody is signed in until then", async () => {
  const Doors = () => (useLocation().pathname === "/login" ? <LoginScreen /> : <SignupScreen />);
  server.answers("updateProfile", {});
  await guestIsHere();
  kept.set(OPEN_TALK, "yes");
  const user = show(<Doors />, { at: "/signup" });
  await fill(user);
  await user.click(press());
  expect(await screen.findByText(KEPT)).toBeTruthy();
  expect(field("Email").value).toBe("asha@example.com");
  expect(screen.queryByText("Please log in first.")).toBeNull();
  await user.type(field("Password"), "night-lamp{Enter}");
  await screen.findByText("Logged in successfully!");
  expect(location.pathname).toBe("/chat");
});

it("leads a guest with an open talk back to the page from which they came, if there is one", async () => {
  server.answers("updateProfile", {});
  await guestIsHere();
  kept.set(OPEN_TALK, "yes");
  const user = show(<SignupScreen />, { at: "/signup?from=/go-premium" });
  await fill(user);
  await user.click(press());
  await waitFor(() => expect(location.pathname + location.search).toBe("/login?from=/go-premium"));
});

it("keeps a guest's uid, and says that what they wrote stays theirs", async () => {
  server.answers("updateProfile", {});
  const uid = await guestIsHere();
  const user = show(<SignupScreen />, { at: "/signup" });
  expect(await screen.findByText("What you wrote as a guest moves to your account.")).toBeTruthy();
  await fill(user);
  await user.click(press());
  await screen.findByText("Signup successful!");
  expect(accounts.uidOf("asha@example.com")).toBe(uid);
});

it("keeps what this device has stored of a guest, because the same person logs in next", async () => {
  server.answers("updateProfile", {});
  const uid = await guestIsHere();
  setTrusted({ name: "Priya", number: "+919876543210" });
  for (const key of [NOTE, AWAITED]) stored.set(key, "theirs");
  for (const key of [OPEN_TALK, HELP]) kept.set(key, "theirs");
  keepDraft(uid, uid, "half a thought");
  rememberDevice(uid, "token");
  const user = show(<SignupScreen />, { at: "/signup" });
  await fill(user);
  await user.click(press());
  await screen.findByText("Signup successful!");
  await waitFor(() => expect(location.pathname).toBe("/login"));
  expect(accounts.whoIsHere()).toBeNull();
  const local = [trusted()?.name, stored.get(NOTE), stored.get(AWAITED), stored.get("thodu.device")];
  expect(local).toEqual(["Priya", "theirs", "theirs", `${uid} token`]);
  expect([kept.get(HELP), readDraft(uid, uid)]).toEqual(["theirs", "half a thought"]);
  expect(isTalkInAccount()).toBe(true);
  expect(server.asked("removeDevice")).toEqual([]);
  expect(kept.get(FORMS)).not.toContain("Asha Rao");
});

it("says 'Passwords do not match' when they differ, and creates no account", async () => {
  const user = show(<SignupScreen />, { at: "/signup" });
  await fill(user, { "Confirm Password": "day-lamp" });
  await user.click(press());
  expect(await screen.findByText("Passwords do not match")).toBeTruthy();
  expect(field("Confirm Password").getAttribute("aria-invalid")).toBe("true");
  expect(accounts.uidOf("asha@example.com")).toBeUndefined();
  await user.clear(field("Password"));
  await user.type(field("Password"), "day-lamp");
  await waitFor(() => expect(screen.queryByText("Passwords do not match")).toBeNull());
});

it.each(["Full Name", "Email", "Password", "Confirm Password"])("asks for %s", async (name) => {
  const user = show(<SignupScreen />, { at: "/signup" });
  await fill(user, { [name]: "" });
  await user.click(press());
  await screen.findByRole("alert");
  expect(field(name).getAttribute("aria-invalid")).toBe("true");
  expect(accounts.uidOf("asha@example.com")).toBeUndefined();
});

it("shows an error of the service at its field, and removes it when it is corrected", async () => {
  accounts.has({ uid: "someone", email: "asha@example.com", password: "x" });
  const user = show(<SignupScreen />, { at: "/signup" });
  await fill(user);
  await user.click(press());
  const words = "The email address is already in use by another account.";
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(words));
  expect(field("Email").getAttribute("aria-invalid")).toBe("true");
  await user.type(field("Email"), "x");
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

it("says that there is no network, and keeps what was filled in", async () => {
  const user = show(<SignupScreen />, { at: "/signup" });
  accounts.refuse("auth/network-request-failed");
  await fill(user);
  await user.click(press());
  expect((await screen.findByRole("alert")).textContent).toContain("No connection right now.");
  expect(field("Full Name").value).toBe("Asha Rao");
  expect(location.pathname).toBe("/signup");
});

it("says how long to wait after many accounts were created from one network", async () => {
  // Our guard's answer arrives as text through the identity service.
  accounts.refuse('auth/internal-error {"reason":"RATE_LIMITED","retryAfterSeconds":90}');
  const user = show(<SignupScreen />, { at: "/signup" });
  await fill(user);
  await user.click(press());
  const words = "That was a little fast. Please wait a moment. Try again in 90 seconds.";
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(words));
  expect(location.pathname).toBe("/signup");
});

it("succeeds although the name could not be stored", async () => {
  server.isUnreachable("updateProfile");
  const user = show(<SignupScreen />, { at: "/signup" });
  await fill(user);
  await user.click(press());
  await screen.findByText("Signup successful!");
  expect(server.asked("updateProfile")).toHaveLength(2);
});

it("succeeds although a new token could not be loaded", async () => {
  server.answers("updateProfile", {});
  accounts.renewsNoTokens();
  const user = show(<SignupScreen />, { at: "/signup" });
  await fill(user);
  await user.click(press());
  await screen.findByText("Signup successful!");
  expect(server.asked("updateProfile")).toHaveLength(1);
});

describe("by a visitor whose first answer was lost", () => {
  const lost = async () => {
    server.answers("updateProfile", {});
    accounts.losesAnswer();
    const user = show(<SignupScreen />, { at: "/signup" });
    await fill(user);
    await user.click(press());
    expect((await screen.findByRole("alert")).textContent).toContain("No connection right now.");
    return user;
  };

  it("succeeds with the next try, with the name and the confirmation e-mail", async () => {
    const user = await lost();
    await user.click(press());
    await screen.findByText("Signup successful!");
    expect(server.asked("updateProfile")).toEqual([{ displayName: "Asha Rao", locale: "en" }]);
    expect(accounts.sent()).toEqual(["confirm"]);
  });

  it("does not sign in to an account that may be somebody else's", async () => {
    const user = await lost();
    accounts.has({ uid: "known", email: "asha@example.com", password: "day-lamp" });
    await user.click(press());
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("already in use"));
    expect(location.pathname).toBe("/signup");
  });
});

describe("by a guest whose first answer was lost", () => {
  const lost = async (linkedBefore: Parameters<typeof accounts.losesAnswer>[0]) => {
    server.answers("updateProfile", {});
    const uid = await guestIsHere();
    accounts.losesAnswer(linkedBefore);
    const user = show(<SignupScreen />, { at: "/signup" });
    await fill(user);
    await user.click(press());
    expect((await screen.findByRole("alert")).textContent).toContain("No connection right now.");
    expect([accounts.whoIsHere(), accounts.uidOf("asha@example.com")]).toEqual([uid, uid]);
    return { uid, user };
  };

  it.each(["auth/provider-already-linked", "auth/user-token-expired"] as const)(
    "succeeds with the next try: %s",
    async (linkedBefore) => {
      const { uid, user } = await lost(linkedBefore);
      await user.click(press());
      await screen.findByText("Signup successful!");
      expect(accounts.uidOf("asha@example.com")).toBe(uid);
      expect(server.asked("updateProfile")).toEqual([{ displayName: "Asha Rao", locale: "en" }]);
      expect(accounts.sent()).toEqual(["confirm"]);
    },
  );

  it("does not sign in to an account with another uid", async () => {
    const { uid, user } = await lost("auth/provider-already-linked");
    accounts.has({ uid: "known", email: "ravi@example.com", password: "night-lamp" });
    await user.clear(field("Email"));
    await user.type(field("Email"), "ravi@example.com");
    await user.click(press());
    await screen.findByRole("alert");
    expect(accounts.whoIsHere()).toBe(uid);
    expect(server.asked("updateProfile")).toEqual([]);
  });
});
