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

it("an empty answer from the cache does not mean that nobody has written to the desk", async () => {
  put();
  network.goes();
  const { on, stop } = listen();
  await Promise.resolve();
  network.returns();
  await waitFor(() => expect(on).toHaveBeenCalled());
  expect(on.mock.calls).toEqual([[{ ids: ["asha"], inCrisis: new Set(), more: false }]]);
  stop();
});

it("does not read again if only the network was lost and came back", async () => {
  put();
  const { on, stop } = listen();
  await waitFor(() => expect(on).toHaveBeenCalled());
  network.goes();
  network.returns();
  putConversation("ravi");
  await waitFor(() => expect(on).toHaveBeenLastCalledWith({ ids: ["asha", "ravi"], inCrisis: new Set(), more: false }));
  expect(on).toHaveBeenCalledTimes(2);
  stop();
});

it("that nobody has written yet is reported once the server says so", async () => {
  const { on, stop } = listen();
  await waitFor(() => expect(on.mock.calls).toEqual([[{ ids: [], inCrisis: new Set(), more: false }]]));
  stop();
});
