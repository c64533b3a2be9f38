import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watching } from "./watching";

/** A subscription that the rules end on demand. */
function listener() {
  const onRefused = vi.fn();
  const stops = vi.fn();
  const asked: (() => void)[] = [];
  const stop = watching((failed) => {
    asked.push(failed);
    return stops;
  }, onRefused);
  return { asked, onRefused, stop, stops, refuse: () => asked.at(-1)?.() };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a subscription that the rules refuse", () => {
  it("is started again after half a second, one and two, and then counts as refused", () => {
    const { asked, onRefused, refuse } = listener();
    for (const wait of [500, 1_000, 2_000]) {
      const before = asked.length;
      refuse();
      vi.advanceTimersByTime(wait - 1);
      expect(asked).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(asked).toHaveLength(before + 1);
      expect(onRefused).not.toHaveBeenCalled();
    }
    refuse();
    expect(onRefused).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(asked).toHaveLength(4);
  });

  it("has all tries again once it has lasted for a while", () => {
    const { asked, onRefused, refuse } = listener();
    for (const wait of [500, 1_000, 2_000]) {
      refuse();
      vi.advanceTimersByTime(wait);
    }
    vi.advanceTimersByTime(10_001);
    refuse();
    expect(onRefused).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(asked).toHaveLength(5);
  });

  it("is not started again after its subscriber has left", () => {
    const { asked, onRefused, refuse, stop, stops } = listener();
    refuse();
    stop();
    expect(stops).toHaveBeenCalledOnce();
    vi.runAllTimers();
    refuse();
    vi.runAllTimers();
    expect(asked).toHaveLength(1);
    expect(onRefused).not.toHaveBeenCalled();
  });
});
