import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GAP, spaced } from "./spaced";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("passes on the first of a burst at once and the last after the gap, and computes none between", () => {
  const heard: number[] = [];
  const made = vi.fn((value: number) => value);
  const { tell } = spaced<number>((value) => heard.push(value));
  for (const value of [1, 2, 3, 4]) tell(() => made(value));
  expect(heard).toEqual([1]);
  vi.advanceTimersByTime(GAP);
  expect(heard).toEqual([1, 4]);
  expect(made).toHaveBeenCalledTimes(2);
});

it("keeps the gap after the last one too, and passes on at once after a pause", () => {
  const heard: number[] = [];
  const { tell } = spaced<number>((value) => heard.push(value));
  tell(() => 1);
  tell(() => 2);
  vi.advanceTimersByTime(GAP);
  tell(() => 3);
  expect(heard).toEqual([1, 2]);
  vi.advanceTimersByTime(GAP);
  expect(heard).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(GAP);
  tell(() => 4);
  expect(heard).toEqual([1, 2, 3, 4]);
});

it("passes on nothing after it was stopped", () => {
  const heard: number[] = [];
  const { tell, stop } = spaced<number>((value) => heard.push(value));
  tell(() => 1);
  tell(() => 2);
  stop();
  vi.advanceTimersByTime(2 * GAP);
  expect(heard).toEqual([1]);
});
