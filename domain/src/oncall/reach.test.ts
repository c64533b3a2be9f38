import { expect, it } from "vitest";
import { onCall } from "./model";
import { ringsWhen } from "./reach";

const windows = [{ days: [1], from: 22 * 60, to: 0, duty: "awake" as const }];
const tested = { ...onCall.parse({ on: true }), windows, testedAt: 1, pushTestedAt: 1 };

it.each([
  ["in the times that were saved, where a notification reaches the phone", tested, "in-times"],
  [
    "in them, where a call does",
    { ...tested, pushTestedAt: null, channels: { push: false, call: true }, number: "+91", callTestedAt: 1 },
    "in-times",
  ],
  ["only with the standby page, where nothing else reaches the phone", { ...tested, pushTestedAt: null }, "on-page"],
  ["only with it without any time", { ...tested, windows: [] }, "on-page"],
  ["never before a test ring", { ...tested, testedAt: null }, "untested"],
  ["never while paused", { ...tested, pausedAt: 1 }, "paused"],
  ["never where it may not", { ...tested, on: false, pausedAt: 1 }, "off"],
] as const)("a phone rings %s", (_, record, when) => expect(ringsWhen(record)).toBe(when));
