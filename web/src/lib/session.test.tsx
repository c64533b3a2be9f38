import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { network } from "../test-support/store";
import type * as Firebase from "./firebase";
import type * as Session from "./session";

/** Longer than the first wait before another try. */
const A_WHILE = 1_000;

let firebase: typeof Firebase;
let useSession: typeof Session.useSession;

/** A page that has not asked yet who is signed in. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.resetModules();
  firebase = await import("./firebase");
  ({ useSession } = await import("./session"));
});

/** Makes loading the code of accounts fail this many times. */
function cantBeHad(times: number) {
  const load = vi.spyOn(firebase, "loadAuth");
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  return load;
}

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it("is known once the code of accounts is loaded, which is tried again after a failure", async () => {
  const load = cantBeHad(2);
  const { result } = renderHook(() => useSession());
  await after(0);
  expect([load.mock.calls.length, result.current.status]).toEqual([1, "loading"]);
  await after(A_WHILE);
  await after(A_WHILE);
  await vi.waitFor(() => expect(result.current.status).toBe("signed-out"));
  expect(load).toHaveBeenCalledTimes(3);
});

it("is looked up at once when the network is back", async () => {
  const load = cantBeHad(1);
  network.goes();
  const { result } = renderHook(() => useSession());
  await after(0);
  expect(result.current.status).toBe("loading");
  network.returns();
  await after(0);
  await vi.waitFor(() => expect(result.current.status).toBe("signed-out"));
  await after(A_WHILE);
  expect(load).toHaveBeenCalledTimes(2);
});

it("is not looked up any more when nobody subscribes to it", async () => {
  const load = cantBeHad(1);
  const { unmount } = renderHook(() => useSession());
  unmount();
  await after(A_WHILE);
  expect(load).toHaveBeenCalledTimes(1);
});
