import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { forgetCall, holdCall } from "../calls/held";
import { keepDraft, readDraft } from "../conversation/drafts";
import { setTrusted, trusted } from "../conversation/trusted";
import { NOTE, NOT_MATCHED, stored } from "../lib/storage";
import { accounts, isHere } from "../test-support/people";
import { signOut } from "./signOut";

const hold = (uid: string): void => holdCall({ callId: "call-1", uid, side: "customer", alias: "", muted: false });

it("keeps whoever is in a call, also before the call bar is here, and says what to do first", async () => {
  const uid = await isHere();
  hold(uid);
  expect(await signOut()).toBe("Hang up before you log out. Logging out would end the call.");
  expect(accounts.whoIsHere()).toBe(uid);
});

it("keeps nobody for a call of somebody else, who was in this tab before", async () => {
  await isHere();
  hold("somebody-else");
  expect(await signOut()).toBeNull();
  expect(accounts.whoIsHere()).toBeNull();
});

it("forgets whom its reader would call, their note and whom they don’t meet: the next reader is somebody else", async () => {
  const uid = await isHere();
  setTrusted({ name: "Priya", number: "+919876543210" });
  for (const key of [NOTE, NOT_MATCHED]) stored.set(key, "theirs");
  hold(uid);
  await signOut();
  expect([trusted()?.name, stored.get(NOTE), stored.get(NOT_MATCHED)]).toEqual(["Priya", "theirs", "theirs"]);
  forgetCall();
  await signOut();
  expect([trusted(), stored.get(NOTE), stored.get(NOT_MATCHED)]).toEqual([null, null, null]);
});

it("asks first where something was written and not sent, and goes on with a yes", async () => {
  const uid = await isHere();
  keepDraft(uid, uid, "half a thought");
  const out = signOut();
  const anyway = await screen.findByRole("button", { name: "Log out and delete it" });
  expect(accounts.whoIsHere()).toBe(uid);
  await userEvent.click(anyway);
  expect(await out).toBeNull();
  expect([accounts.whoIsHere(), readDraft(uid, uid)]).toEqual([null, ""]);
});
