import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { useLive } from "./useLive";
import type { Watch } from "./watching";

/** Subscribes to whatever is asked for. `heard` is the present callback; null without a subscription. */
function listened() {
  const now: { heard: Watch<string> | null } = { heard: null };
  const load = () =>
    Promise.resolve((watch: Watch<string>) => {
      now.heard = watch;
      return () => {
        now.heard = null;
      };
    });
  const first: { readonly key: string | null } = { key: "call" };
  const hook = renderHook(({ key }) => useLive(key, load), { initialProps: first });
  const say = async (value: string): Promise<void> => {
    await waitFor(() => expect(now.heard).not.toBeNull());
    act(() => now.heard?.on(value));
  };
  return { hook, say };
}

it("after a pause it has no value until the subscription has answered again", async () => {
  const { hook, say } = listened();
  expect(hook.result.current).toEqual({ state: "loading" });
  await say("rings");
  expect(hook.result.current).toEqual({ state: "here", value: "rings" });
  hook.rerender({ key: null });
  expect(hook.result.current).toEqual({ state: "loading" });
  hook.rerender({ key: "call" });
  expect(hook.result.current).toEqual({ state: "loading" });
  await say("is over");
  expect(hook.result.current).toEqual({ state: "here", value: "is over" });
});

it("with another key it does not return the value of the earlier one", async () => {
  const { hook, say } = listened();
  await say("rings");
  hook.rerender({ key: "another" });
  expect(hook.result.current).toEqual({ state: "loading" });
  await say("is free");
  expect(hook.result.current).toEqual({ state: "here", value: "is free" });
});
