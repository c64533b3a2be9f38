import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useAskedAgain } from "./useAskedAgain";

type Reply = { readonly ok: true; readonly value: number } | { readonly ok: false };

/** A request that is repeated every 15 seconds; the test decides when each answer arrives. */
function asked() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const answers: ((reply: Reply) => void)[] = [];
  const { result } = renderHook(() =>
    useAskedAgain<number>(() => new Promise((resolve) => void answers.push(resolve))),
  );
  const answer = (nth: number, reply: Reply) => act(async () => answers[nth]?.(reply));
  const later = () => act(() => vi.advanceTimersByTimeAsync(15_000));
  return { result, answers, answer, later };
}

it("an answer that arrives after that to a later request is ignored", async () => {
  const { result, answer, later } = asked();
  await later();
  await answer(1, { ok: true, value: 1 });
  expect(result.current.value).toBe(1);
  await answer(0, { ok: true, value: 3 });
  expect(result.current.value).toBe(1);
  await later();
  await answer(2, { ok: true, value: 2 });
  expect(result.current.value).toBe(2);
});

it("an answer to an earlier request is used if the later one had none", async () => {
  const { result, answer, later } = asked();
  await later();
  await answer(1, { ok: false });
  expect(result.current).toMatchObject({ value: null, failed: true });
  await answer(0, { ok: true, value: 3 });
  expect(result.current).toMatchObject({ value: 3, failed: false });
  await later();
  await answer(2, { ok: false });
  expect(result.current).toMatchObject({ value: 3, failed: true });
});
