import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { accounts, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { store } from "../../test-support/store";
import { ProfileScreen } from "./ProfileScreen";

const EMAIL = "asha@example.com";
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const NO_NETWORK = "No connection right now. Please check it and try again.";

async function change() {
  const uid = await isHere({ email: EMAIL });
  accounts.has({ uid, email: EMAIL, password: "secret-1" });
  store.put(`users/${uid}`, { email: EMAIL, role: "customer" });
  server.answers("readChannels", { keys: null, sms: false, email: true, calls: false });
  const user = show(<ProfileScreen />, { at: "/profile" });
  await user.type(await screen.findByLabelText("Current Password"), "secret-1");
  await user.type(field("New Password"), "other-2");
  await user.type(field("Confirm New Password"), "other-2");
  return () => user.click(screen.getByRole("button", { name: "Change Password" }));
}

it("a changed password is reported as changed even if only the answer was lost", async () => {
  const press = await change();
  accounts.losesAnswer();
  await press();
  expect(await screen.findByText("Password changed successfully!")).toBeTruthy();
  await waitFor(() => expect(field("New Password").value).toBe(""));
  expect(screen.queryByText(NO_NETWORK)).toBeNull();
});

it("a password that was not changed for lack of a network is not reported as changed", async () => {
  const press = await change();
  accounts.refuse("auth/network-request-failed");
  await press();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(NO_NETWORK));
  expect(field("New Password").value).toBe("other-2");
});
