import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { entry } from "../../../test-support/entry";
import { openSlot } from "../../../test-support/offers";
import { server } from "../../../test-support/server";

const asked = () => server.asked("passOffer").length;

/** Presses 'Not now' on an offer that lasts for so many milliseconds. */
async function pass(lasts: number): Promise<void> {
  const offer = { to: "meera", expiresAt: Date.now() + lasts };
  const offers = [entry({ id: "asha", alias: "Calm Lotus 1", waitingSince: Date.now(), offer })];
  const { user } = openSlot(offers);
  await user.click(screen.getByRole("button", { name: /^Not now: / }));
  await waitFor(() => expect(asked()).toBe(1));
}

it("repeats that an offer is passed on if the request was lost", async () => {
  server.isUnreachable("passOffer");
  await pass(60_000);
  server.answers("passOffer", {});
  await waitFor(() => expect(asked()).toBe(2));
});

it("stops once the offer is over", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
  server.isUnreachable("passOffer");
  await pass(200);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
});

it("does not repeat what was refused", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
  server.refuses("passOffer", "NOT_FOUND");
  await pass(60_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
});
