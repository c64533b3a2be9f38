import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { forgetCall, holdCall } from "../calls/held";
import { keepDraft, readDraft } from "../conversation/drafts";
import { setTrusted, trusted } from "../conversation/trusted";
import { NOTE, stored } from "../lib/storage";
import { accounts, isHere } from "../test-support/people";
import { signOut } from "./signOut";

const hold = (uid: string): void => holdCall({ callId: "call-1", uid, side: "customer", alias: "", muted: false });

it("keeps somebody signed in during a call, also without the call bar, and says what to do first", async () => {
  const uid = await isHere();
  hold(uid);
  expect(await signOut()).toBe("Hang up before you log out. Logging out would end the call.");
  expect(accounts.whoIsHere()).toBe(uid);
});

it("ignores a call of another person who was in this tab before", async () => {
  await isHere();
  hold("somebody-else");
  expect(await signOut()).toBeNull();
  expect(accounts.whoIsHere()).toBeNull();
});

it("deletes the trusted person and the note: the next user is somebody else", async () => {
  const uid = await isHere();
  setTrusted({ name: "Priya", number: "+919876543210" });
  stored.set(NOTE, "theirs");
  hold(uid);
  await signOut();
  expect([trusted()?.name, stored.get(NOTE)]).toEqual(["Priya", "theirs"]);
  forgetCall();
  await signOut();
  expect([trusted(), stored.get(NOTE)]).toEqual([null, null]);
});

it("asks first if there is unsent text, and continues after a yes", async () => {
  const uid = await isHere();
  keepDraft(uid, uid, "half a thought");
  const out = signOut();
  const anyway = await screen.findByRole("button", { name: "Log out and delete it" });
  expect(accounts.whoIsHere()).toBe(uid);
  await userEvent.click(anyway);
  expect(await out).toBeNull();
  expect([accounts.whoIsHere(), readDraft(uid, uid)]).toEqual([null, ""]);
});
