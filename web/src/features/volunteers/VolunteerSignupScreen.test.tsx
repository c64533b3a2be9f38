import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { accounts, guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { store } from "../../test-support/store";
import { VolunteerSignupScreen } from "./VolunteerSignupScreen";

const EMAIL = "meera@example.com";
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const signUp = () => screen.getByRole("button", { name: "Sign Up" });

async function fill(email = EMAIL, password = "secret-1") {
  const user = show(<VolunteerSignupScreen />, { at: "/volunteer-signup" });
  if (email !== "") await user.type(field("Email"), email);
  if (password !== "") await user.type(field("Password"), password);
  return user;
}

it("says what happens next, and where approved listeners log in", () => {
  show(<VolunteerSignupScreen />);
  expect(screen.getByRole("heading", { name: "What happens next" })).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/volunteer-login");
  expect(server.asked("applyAsVolunteer")).toEqual([]);
});

describe("the form", () => {
  it.each([
    ["", "", "Email: Please write a full email address, like name@example.com."],
    ["meera", "secret-1", "Email: Please write a full email address, like name@example.com."],
  ])("does not send what is visibly wrong: %j %j", async (email, password, words) => {
    const user = await fill(email, password);
    await user.click(signUp());
    expect(await screen.findByRole("link", { name: words })).toBeTruthy();
    expect(field("Email").getAttribute("aria-invalid")).toBe("true");
    expect(accounts.uidOf(EMAIL)).toBeUndefined();
  });

  it("creates the account, applies, sends the link, and goes on to the chat", async () => {
    server.answers("applyAsVolunteer", { approved: false });
    const user = await fill();
    await user.click(signUp());
    await waitFor(() => expect(location.pathname).toBe("/chat"));
    expect(server.asked("applyAsVolunteer")).toEqual([{}]);
    expect(accounts.uidOf(EMAIL)).toBeDefined();
  });

  it("keeps what a guest wrote: they keep their uid", async () => {
    server.answers("applyAsVolunteer", { approved: false });
    const uid = await guestIsHere();
    const user = await fill();
    await user.click(signUp());
    await waitFor(() => expect(location.pathname).toBe("/chat"));
    expect(accounts.whoIsHere()).toBe(uid);
  });

  it("is busy while the identity service is slow, and signs up once", async () => {
    server.answers("applyAsVolunteer", { approved: false });
    const answer = accounts.isSlow();
    const user = await fill();
    await user.click(signUp());
    expect(await screen.findByRole("button", { name: "Signing up..." })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Signing up..." }));
    answer();
    await waitFor(() => expect(location.pathname).toBe("/chat"));
    expect(server.asked("applyAsVolunteer")).toHaveLength(1);
  });
});

describe("a sign-up that failed", () => {
  it.each([
    ["auth/network-request-failed", "No connection right now. Please check it and try again."],
    ["auth/too-many-requests", "That was a little fast. Please wait a moment."],
    ["auth/internal-error", "Failed to sign up. Email may already be in use."],
  ])("says so in words, and keeps what was typed: %s", async (code, words) => {
    accounts.refuse(code);
    const user = await fill();
    await user.click(signUp());
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(words));
    expect(field("Email").value).toBe(EMAIL);
    expect(location.pathname).toBe("/volunteer-signup");
  });

  it("mentions the password if it is too short for the identity service", async () => {
    accounts.refuse("auth/weak-password");
    const user = await fill();
    await user.click(signUp());
    await waitFor(() => expect(field("Password").getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getAllByText(/This password is too short\. Use at least 6 characters\./).length).toBeGreaterThan(0);
  });

  it("says how long to wait after many accounts were created from one network", async () => {
    // Our guard's answer arrives as text through the identity service.
    accounts.refuse('auth/internal-error {"reason":"RATE_LIMITED","retryAfterSeconds":90}');
    const user = await fill();
    await user.click(signUp());
    const words = "That was a little fast. Please wait a moment. Try again in 90 seconds.";
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(words));
    expect(location.pathname).toBe("/volunteer-signup");
  });

  it("is completed with the same e-mail and password if only the account was created", async () => {
    server.isUnreachable("applyAsVolunteer");
    const user = await fill();
    await user.click(signUp());
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("No connection right now."));
    expect(accounts.uidOf(EMAIL)).toBeDefined();
    server.answers("applyAsVolunteer", { approved: false });
    await user.click(signUp());
    await waitFor(() => expect(location.pathname).toBe("/chat"));
  });

  it.each(["auth/provider-already-linked", "auth/user-token-expired"] as const)(
    "is completed by the next try of a guest whose first answer was lost: %s",
    async (linkedBefore) => {
      server.answers("applyAsVolunteer", { approved: false });
      const guest = await guestIsHere();
      accounts.losesAnswer(linkedBefore);
      const user = await fill();
      await user.click(signUp());
      await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("No connection right now."));
      await user.click(signUp());
      await waitFor(() => expect(location.pathname).toBe("/chat"));
      expect([accounts.whoIsHere(), accounts.uidOf(EMAIL)]).toEqual([guest, guest]);
      expect(accounts.sent()).toEqual(["confirm"]);
    },
  );

  it("does not end a guest's talk for an account that already exists", async () => {
    const guest = await guestIsHere();
    accounts.has({ uid: "known", email: EMAIL, password: "secret-1" });
    const user = await fill();
    await user.click(signUp());
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toContain("Failed to sign up. Email may already be in use."),
    );
    expect(accounts.whoIsHere()).toBe(guest);
  });

  it.each([
    ["with another password", "other-1", undefined],
    ["that has applied before", "secret-1", { approved: false }],
  ])("says that an address %s may be in use", async (_what, password, application) => {
    accounts.has({ uid: "known", email: EMAIL, password });
    if (application) store.put("volunteers/known", application);
    const user = await fill();
    await user.click(signUp());
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toContain("Failed to sign up. Email may already be in use."),
    );
    expect(server.asked("applyAsVolunteer")).toEqual([]);
    expect(accounts.whoIsHere()).toBeNull();
  });
});
