import { expect, it } from "vitest";
import { onCall, type OnCall } from "./model";
import { ringsWhen, type RingsWhen } from "./reach";

const windows = [{ days: [1], from: 22 * 60, to: 0, duty: "awake" as const }];
const tested: OnCall = { ...onCall.parse({ on: true }), windows, testedAt: 1, pushTestedAt: 1 };
const called = { pushTestedAt: null, channels: { push: false, call: true }, number: "+91", callTestedAt: 1 };

it.each<[string, RingsWhen, Partial<OnCall>]>([
  ["in the times that were saved, where a notification reaches the phone", "in-times", {}],
  ["in them, where a call does", "in-times", called],
  ["only with the standby page, where nothing else reaches the phone", "on-page", { pushTestedAt: null }],
  ["only with it without any time", "on-page", { windows: [] }],
  ["never before a test ring", "untested", { testedAt: null }],
  ["never while paused", "paused", { pausedAt: 1 }],
  ["never where it may not", "off", { on: false, pausedAt: 1 }],
])("a phone rings %s", (_, when, changes) => expect(ringsWhen({ ...tested, ...changes })).toBe(when));
