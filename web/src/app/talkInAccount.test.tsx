import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { LoginScreen } from "../features/accounts/LoginScreen";
import { SignupScreen } from "../features/accounts/SignupScreen";
import { ChatScreen } from "../features/chat/ChatScreen";
import { useLocation } from "../lib/router";
import { kept, OPEN_TALK } from "../lib/storage";
import { guestIsHere } from "../test-support/people";
import { show } from "../test-support/render";
import { server } from "../test-support/server";
import { putConversation, putMessage } from "../test-support/stored";

const GOES_ON = "Your chat is kept. A listener may write in it meanwhile. Log in to go on with it.";
const hint = () => screen.queryByText(GOES_ON);

function Pages() {
  const { pathname } = useLocation();
  if (pathname === "/chat") return <ChatScreen />;
  return pathname === "/login" ? <LoginScreen /> : <SignupScreen />;
}

/** A guest with an open talk who has signed up, and reads the login. */
async function hasSignedUp() {
  server.answers("updateProfile", {});
  const uid = await guestIsHere();
  putConversation(uid);
  putMessage(uid, "first", { text: "I can’t sleep" });
  kept.set(OPEN_TALK, "yes");
  const user = show(<Pages />, { at: "/signup" });
  for (const name of ["Full Name", "Email", "Password", "Confirm Password"])
    await user.type(screen.getByLabelText(name), name === "Email" ? "asha@example.com" : "night-lamp");
  await user.click(screen.getByRole("button", { name: "Sign Up" }));
  await screen.findByText(GOES_ON);
  return user;
}

it("a guest who has signed up reads on every visit that their chat goes on after a login, and gets into it", async () => {
  const user = await hasSignedUp();
  await user.click(screen.getByRole("link", { name: "Talk now as a guest" }));
  expect(await screen.findByText("You are not alone")).toBeTruthy();
  expect(await screen.findByText(GOES_ON)).toBeTruthy();
  await user.click(await screen.findByRole("link", { name: "Login" }));
  await screen.findByRole("button", { name: "Login" });
  expect(hint()).toBeTruthy();
  await user.clear(screen.getByLabelText("Email"));
  await user.type(screen.getByLabelText("Email"), "asha@example.com");
  await user.type(screen.getByLabelText("Password"), "night-lamp{Enter}");
  await waitFor(() => expect(location.pathname).toBe("/chat"));
  expect(await screen.findByText("I can’t sleep")).toBeTruthy();
  expect(screen.queryByText("You are not alone")).toBeNull();
  await waitFor(() => expect(hint()).toBeNull());
});

it("whoever begins another chat instead is not told of the one in the account any more", async () => {
  server.answers("sendMessage", { messageId: "any", remaining: null, locked: false });
  const user = await hasSignedUp();
  await user.click(screen.getByRole("link", { name: "Talk now as a guest" }));
  await screen.findByText("You are not alone");
  await screen.findByText(GOES_ON);
  await user.type(screen.getByRole("textbox", { name: "Your message" }), "Hello again{Enter}");
  await waitFor(() => expect(hint()).toBeNull());
  await waitFor(() => expect(server.asked("sendMessage")).toHaveLength(1));
  expect(hint()).toBeNull();
  expect(kept.get(OPEN_TALK)).not.toBe("in-account");
});

it("a visitor whose message was not sent reads of no chat in an account", async () => {
  kept.set(OPEN_TALK, "yes");
  show(<Pages />, { at: "/login" });
  await screen.findByRole("button", { name: "Login" });
  expect(hint()).toBeNull();
});
