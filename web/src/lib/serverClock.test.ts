import { HOUR, SECOND } from "@thodu/domain/time";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hearServerTime, serverNow } from "./serverClock";

/** The `date` header of an answer from this time. */
const dateAt = (at: number): string => new Date(at).toUTCString();

const heard = vi.fn();

beforeEach(() => {
  vi.stubGlobal("dispatchEvent", heard);
  vi.useFakeTimers({ now: Date.parse("2026-11-29T23:00:00+05:30") + 400 });
  hearServerTime(dateAt(Date.now()), Date.now());
  heard.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the server's time", () => {
  it("is this device's time while the answers agree with that", () => {
    const sentAt = Date.now();
    vi.advanceTimersByTime(8 * SECOND);
    for (const made of [0, 3, 8]) hearServerTime(dateAt(sentAt + made * SECOND), sentAt);
    expect(serverNow()).toBe(Date.now());
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    ["behind", -2 * HOUR],
    ["ahead", 2 * HOUR],
  ])("is known to the second on a device that is hours %s, and subscribers are notified once", (_, wrong) => {
    const sentAt = Date.now();
    vi.advanceTimersByTime(SECOND / 2);
    hearServerTime(dateAt(Date.now() - wrong), sentAt);
    expect(Math.abs(serverNow() - (Date.now() - wrong))).toBeLessThanOrEqual(SECOND);
    hearServerTime(dateAt(Date.now() - wrong), sentAt);
    expect(heard).toHaveBeenCalledOnce();
    // The device's clock is corrected.
    hearServerTime(dateAt(Date.now()), Date.now());
    expect(Math.abs(serverNow() - Date.now())).toBeLessThanOrEqual(SECOND);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("is not learned from an answer without a date", () => {
    const known = serverNow();
    hearServerTime(null, Date.now());
    hearServerTime("soon", Date.now());
    expect(serverNow()).toBe(known);
  });
});
