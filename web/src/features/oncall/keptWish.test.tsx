import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { OnCallScreen } from "./OnCallScreen";

const record = {
  on: false,
  zone: "Asia/Kolkata",
  languages: { te: "well" },
  testedAt: instant(1),
  windows: [{ days: [1], from: 1_320, to: 60, duty: "awake" }],
};

async function open(uid?: string) {
  const reader = await isHere({ claims: { volunteer: true }, ...(uid !== undefined && { uid }) });
  server.answers("readChannels", { keys: null, sms: false, email: false, calls: true });
  if (uid === undefined) store.put(`onCall/${reader}`, record);
  const user = show(<OnCallScreen />, { at: "/on-call" });
  await screen.findByRole("checkbox", { name: "My phone may ring" });
  return { uid: reader, user };
}

const mayRing = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "My phone may ring" });
const tuesday = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Tuesday" });
const notSaved = () => screen.queryByText("What you changed here has not been saved yet.");

/** Goes to another page by a link, and comes back. */
async function leaveAndReturn(uid: string): Promise<void> {
  history.pushState(null, "", "/settings");
  cleanup();
  await open(uid);
}

it("keeps changes when its listener comes back from another page, and says that they are not saved yet", async () => {
  server.answers("setOnCall", {});
  const { uid, user } = await open();
  await user.click(mayRing());
  await user.click(tuesday());
  expect(notSaved()).toBeNull();
  await leaveAndReturn(uid);
  await waitFor(() => expect([mayRing().checked, tuesday().checked]).toEqual([true, true]));
  expect(notSaved()).toBeTruthy();
});

it("shows what is stored if nothing was changed", async () => {
  const { uid } = await open();
  await leaveAndReturn(uid);
  expect([mayRing().checked, notSaved()]).toEqual([false, null]);
});

it("shows what was saved after a save, even before that arrives", async () => {
  server.answers("setOnCall", {});
  const { uid, user } = await open();
  await user.click(tuesday());
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Saved\./);
  await leaveAndReturn(uid);
  expect([tuesday().checked, notSaved()]).toEqual([false, null]);
});

it("is deleted once its listener has logged out", async () => {
  const { uid, user } = await open();
  await user.click(mayRing());
  await isHere({ guest: true });
  await leaveAndReturn(uid);
  expect([mayRing().checked, notSaved()]).toEqual([false, null]);
});
