import type { CallableName } from "@thodu/domain/contracts";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { heldCall, holdCall } from "../../calls/held";
import { callState, put } from "../../calls/state";
import { callableUrl } from "../../lib/firebase/project";
import { accounts, guestIsHere, isHere, someUid } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { store } from "../../test-support/store";
import { changeConversation, putConversation } from "../../test-support/stored";
import { LoginScreen } from "./LoginScreen";

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const login = () => screen.getByRole("button", { name: "Login" });

function open(at = "/login") {
  const uid = someUid();
  accounts.has({ uid, email: "asha@example.com", password: "night-lamp" });
  return { uid, user: show(<LoginScreen />, { at }) };
}

it("logs the account's owner in, says so, and goes to the dashboard", async () => {
  const { uid, user } = open();
  await user.type(email(), " asha@example.com");
  await user.type(password(), "night-lamp{Enter}");
  expect((await screen.findByText("Logged in successfully!")).closest("[role]")?.getAttribute("role")).toBe("status");
  expect(location.pathname).toBe("/dashboard");
  expect(accounts.whoIsHere()).toBe(uid);
});

it("goes back to the page from which somebody came", async () => {
  const { user } = open("/login?from=/go-premium");
  expect(screen.getByText("Please log in first.")).toBeTruthy();
  await user.type(email(), "asha@example.com");
  await user.type(password(), "night-lamp{Enter}");
  await screen.findByText("Logged in successfully!");
  expect(location.pathname).toBe("/go-premium");
});

it.each([
  ["a wrong password", "asha@example.com", "day-lamp"],
  ["an address nobody has", "ravi@example.com", "night-lamp"],
])("says the same of %s, so that nobody learns who has an account", async (_what, address, secret) => {
  const { user } = open();
  await user.type(email(), address);
  await user.type(password(), secret);
  await user.click(login());
  expect((await screen.findByRole("alert")).textContent).toBe("Invalid email or password");
  expect(location.pathname).toBe("/login");
  expect(accounts.whoIsHere()).toBeNull();
});

it.each([
  ["auth/network-request-failed", "No connection right now. Please check it and try again."],
  ["auth/too-many-requests", "We have blocked all requests from this device due to unusual activity. Try again later."],
])("does not blame the password for another cause: %s", async (code, words) => {
  const { user } = open();
  accounts.refuse(code);
  await user.type(email(), "asha@example.com");
  await user.type(password(), "night-lamp{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  accounts.answerAgain();
  await user.click(login());
  await screen.findByText("Logged in successfully!");
});

it("says what is missing, at the fields and above them, with links to the fields", async () => {
  const { user } = open();
  await user.click(login());
  const summary = await screen.findByRole("alert");
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(screen.getAllByText("Please fill this in.")).toHaveLength(1);
  expect(screen.getByText("Please write a full email address, like name@example.com.")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Password: Please fill this in." }));
  await waitFor(() => expect(document.activeElement).toBe(password()));
});

it("removes an error as soon as it is corrected", async () => {
  const { user } = open();
  await user.type(email(), "asha");
  await user.type(password(), "night-lamp{Enter}");
  await screen.findByRole("alert");
  await user.type(email(), "@example.com");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(email().getAttribute("aria-invalid")).toBeNull();
});

it("removes 'Invalid email or password' with the next key", async () => {
  const { user } = open();
  await user.type(email(), "asha@example.com");
  await user.type(password(), "wrong{Enter}");
  await screen.findByText("Invalid email or password");
  await user.type(password(), "x");
  expect(screen.queryByText("Invalid email or password")).toBeNull();
});

it("keeps its button busy while the service is slow, and ignores a second press", async () => {
  const { user } = open();
  const answer = accounts.isSlow();
  await user.type(email(), "asha@example.com");
  await user.type(password(), "night-lamp{Enter}");
  expect(await screen.findByRole("button", { name: "Login", busy: true })).toBe(login());
  await user.click(login());
  expect(location.pathname).toBe("/login");
  answer();
  await screen.findByText("Logged in successfully!");
});

it("shows the password on request only", async () => {
  const { user } = open();
  await user.type(password(), "night-lamp");
  expect(password().type).toBe("password");
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(password().type).toBe("text");
  await user.click(screen.getByRole("button", { name: "Hide" }));
  expect(password().type).toBe("password");
});

it("sends a link for a new password, and says so whether or not the account exists", async () => {
  const { user } = open();
  await user.type(email(), "nobody@example.com");
  await user.click(screen.getByRole("button", { name: "Forgot your password?" }));
  await screen.findByText("If nobody@example.com has an account, a link to set a new password is on its way.");
  expect(accounts.sent()).toEqual(["reset nobody@example.com"]);
});

it("asks for the address first", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Forgot your password?" }));
  expect(await screen.findByText("Please write your email first. The link goes to that address.")).toBeTruthy();
  expect(accounts.sent()).toEqual([]);
});

it("never shows at once that a link was sent and that the address is missing", async () => {
  const { user } = open();
  const forgot = screen.getByRole("button", { name: "Forgot your password?" });
  const missing = () => screen.queryByText("Please write your email first. The link goes to that address.");
  const sent = () => screen.queryByText(/a link to set a new password is on its way/);
  await user.click(forgot);
  await waitFor(() => expect(missing()).not.toBeNull());
  await user.type(email(), "asha@example.com");
  await waitFor(() => expect(missing()).toBeNull());
  await user.click(forgot);
  await waitFor(() => expect(sent()).not.toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
  await user.clear(email());
  await user.click(forgot);
  await waitFor(() => expect(missing()).not.toBeNull());
  expect(sent()).toBeNull();
});

it("says in its own words that there is no network", async () => {
  const { user } = open();
  accounts.refuse("auth/network-request-failed");
  await user.type(email(), "asha@example.com");
  await user.click(screen.getByRole("button", { name: "Forgot your password?" }));
  expect((await screen.findByRole("alert")).textContent).toContain("No connection right now.");
  expect(email().getAttribute("aria-invalid")).not.toBe("true");
  accounts.refuse("auth/invalid-email");
  await user.click(screen.getByRole("button", { name: "Forgot your password?" }));
  await waitFor(() => expect(email().getAttribute("aria-invalid")).toBe("true"));
});

it("links to the sign-up, which returns to the same page, and to a talk without an account", () => {
  open("/login?from=/therapy");
  expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe("/signup?from=/therapy");
  expect(screen.getByRole("link", { name: "Talk now as a guest" }).getAttribute("href")).toBe("/chat");
});

it.each([true, false])("takes over the account's choice about quick exit: %s", async (wanted) => {
  const { uid, user } = open();
  const { dataset } = document.documentElement;
  if (wanted) dataset["exit"] = "off";
  store.put(`users/${uid}/private/preferences`, { quickExit: wanted });
  await user.type(email(), "asha@example.com");
  await user.type(password(), "night-lamp{Enter}");
  await waitFor(() => expect(dataset["exit"]).toBe(wanted ? undefined : "off"));
  expect(localStorage.getItem("thodu.quickExit")).toBe(wanted ? null : "off");
  delete dataset["exit"];
});

it("says so again on the page that is reloaded in the account's language", async () => {
  const { uid, user } = open();
  store.put(`users/${uid}/private/preferences`, { locale: "te" });
  const loads = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  await user.type(email(), "asha@example.com");
  await user.type(password(), "night-lamp{Enter}");
  await waitFor(() => expect(loads).toHaveBeenCalled());
  expect(sessionStorage.getItem("thodu.toast")).toBe("status:Logged in successfully!");
});

describe("for a guest", () => {
  const TALK = /You have a chat open as a guest\. If you log in, it ends/;
  const CALL = "You are in a call. If you log in, it ends.";

  async function comes(status: "waiting" | "active" | "closed" = "active") {
    const guest = await guestIsHere();
    putConversation(guest, { status });
    server.answers("endConversation", {});
    server.answers("endCall", ({ callId }) => ({ callId, maxSeconds: 900 }));
    const fetched = vi.spyOn(globalThis, "fetch");
    const { uid, user } = open("/login?from=/therapy");
    /** The tokens with which the calls of this function were sent. */
    const sentBy = (name: CallableName): readonly unknown[] =>
      fetched.mock.calls.flatMap(([address, init]) =>
        address === callableUrl(name) ? [new Headers(init?.headers).get("authorization")] : [],
      );
    const enter = async (secret: string): Promise<void> => {
      await user.clear(email());
      await user.clear(password());
      await user.type(email(), "asha@example.com");
      await user.type(password(), `${secret}{Enter}`);
    };
    return { guest, uid, enter, sentBy };
  }

  it.each(["waiting", "active"] as const)("says that their talk will end, and how to keep it: %s", async (status) => {
    await comes(status);
    await screen.findByText(TALK);
    const instead = await screen.findByRole("link", { name: "Sign up instead, and it moves to your new account." });
    expect(instead.getAttribute("href")).toBe("/signup?from=/therapy");
    expect(screen.queryByText(CALL)).toBeNull();
  });

  it("ends their talk with their own token, and only once they are logged in", async () => {
    const { guest, uid, enter, sentBy } = await comes();
    await screen.findByText(TALK);
    await enter("day-lamp");
    await screen.findByText("Invalid email or password");
    expect([accounts.whoIsHere(), server.asked("endConversation")]).toEqual([guest, []]);
    await enter("night-lamp");
    await screen.findByText("Logged in successfully!");
    expect(accounts.whoIsHere()).toBe(uid);
    expect(server.asked("endConversation")).toEqual([{ conversationId: guest }]);
    expect(sentBy("endConversation")).toEqual([`Bearer token of ${guest}`]);
    await waitFor(() => expect(screen.queryByText(TALK)).toBeNull());
  });

  it("does not end the talk of a guest who has become this account without the page knowing", async () => {
    const { guest, enter } = await comes();
    await screen.findByText(TALK);
    accounts.has({ uid: guest, email: "asha@example.com", password: "night-lamp" });
    await enter("night-lamp");
    await screen.findByText("Logged in successfully!");
    expect([accounts.whoIsHere(), server.asked("endConversation")]).toEqual([guest, []]);
  });

  it("ends their call", async () => {
    const { guest, enter, sentBy } = await comes("closed");
    holdCall({ callId: "call-1", uid: guest, side: "customer", alias: "", muted: false });
    put({ phase: "talking" });
    await screen.findByText(CALL);
    expect(screen.queryByText(TALK)).toBeNull();
    await enter("night-lamp");
    await screen.findByText("Logged in successfully!");
    await waitFor(() => expect([callState().phase, heldCall()]).toEqual(["none", null]));
    expect(sentBy("endCall")[0]).toBe(`Bearer token of ${guest}`);
  });

  it("does not say so once their talk is over, or once they have an account", async () => {
    const { guest } = await comes();
    await screen.findByText(TALK);
    changeConversation(guest, { status: "closed" });
    await waitFor(() => expect(screen.queryByText(TALK)).toBeNull());
    changeConversation(guest, { status: "waiting" });
    await screen.findByText(TALK);
    await isHere({ uid: guest });
    await waitFor(() => expect(screen.queryByText(TALK)).toBeNull());
  });
});
