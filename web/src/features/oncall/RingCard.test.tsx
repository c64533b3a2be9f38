import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { instant, store } from "../../test-support/store";
import { RingCard } from "./RingCard";

async function rings(customerId: string | null) {
  const shown = vi.spyOn(Element.prototype, "scrollIntoView");
  const uid = await isHere({ claims: { volunteer: true } });
  show(<RingCard uid={uid} />);
  const now = Date.now();
  const times = { at: instant(now), until: instant(now + 60_000) };
  store.put("rings/ring-1", { uid, customerId, wave: 0, state: "ringing", ...times });
  return shown;
}

it("comes into sight with a test ring, which a button further down has asked for", async () => {
  const shown = await rings(null);
  const answer = await screen.findByRole("button", { name: "I am here" });
  const [card] = shown.mock.contexts;
  expect(card instanceof Element && card.contains(answer)).toBe(true);
});

it("moves no page for a ring that nobody has asked for", async () => {
  const shown = await rings("asha");
  await screen.findByRole("button", { name: "Not now" });
  expect(shown).not.toHaveBeenCalled();
});
