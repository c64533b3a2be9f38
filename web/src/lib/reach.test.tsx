import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { server } from "../test-support/server";
import { call } from "./callables";
import { useOnline } from "./hooks/useOnline";
import { expectAnswer, OVERDUE } from "./reach";

/** The network as the page's HEAD requests find it. */
function theLine(): { carries: boolean; looks: number } {
  const line = { carries: false, looks: 0 };
  const others = fetch;
  vi.stubGlobal("fetch", async (address: string, request: RequestInit = {}) => {
    if (request.method !== "HEAD") return others(address, request);
    line.looks += 1;
    if (!line.carries) throw new TypeError("Failed to fetch");
    return new Response(null);
  });
  return line;
}

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const timers = (): void => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

it("a network that carries nothing counts as none, until something gets through again", async () => {
  timers();
  const line = theLine();
  const { result } = renderHook(() => useOnline());
  expectAnswer(new Promise(() => undefined));
  await after(OVERDUE - 1);
  expect(result.current).toBe(true);
  await after(1);
  expect(result.current).toBe(false);
  const isBack = vi.fn<() => void>();
  window.addEventListener("online", isBack, { once: true });
  line.carries = true;
  await after(5_000);
  expect(result.current).toBe(true);
  // Whatever waits for the network tries again.
  expect(isBack).toHaveBeenCalledTimes(1);
});

it("a slow answer alone does not mean that there is no network", async () => {
  timers();
  const line = theLine();
  line.carries = true;
  const { result } = renderHook(() => useOnline());
  expectAnswer(new Promise(() => undefined));
  expectAnswer(Promise.reject(new Error("refused")));
  await after(OVERDUE);
  expect(line.looks).toBeGreaterThan(0);
  expect(result.current).toBe(true);
});

it("a call without an answer makes the page check the network", async () => {
  timers();
  const line = theLine();
  line.carries = true;
  server.isSlow("standBy", { duty: null });
  void call("standBy", {});
  await vi.waitFor(() => expect(server.asked("standBy")).toHaveLength(1));
  await after(OVERDUE);
  expect(line.looks).toBeGreaterThan(0);
});
