import { expect, it, vi } from "vitest";
import { overOutages } from "./outages";

it("the bars of a page that was opened without a network are loaded once it is back", async () => {
  let isHere = false;
  const load = vi.fn(() => (isHere ? Promise.resolve("bars") : Promise.reject(new TypeError("Failed to fetch"))));
  const came = vi.fn();
  void overOutages(load).then(came);
  await vi.waitFor(() => {
    dispatchEvent(new Event("online"));
    expect(load.mock.calls.length).toBeGreaterThan(1);
  });
  isHere = true;
  await vi.waitFor(() => {
    dispatchEvent(new Event("online"));
    expect(came).toHaveBeenCalledWith("bars");
  });
  const asked = load.mock.calls.length;
  dispatchEvent(new Event("online"));
  expect(load).toHaveBeenCalledTimes(asked);
});

it("and a moment later, if the network is reported before a request gets through", async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  void overOutages<never>(load);
  await vi.advanceTimersByTimeAsync(120_000);
  dispatchEvent(new Event("online"));
  const asked = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600);
  expect(load.mock.calls.length).toBeGreaterThan(asked + 1);
});

it("and from time to time, if the browser believes that it was online all the time", async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  void overOutages<never>(load);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(load.mock.calls.length).toBeGreaterThanOrEqual(3);
});
