import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { network, store } from "../../test-support/store";
import { watchOnCall } from "./watch";

it("an empty answer from the cache does not mean that the listener has stored nothing", async () => {
  store.put("onCall/meera", { on: true });
  const heard = { on: vi.fn(), onRefused: vi.fn() };
  network.goes();
  const stop = watchOnCall("meera", heard);
  await Promise.resolve();
  network.returns();
  await waitFor(() => expect(heard.on).toHaveBeenCalled());
  expect(heard.on.mock.calls).toEqual([[expect.objectContaining({ on: true })]]);
  expect(heard.onRefused).not.toHaveBeenCalled();
  stop();
});

it("that the listener has stored nothing is reported once the server says so", async () => {
  const heard = { on: vi.fn(), onRefused: vi.fn() };
  const stop = watchOnCall("meera", heard);
  await waitFor(() => expect(heard.on.mock.calls).toEqual([[expect.objectContaining({ on: false })]]));
  stop();
});
