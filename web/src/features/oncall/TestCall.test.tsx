import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { testCallOf } from "../../test-support/rings";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { OnCallScreen } from "./OnCallScreen";

const NUMBER = "+919848012345";
const called = { on: true, testedAt: instant(1), channels: { push: true, call: true }, number: NUMBER };

it("says that the phone is being called, also if an earlier test call has reached it", async () => {
  server.answers("testRing", { ringId: "ring-1" });
  const before = { ...called, callTestedAt: instant(1) };
  const uid = await isHere({ claims: { volunteer: true } });
  server.answers("readChannels", { keys: null, sms: false, email: false, calls: true });
  store.put(`onCall/${uid}`, before);
  const user = show(<OnCallScreen />, { at: "/on-call" });
  await screen.findByRole("button", { name: "Call me now" });
  expect(screen.getByText(`A test call has reached ${NUMBER}.`)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Call me now" }));
  store.put("rings/ring-1", testCallOf(uid));
  expect(await screen.findByText("Your phone is being called. Pick up and press 1.")).toBeTruthy();
  store.put("rings/ring-1", { ...testCallOf(uid), callEnd: "failed" });
  expect(await screen.findByText(/^The call did not get through\./)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Call me now" }));
  store.put("rings/ring-1", { ...testCallOf(uid), state: "answered" });
  store.put(`onCall/${uid}`, { ...called, callTestedAt: instant(Date.now()) });
  expect(await screen.findByText(`A test call has reached ${NUMBER}.`)).toBeTruthy();
});
