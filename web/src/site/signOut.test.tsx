import { expect, it } from "vitest";
import { holdCall } from "../calls/held";
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
