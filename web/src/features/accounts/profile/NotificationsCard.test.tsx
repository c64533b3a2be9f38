import { defaultPreferences } from "@thodu/domain/accounts/preferences";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { store } from "../../../test-support/store";
import { NotificationsCard } from "./NotificationsCard";

const EMAIL = "asha@example.com";
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const described = (name: string) => box(name).getAttribute("aria-describedby");

function open(email: boolean) {
  server.answers("readChannels", { keys: null, sms: false, email, calls: false });
  return show(<NotificationsCard uid="asha" stored={defaultPreferences} unconfirmed={EMAIL} />);
}

it("says that no e-mail can be sent yet, and asks nobody to confirm an address for it", async () => {
  open(false);
  const words = await screen.findByText(/^Email notifications are not available yet\./);
  expect(described("Email Notifications")).toBe(words.id);
  expect(described("SMS Notifications")).not.toBe(words.id);
  await waitFor(() => expect(screen.queryByText(/^You will get emails once/)).toBeNull());
  expect(screen.queryByRole("button", { name: "Send the link again" })).toBeNull();
  expect(box("Email Notifications").checked).toBe(true);
});

it("says only that the address has to be confirmed when e-mail can be sent", async () => {
  open(true);
  await screen.findByText(/^SMS notifications are not available yet\./);
  expect(screen.queryByText(/^Email notifications are not available yet\./)).toBeNull();
  expect(described("Email Notifications")).toBeNull();
  expect(await screen.findByRole("button", { name: "Send the link again" })).toBeTruthy();
});

it("keeps a choice that is made while another is being saved", async () => {
  const answer = store.isSlow("users/asha/private/preferences");
  const user = open(true);
  await user.click(box("Email Notifications"));
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  await user.click(box("SMS Notifications"));
  const chosen = box("SMS Notifications").checked;
  expect(chosen).not.toBe(defaultPreferences.sms);
  answer();
  await screen.findByText("Settings saved.");
  expect(store.read("users/asha/private/preferences")).toMatchObject({ sms: defaultPreferences.sms });
  expect(box("SMS Notifications").checked).toBe(chosen);
});
