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

it("is so for as long as it may ring, and anew for the next", () => {
  const { result, rerender } = ringing();
  pass(LASTS - 1);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
  rerender({ id: "two" });
  expect(result.current).toBe(true);
});

it("is not so without a network, and no longer for having lost it", () => {
  const { result } = ringing();
  network.goes();
  expect(result.current).toBe(false);
  pass(LASTS - 1);
  network.returns();
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});
