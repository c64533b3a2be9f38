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
const OPEN = "An open standby page may ring outside these times too. Close it to stop that.";
const OPEN_IN_CRISIS = "An open standby page may ring outside these times too, but for a crisis only.";
const ONLY = "Your phone rings only while the standby page is open, so keep it open in these times.";
const ON_PAGE = `${ONLY} ${OPEN}`;
const CALL = { channels: { push: true, call: true }, number: "+919848012345" };

async function open(stored: Readonly<Record<string, unknown>>, { calls = false, push = true } = {}) {
  server.answers("readChannels", { keys: push ? KEYS : null, sms: false, email: false, calls });
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
    `${SET} In these times your phone rings without the standby page too. ${OPEN}`,
  ],
  [
    "several times, one for a crisis, and quiet hours",
    { windows: [NIGHTLY, CRISIS], pushTestedAt: null, quiet: { from: 0, to: 420 } },
    `Saved: every day, 10 pm – 12 am; Monday and Wednesday, 1:30 am – 6 am, for a crisis only (time in Asia/Kolkata). Quiet hours: 12 am – 7 am. ${ON_PAGE}`,
  ],
  [
    "that all times are for a crisis only",
    { windows: [CRISIS], pushTestedAt: null },
    `Saved: Monday and Wednesday, 1:30 am – 6 am, for a crisis only (time in Asia/Kolkata). ${ONLY} ${OPEN_IN_CRISIS}`,
  ],
  [
    "that there are no times",
    { windows: [] },
    "No times are saved. Your phone rings only while the standby page is open, and then at any time. Close it to stop that.",
  ],
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

it("says what is missing for the phone to be reached without the page open", async () => {
  await open({ windows: [NIGHTLY], pushTestedAt: null, ...CALL }, { calls: true });
  expect(said()).toContain("To be called while it is closed, a test call must reach you: press ‘Call me now’ below.");
});

it.each([
  ["a notification or a call", { push: true, calls: true }],
  ["a notification", { push: true, calls: false }],
  ["a call", { push: false, calls: true }],
])("says that a way to be reached is missing, and names only what is set up: %s", async (ways, setUp) => {
  await open({ windows: [NIGHTLY], pushTestedAt: null, channels: { push: false, call: false } }, setUp);
  expect(said()).toContain(`To be reached while it is closed, choose ${ways} below.`);
});

it("says nothing before anything was set", async () => {
  await open({ on: false, testedAt: null });
  expect(said()).toBeUndefined();
});
