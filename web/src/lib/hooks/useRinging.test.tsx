import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { network } from "../../test-support/store";
import { useRinging } from "./useRinging";

const LASTS = 45_000;

function ringing() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return renderHook(({ id }: { readonly id: string | null }) => useRinging(id, LASTS), { initialProps: { id: "one" } });
}

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

it("is true for as long as the call may ring, and again for the next call", () => {
  const { result, rerender } = ringing();
  pass(LASTS - 1);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
  rerender({ id: "two" });
  expect(result.current).toBe(true);
});

it("is false without a network, and does not last longer because of that", () => {
  const { result } = ringing();
  network.goes();
  expect(result.current).toBe(false);
  pass(LASTS - 1);
  network.returns();
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});
