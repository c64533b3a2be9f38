import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { goesOnline, heldBy, openDesk, person, somebodyWaits, talk } from "../../test-support/desk";
import { pageIs } from "../../test-support/screen";
import { changeConversation } from "../../test-support/stored";
import { DeskScreen } from "./DeskScreen";

/** The listener is online and has the room of the one person open whom they hold. */
async function holdsOne(): Promise<void> {
  document.title = "Volunteer chat";
  const { user } = await openDesk(<DeskScreen />, {
    holds: (uid) => somebodyWaits("asha", { ...heldBy(uid), unreadByVolunteer: 0 }),
  });
  await user.click(await person("Calm Lotus 1"));
  await talk().findByRole("heading", { name: "Chat with Calm Lotus 1" });
  await goesOnline(user);
}

describe("a person in a crisis who waits for an answer, whose room is open", () => {
  const waits = (ms: number) => {
    const at = Date.now() - ms;
    return { risk: "crisis", lastSender: "customer", lastMessageAt: at, unansweredSince: at, crisisSince: at } as const;
  };
  const words = /^Calm Lotus 1 is in a crisis and waits for your answer \(3 min\)\./;

  it("is named after a minute, although everything is read, until they are answered", async () => {
    await holdsOne();
    changeConversation("asha", waits(20_000));
    expect(await screen.findByText(/^You are with somebody in a crisis\./)).toBeTruthy();
    changeConversation("asha", waits(3 * 60_000 + 1_000));
    expect(await screen.findByText(words)).toBeTruthy();
    // The room is open, and the title tells nothing of a page that is in sight.
    expect(screen.queryByRole("button", { name: "Open the chat" })).toBeNull();
    expect(document.title).toBe("Volunteer chat");
    changeConversation("asha", { lastSender: "volunteer", lastMessageAt: Date.now() });
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it("is told by the title and a sound while the page is hidden", async () => {
    const sounds = vi.fn();
    vi.stubGlobal("AudioContext", sounds);
    Object.defineProperty(navigator, "userActivation", { configurable: true, value: { hasBeenActive: true } });
    await holdsOne();
    changeConversation("asha", waits(3 * 60_000 + 1_000));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(sounds).not.toHaveBeenCalled();
    pageIs("hidden");
    await waitFor(() => expect(document.title).toBe("● Somebody in a crisis waits for your answer"));
    expect(sounds).toHaveBeenCalledTimes(1);
    pageIs("visible");
    await waitFor(() => expect(document.title).toBe("Volunteer chat"));
  });
});
