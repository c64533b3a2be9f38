import { expect, it } from "vitest";
import { lastOfEach, type Written } from "./lastOfEach";

const wrote = (volunteerId: string | null, timestamp: number): Written => ({
  messageId: `m${timestamp}`,
  text: "Hello",
  timestamp,
  volunteerId,
});

it("finds the last message of each listener, the latest first", () => {
  expect(lastOfEach([])).toEqual([]);
  const [newest, before, first] = [wrote("meera", 9), wrote("meera", 8), wrote("ravi", 3)];
  expect(lastOfEach([newest, before, first, wrote("meera", 2), wrote(null, 1)])).toEqual([newest, first]);
});
