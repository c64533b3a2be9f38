import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { anEntry, openSlot as open, slot } from "../../../test-support/offers";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { Dialog } from "../../../ui/Dialog";
import type { Entry } from "../inbox/list";
import { OfferSlot } from "./OfferSlot";

/** The clock of the page, which stands still in some of these tests. */
afterEach(() => void vi.restoreAllMocks());

describe("an offer", () => {
  it("says who waits, how long and in which language, and is accepted", async () => {
    const entry = anEntry("a", "Calm Lotus 1", { locale: "te", priority: 1 });
    const { user, onAccept } = open([entry]);
    const card = screen.getByRole("region", { name: "Offer: Calm Lotus 1" });
    expect(card.textContent).toMatch(/Telugu · 3 min Calm Lotus 1 is waiting for you\. · Priority/);
    await user.click(screen.getByRole("button", { name: "Accept: Calm Lotus 1" }));
    expect(onAccept).toHaveBeenCalledExactlyOnceWith(entry);
  });

  it("of somebody whom a colleague hands over says so", () => {
    open([anEntry("a", "Calm Lotus 1", { notice: "listener-left" })]);
    expect(screen.getByRole("region", { name: "Offer: Calm Lotus 1" }).textContent).toMatch(
      /English · 3 min · from a colleague Calm Lotus 1 is waiting/,
    );
  });

  it("of an agreed time says so, and stands for as long as that does", () => {
    const at = Date.now();
    const laterTime = { since: at, at, state: "taken", by: "meera", reminded: true } as const;
    const offer = { to: "meera", expiresAt: at + 5 * 60_000 };
    open([anEntry("a", "Calm Lotus 1", { waitingSince: null, laterTime, offer })]);
    expect(screen.getByRole("region", { name: "Offer: Calm Lotus 1" }).textContent).toMatch(
      /Your agreed time with Calm Lotus 1/,
    );
    expect(screen.getByRole("progressbar").getAttribute("max")).toBe("300");
  });

  it("goes on to a colleague, and gives way to what is said without one", async () => {
    server.answers("passOffer", {});
    const { user, onAccept } = open([anEntry("a", "Calm Lotus 1")]);
    await user.click(screen.getByRole("button", { name: /^Not now: / }));
    expect(
      screen.getByText(
        "When it is your turn for somebody who waits, we ask you here. You can choose from the list too.",
      ),
    ).toBeTruthy();
    await waitFor(() => expect(server.asked("passOffer")).toEqual([{ conversationId: "a" }]));
    expect(onAccept).not.toHaveBeenCalled();
  });

  it("that took the place of another is not answered by a press that was meant for that", async () => {
    server.answers("passOffer", {});
    const clock = vi.spyOn(performance, "now").mockReturnValue(1_000);
    const { user, onAccept } = open([anEntry("a", "Calm Lotus 1"), anEntry("b", "Calm Lotus 2")]);
    await user.click(screen.getByRole("button", { name: /^Not now: / }));
    expect(screen.getByRole("region", { name: "Offer: Calm Lotus 2" })).toBeTruthy();
    clock.mockReturnValue(1_400);
    await user.click(screen.getByRole("button", { name: /^Not now: / }));
    await user.keyboard("{Alt>}a{/Alt}");
    expect(screen.getByRole("region", { name: "Offer: Calm Lotus 2" })).toBeTruthy();
    clock.mockReturnValue(1_500);
    await user.click(screen.getByRole("button", { name: /^Not now: / }));
    await waitFor(() => expect(server.asked("passOffer")).toEqual([{ conversationId: "a" }, { conversationId: "b" }]));
    expect(onAccept).not.toHaveBeenCalled();
  });

  it("that comes right after one was accepted is not taken by a second press", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(10_000);
    const onAccept = vi.fn<(entry: Entry) => void>();
    let offer: (offers: readonly Entry[]) => void = () => undefined;
    function Slot() {
      const [offers, setOffers] = useState([anEntry("a", "Calm Lotus 1")] as readonly Entry[]);
      offer = setOffers;
      return <OfferSlot {...slot} offers={offers} onAccept={onAccept} />;
    }
    const user = show(<Slot />);
    await user.click(screen.getByRole("button", { name: /^Accept: / }));
    act(() => offer([]));
    // The claim of the first takes its time.
    clock.mockReturnValue(13_345);
    act(() => offer([anEntry("b", "Calm Lotus 2")]));
    clock.mockReturnValue(13_450);
    await user.click(screen.getByRole("button", { name: /^Accept: / }));
    expect(onAccept.mock.calls.map(([{ id }]) => id)).toEqual(["a"]);
    clock.mockReturnValue(13_900);
    await user.click(screen.getByRole("button", { name: /^Accept: / }));
    expect(onAccept.mock.calls.map(([{ id }]) => id)).toEqual(["a", "b"]);
  });

  it("is made in a browser too that does not say whether its page was touched", () => {
    const sounded = vi.fn();
    Reflect.deleteProperty(navigator, "userActivation");
    vi.stubGlobal("AudioContext", function AudioContext() {
      sounded();
      throw new Error("No sound here.");
    });
    open([anEntry("a", "Calm Lotus 1")]);
    expect(screen.getByRole("button", { name: /^Accept: / })).toBeTruthy();
    expect(sounded).toHaveBeenCalledTimes(1);
  });

  /** A dialog that lies over the desk. */
  const inDialog = () => {
    const onAccept = vi.fn<(entry: Entry) => void>();
    const onClose = vi.fn();
    const clock = vi.spyOn(performance, "now").mockReturnValue(1_000);
    const user = show(
      <>
        <OfferSlot {...slot} offers={[anEntry("a", "Calm Lotus 1")]} onAccept={onAccept} />
        <Dialog open title="Commands" onClose={onClose}>
          All that can be done
        </Dialog>
      </>,
    );
    const card = within(screen.getByRole("dialog")).getByRole("region", { name: "Offer: Calm Lotus 1" });
    return { user, onAccept, onClose, clock, card };
  };

  it("stands in the dialog that lies over the desk, which accepting it closes", async () => {
    const { user, onAccept, onClose, clock, card } = inDialog();
    // Meant for what stood there until now.
    await user.click(within(card).getByRole("button", { name: /^Accept: / }));
    expect(onAccept).not.toHaveBeenCalled();
    clock.mockReturnValue(1_500);
    await user.click(within(card).getByRole("button", { name: /^Accept: / }));
    expect(onAccept).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it("goes on to a colleague from there, and the dialog stays", async () => {
    server.answers("passOffer", {});
    const { user, onClose, clock, card } = inDialog();
    clock.mockReturnValue(1_500);
    await user.click(within(card).getByRole("button", { name: /^Not now: / }));
    expect(screen.queryByRole("region", { name: "Offer: Calm Lotus 1" })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("is answered by keys there too", () => {
    const { onAccept, clock } = inDialog();
    clock.mockReturnValue(1_500);
    fireEvent.keyDown(document, { code: "KeyA", altKey: true });
    expect(onAccept).toHaveBeenCalledTimes(1);
  });

  it("is answered by keys", () => {
    const { onAccept } = open([anEntry("a", "Calm Lotus 1")]);
    fireEvent.keyDown(document, { code: "KeyA" });
    fireEvent.keyDown(document, { code: "KeyA", altKey: true, ctrlKey: true });
    expect(onAccept).not.toHaveBeenCalled();
    fireEvent.keyDown(document, { code: "KeyA", altKey: true });
    expect(onAccept).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document, { code: "KeyP", altKey: true });
    expect(screen.queryByRole("region", { name: "Offer: Calm Lotus 1" })).toBeNull();
  });

  it("says that a colleague does not answer in a crisis", () => {
    open([anEntry("a", "Calm Lotus 1", { status: "active", volunteerId: "ravi", risk: "crisis", waitingSince: null })]);
    expect(screen.getByText("Calm Lotus 1: no answer from their listener.")).toBeTruthy();
  });

  it("of several is the gravest, with how many more there are", async () => {
    server.answers("passOffer", {});
    const { user } = open([anEntry("a", "Calm Lotus 1"), anEntry("b", "In Crisis 2", { risk: "crisis" })]);
    expect(screen.getByRole("region", { name: "Offer: In Crisis 2" }).textContent).toContain("1 more");
    await user.click(screen.getByRole("button", { name: /^Not now: / }));
    expect(screen.getByRole("region", { name: "Offer: Calm Lotus 1" }).textContent).not.toContain("more");
  });

  it("is not made to whoever is with somebody in a crisis", () => {
    open([anEntry("a", "Calm Lotus 1")], { holdsCrisis: true });
    expect(screen.queryByRole("button", { name: /^Accept: / })).toBeNull();
  });

  it("counts down, and goes on by itself when its time is over", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    server.answers("passOffer", {});
    open([anEntry("a", "Calm Lotus 1")]);
    const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Time left to accept" });
    const lasts = bar.max;
    expect(bar.value).toBe(lasts);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await screen.findByText(`${lasts - 5} s`)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(lasts * 1_000);
    expect(
      await screen.findByText(
        "When it is your turn for somebody who waits, we ask you here. You can choose from the list too.",
      ),
    ).toBeTruthy();
    await waitFor(() => expect(server.asked("passOffer")).toHaveLength(1));
  });
});
