import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, network, store } from "../../test-support/store";
import { RingCard } from "./RingCard";

async function rings(customerId: string | null, lasts = 60_000) {
  const shown = vi.spyOn(Element.prototype, "scrollIntoView");
  const uid = await isHere({ claims: { volunteer: true } });
  show(<RingCard uid={uid} />);
  const now = Date.now();
  const times = { at: instant(now), until: instant(now + lasts) };
  store.put("rings/ring-1", { uid, customerId, wave: 0, state: "ringing", ...times });
  return shown;
}

it("comes into sight with a test ring, which a button further down has asked for", async () => {
  const shown = await rings(null);
  const answer = await screen.findByRole("button", { name: "I am here" });
  await waitFor(() => expect(shown).toHaveBeenCalled());
  const [card] = shown.mock.contexts;
  expect(card instanceof Element && card.contains(answer)).toBe(true);
});

it("moves no page for a ring that nobody has asked for", async () => {
  const shown = await rings("asha");
  await screen.findByRole("button", { name: "Not now" });
  expect(shown).not.toHaveBeenCalled();
});

const answer = () => screen.queryByRole("button", { name: "Answer" });

it("is gone without a network, as nobody would tell of the end of the ring, and back with it", async () => {
  await rings("asha");
  await waitFor(() => expect(answer()).not.toBeNull());
  network.goes();
  expect(answer()).toBeNull();
  network.returns();
  await waitFor(() => expect(answer()).not.toBeNull());
});

it("rings for no longer than the server lets it, where that is not heard to end it", async () => {
  await rings("asha", 40);
  await waitFor(() => expect(server.asked("answerRing")).toEqual([{ ringId: "ring-1", answer: "shown" }]));
  await waitFor(() => expect(answer()).toBeNull());
});
