import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { DESK_TALK, kept } from "../../lib/storage";
import { isHere } from "../../test-support/people";
import { isIdle, show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, network, store } from "../../test-support/store";
import { RingCard } from "./RingCard";

async function rings(customerId: string | null, lasts = 60_000) {
  const shown = vi.spyOn(Element.prototype, "scrollIntoView");
  const uid = await isHere({ claims: { volunteer: true } });
  const user = show(<RingCard uid={uid} />);
  const now = Date.now();
  const times = { at: instant(now), until: instant(now + lasts) };
  store.put("rings/ring-1", { uid, customerId, wave: 0, state: "ringing", ...times });
  return { user, shown };
}

it("scrolls into view for a test ring that a button further down has requested", async () => {
  const { shown } = await rings(null);
  const answer = await screen.findByRole("button", { name: "I am here" });
  await waitFor(() => expect(shown).toHaveBeenCalled());
  const [card] = shown.mock.contexts;
  expect(card instanceof Element && card.contains(answer)).toBe(true);
});

it("does not scroll the page for a ring that nobody has requested", async () => {
  const { shown } = await rings("asha");
  await screen.findByRole("button", { name: "Not now" });
  expect(shown).not.toHaveBeenCalled();
});

const answer = () => screen.queryByRole("button", { name: "Answer" });

it("disappears without a network, when its end could not be noticed, and comes back with it", async () => {
  await rings("asha");
  await waitFor(() => expect(answer()).not.toBeNull());
  network.goes();
  expect(answer()).toBeNull();
  network.returns();
  await waitFor(() => expect(answer()).not.toBeNull());
});

it("rings no longer than the server allows, even if its end does not arrive", async () => {
  await rings("asha", 40);
  await waitFor(() => expect(server.asked("answerRing")).toEqual([{ ringId: "ring-1", answer: "shown" }]));
  await waitFor(() => expect(answer()).toBeNull());
});

describe("the sound", () => {
  const vibrate = vi.fn(() => true);
  const press = () => screen.findByRole("button", { name: "Not now" });

  async function sounds() {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    Object.defineProperty(navigator, "userActivation", { configurable: true, value: { hasBeenActive: true } });
    Object.defineProperty(navigator, "vibrate", { configurable: true, value: vibrate });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "vibrate"));
    const { user } = await rings("asha");
    const button = await press();
    return { user, button };
  }

  /** Whether the sound continues as time passes. */
  function goesOn(): boolean {
    vibrate.mockClear();
    act(() => void vi.advanceTimersByTime(10_000));
    return vibrate.mock.calls.length > 0;
  }

  it.each(["Answer", "Not now"])(
    "ends with the press, and does not come back before the ring has ended: %s",
    async (name) => {
      server.answers("answerRing", { conversationId: null });
      const { user } = await sounds();
      await expect.poll(goesOn).toBe(true);
      const release =
        name === "Answer"
          ? server.isSlow("claimConversation", { claimId: "claim-1" })
          : server.isSlow("answerRing", { conversationId: null });
      const button = screen.getByRole("button", { name });
      await user.click(button);
      expect(goesOn()).toBe(false);
      release();
      await isIdle(button);
      expect(goesOn()).toBe(false);
    },
  );

  it("continues if the request failed", async () => {
    const { user, button } = await sounds();
    server.isUnreachable("answerRing");
    await user.click(button);
    await screen.findByText("No connection right now. Please check it and try again.");
    await expect.poll(goesOn).toBe(true);
  });

  it("is not started again for a ring that a colleague answered first", async () => {
    const { user } = await sounds();
    server.refuses("claimConversation", "NOT_CLAIMED");
    const button = screen.getByRole("button", { name: "Answer" });
    await user.click(button);
    await isIdle(button);
    expect(goesOn()).toBe(false);
  });
});

it("leads to the desk, with the person, if only the answer to the claim was lost", async () => {
  await rings("asha");
  const lose = server.isLost("claimConversation");
  (await screen.findByRole("button", { name: "Answer" })).click();
  await waitFor(() => expect(server.asked("claimConversation")).toHaveLength(1));
  server.answers("claimConversation", { claimId: "claim-1" });
  lose();
  await waitFor(() => expect(location.pathname).toBe("/volunteer-chat"));
  expect(server.asked("claimConversation")).toEqual([{ conversationId: "asha" }, { conversationId: "asha" }]);
  expect(kept.get(DESK_TALK)).toBe("asha");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says that there is no network if the claim is lost again, and stays", async () => {
  await rings("asha");
  server.isUnreachable("claimConversation");
  (await screen.findByRole("button", { name: "Answer" })).click();
  expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
  expect([location.pathname, kept.get(DESK_TALK)]).toEqual(["/", null]);
});
