import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call } from "./callables";

vi.mock("./firebase", () => ({
  loadAuth: () => Promise.resolve({ auth: { authStateReady: () => Promise.resolve(), currentUser: null } }),
}));

/** The timeouts of the requests, in milliseconds; the server never answers. */
const patience: number[] = [];
beforeEach(() => {
  patience.length = 0;
  // Other code waits with such signals too, also code of another file that ran before.
  const times = new Map<AbortSignal, number>();
  vi.stubGlobal("location", { hostname: "thodu.example" });
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    patience.push(times.get(signal) ?? 0);
    return Promise.reject(new Error(String(signal.reason)));
  });
  vi.spyOn(AbortSignal, "timeout").mockImplementation((time) => {
    const signal = AbortSignal.abort("TimeoutError");
    times.set(signal, time);
    return signal;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("gives up after 20 seconds, unless the caller allows more time", async () => {
  expect(await call("withdrawConsent", {})).toMatchObject({ ok: false, reason: "NETWORK", retryable: true });
  expect(await call("exportMyData", {}, 90_000)).toMatchObject({ ok: false, reason: "NETWORK" });
  expect(patience).toEqual([20_000, 90_000]);
});
