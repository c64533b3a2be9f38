import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useAsked, type Asked } from "./RoomActions";

it("a hand-over is cancelled by closing its own dialog, not by closing another", () => {
  const onCancelled = vi.fn<() => void>();
  const { result } = renderHook(() => useAsked("asha", onCancelled));
  const asks = (what: Asked | null) => act(() => result.current[1](what));
  asks("supervisor");
  asks(null);
  expect(onCancelled).not.toHaveBeenCalled();
  asks("hand-over");
  asks(null);
  expect(onCancelled).toHaveBeenCalledTimes(1);
});
