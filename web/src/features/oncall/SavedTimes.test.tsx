import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { OnCallScreen } from "./OnCallScreen";

const KEYS = { key: "key", sender: "1" };
const NIGHTLY = { days: [0, 1, 2, 3, 4, 5, 6], from: 22 * 60, to: 0, duty: "awake" };
const CRISIS = { days: [1, 3], from: 90, to: 6 * 60, duty: "crisis" };
const SET = "Saved: every day, 10 pm – 12 am (time in Asia/Kolkata).";
const ON_PAGE = "Your phone rings only while the standby page is open, and then at any time.";
const CALL = { channels: { push: true, call: true }, number: "+919848012345" };

async function open(stored: Readonly<Record<string, unknown>>, { calls = false } = {}) {
  server.answers("readChannels", { keys: KEYS, sms: false, email: false, calls });
  const uid = await isHere({ claims: { volunteer: true } });
  store.put(`onCall/${uid}`, { on: true, testedAt: instant(1), ...stored });
  show(<OnCallScreen />, { at: "/on-call" });
  await screen.findByRole("checkbox", { name: "My phone may ring" });
}
const said = () => document.querySelector(".on-call__saved")?.textContent;

it.each([
  ["that a test ring was answered on the page alone", { windows: [NIGHTLY], pushTestedAt: null }, `${SET} ${ON_PAGE}`],
  [
    "that a notification reaches the phone",
    { windows: [NIGHTLY], pushTestedAt: instant(1) },
    `${SET} In these times your phone rings without the standby page too; while that page is open, at any time.`,
  ],
  [
    "several times, one for a crisis, and quiet hours",
    { windows: [NIGHTLY, CRISIS], pushTestedAt: null, quiet: { from: 0, to: 420 } },
    `Saved: every day, 10 pm – 12 am; Monday and Wednesday, 1:30 am – 6 am, for a crisis only (time in Asia/Kolkata). Quiet hours: 12 am – 7 am. ${ON_PAGE}`,
  ],
  ["that there are no times", { windows: [] }, `No times are saved. ${ON_PAGE}`],
  [
    "that nothing was tested",
    { windows: [NIGHTLY], testedAt: null },
    `${SET} Your phone does not ring yet: a test ring must reach it first. Press ‘Ring now’ below.`,
  ],
  [
    "that it may not ring",
    { on: false, windows: [NIGHTLY] },
    `${SET} Your phone does not ring: ‘My phone may ring’ is not ticked.`,
  ],
])("one line says what is set and when the phone rings: %s", async (_, record, words) => {
  await open(record);
  expect(said()).toBe(words);
});

it("says what is missing for the phone to be reached without the page", async () => {
  await open({ windows: [NIGHTLY], pushTestedAt: null, ...CALL }, { calls: true });
  expect(said()).toContain("To be called without it, a test call must reach you: press ‘Call me now’ below.");
});

it("names a way to be reached where none was chosen", async () => {
  await open({ windows: [NIGHTLY], pushTestedAt: null, channels: { push: false, call: false } });
  expect(said()).toContain("To be reached without it, choose a notification or a call below.");
});

it("says nothing before anything was set", async () => {
  await open({ on: false, testedAt: null });
  expect(said()).toBeUndefined();
});
