import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { network, store } from "../../../test-support/store";
import { putConversation } from "../../../test-support/stored";
import { watchWaiting } from "./waiting";

function listen() {
  const heard = { on: vi.fn(), onRefused: vi.fn() };
  return { ...heard, stop: watchWaiting(heard) };
}

const put = (): void => {
  store.put("desk/current", { epoch: "epoch-0" });
  putConversation("asha");
};

it("an empty answer from the cache is not taken for a desk that nobody has written to", async () => {
  put();
  network.goes();
  const { on, stop } = listen();
  await Promise.resolve();
  network.returns();
  await waitFor(() => expect(on).toHaveBeenCalled());
  expect(on.mock.calls).toEqual([[{ ids: ["asha"], more: false }]]);
  stop();
});

it("reads nobody anew where the network alone went and came back", async () => {
  put();
  const { on, stop } = listen();
  await waitFor(() => expect(on).toHaveBeenCalled());
  network.goes();
  network.returns();
  putConversation("ravi");
  await waitFor(() => expect(on).toHaveBeenLastCalledWith({ ids: ["asha", "ravi"], more: false }));
  expect(on).toHaveBeenCalledTimes(2);
  stop();
});

it("that nobody has written yet is heard from the server", async () => {
  const { on, stop } = listen();
  await waitFor(() => expect(on.mock.calls).toEqual([[{ ids: [], more: false }]]));
  stop();
});
