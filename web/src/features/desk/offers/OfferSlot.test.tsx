import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { anEntry, openSlot as open, slot } from "../../../test-support/offers";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { Dialog } from "../../../ui/Dialog";
import type { Entry } from "../inbox/list";
import { OfferSlot } from "./OfferSlot";

/** Some of these tests stop the page's clock. */
afterEach(() => void vi.useRealTimers());

/** Stops the page's clock; `passes` moves it. */
function slowly() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  return { passes: (millis: number): void => act(() => void vi.advanceTimersByTime(millis)) };
}

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string): void => void fireEvent.click(button(name));
/** Whether a button that can be focused shows that it does nothing. */
const isOff = (name: string): boolean => button(name).getAttribute("aria-disabled") === "true";

describe("an offer", () => {
  it("says who waits, how long and in which language, and is accepted", async () => {
    const entry = anEntry("a", "Calm Lotus 1", { locale: "te", priority: 1 });
    const { user, onAccept } = open([entry]);
    const card = screen.getByRole("region", { name: "Offer: Calm Lotus 1" });
    expect(card.textContent).toMatch(/Telugu · 3 min Calm Lotus 1 is waiting for you\. · Priority/);
    await user.click(screen.getByRole("button", { name: "Accept: Calm Lotus 1" }));
    expect(onAccept).toHaveBeenCalledExactlyOnceWith(entry);
  });

  it("says when a colleague hands the person over", () => {
    open([anEntry("a", "Calm Lotus 1", { notice: "listener-left" })]);
    expect(screen.getByRole("region", { name: "Offer: Calm Lotus 1" }).textContent).toMatch(
      /English · 3 min · from a colleague Calm Lotus 1 is waiting/,
    );
  });

  it("says that a person whom a colleague hands over is still with them, and does not say that nobody answers", () => {
    const offer = { to: "meera", expiresAt: Date.now() + 60_000, handOver: true };
    open([
      anEntry("a", "Calm Lotus 1", {
        status: "active",
        volunteerId: "ravi",
        waitingSince: null,
        offer,
        risk: "crisis",
        lastMessageAt: Date.now(),
      }),
    ]);
    expect(screen.getByRole("region", { name: "Offer: Calm Lotus 1" }).textContent).toMatch(
      /^Crisis English · from a colleague · last message just now Calm Lotus 1 is with a colleague\. Can you take over\?/,
    );
  });

  it.each([
    [true, "from a colleague, with a note for you · last message 2 min ago"],
    [false, "from a colleague · last message 2 min ago"],
  ])(
    "says before it is accepted whether the colleague has left a note (%s), and when was last written",
    async (left, words) => {
      server.answers("readNotes", { notes: [], left });
      const offer = { to: "meera", expiresAt: Date.now() + 60_000, handOver: true };
      const held = { status: "active", volunteerId: "ravi", waitingSince: null, offer } as const;
      open([anEntry("a", "Calm Lotus 1", { ...held, lastMessageAt: Date.now() - 150_000 })]);
      const card = screen.getByRole("region", { name: "Offer: Calm Lotus 1" });
      await waitFor(() => expect(card.textContent).toContain(`English · ${words} Calm Lotus 1 is with a colleague`));
      expect(server.asked("readNotes")).toContainEqual({ conversationId: "a" });
    },
  );

  it("asks for no note of a person whom no colleague hands over", () => {
    open([anEntry("a", "Calm Lotus 1")]);
    expect(server.asked("readNotes")).toEqual([]);
  });

  it("never says that somebody has just come whom a colleague hands over, even if they wait anew", () => {
    open([
      anEntry("a", "Calm Lotus 1", { notice: "listener-left", waitingSince: Date.now(), lastSender: "volunteer" }),
    ]);
    const card = screen.getByRole("region", { name: "Offer: Calm Lotus 1" });
    expect(card.textContent).toMatch(/English · from a colleague Calm Lotus 1 is waiting/);
    expect(card.textContent).not.toContain("Just came");
  });

  it("says that it is for an agreed time, and lasts until that is over", () => {
    const at = Date.now();
    const laterTime = { since: at, at, state: "taken", by: "meera", reminded: true } as const;
    const offer = { to: "meera", expiresAt: at + 5 * 60_000 };
    open([anEntry("a", "Calm Lotus 1", { waitingSince: null, laterTime, offer })]);
    expect(screen.getByRole("region", { name: "Offer: Calm Lotus 1" }).textContent).toMatch(
      /Your agreed time with Calm Lotus 1/,
    );
    expect(screen.getByRole("progressbar").getAttribute("max")).toBe("300");
  });

  it("is passed on to a colleague, and the usual sentence appears instead", async () => {
    server.answers("passOffer", {});
    const { user, onAccept } = open([anEntry("a", "Calm Lotus 1")]);
    await user.click(screen.getByRole("button", { name: /^Not now: / }));
    expect(
      screen.getByText("When somebody waits and it is your turn, we ask you here. You can choose from the list too."),
    ).toBeTruthy();
    await waitFor(() => expect(server.asked("passOffer")).toEqual([{ conversationId: "a" }]));
    expect(onAccept).not.toHaveBeenCalled();
  });

  it("that replaced another ignores a press that was meant for the other, and its buttons show that", async () => {
    server.answers("passOffer", {});
    const clock = slowly();
    const { onAccept } = open([anEntry("a", "Calm Lotus 1"), anEntry("b", "Calm Lotus 2")]);
    expect(isOff("Accept: Calm Lotus 1")).toBe(false);
    press("Not now: Calm Lotus 1");
    for (const name of ["Accept: Calm Lotus 2", "Not now: Calm Lotus 2"]) expect(isOff(name)).toBe(true);
    clock.passes(400);
    press("Not now: Calm Lotus 2");
    fireEvent.keyDown(document, { code: "KeyA", altKey: true });
    expect(screen.getByRole("region", { name: "Offer: Calm Lotus 2" })).toBeTruthy();
    clock.passes(100);
    for (const name of ["Accept: Calm Lotus 2", "Not now: Calm Lotus 2"]) expect(isOff(name)).toBe(false);
    press("Not now: Calm Lotus 2");
    vi.useRealTimers();
    await waitFor(() => expect(server.asked("passOffer")).toEqual([{ conversationId: "a" }, { conversationId: "b" }]));
    expect(onAccept).not.toHaveBeenCalled();
  });

  /** The slot with one offer at first; `offer` changes what is offered. */
  const changing = () => {
    const onAccept = vi.fn<(entry: Entry) => void>();
    let offer: (offers: readonly Entry[]) => void = () => undefined;
    function Slot() {
      const [offers, setOffers] = useState([anEntry("a", "Calm Lotus 1")] as readonly Entry[]);
      offer = setOffers;
      return <OfferSlot {...slot} offers={offers} onAccept={onAccept} />;
    }
    show(<Slot />);
    return { onAccept, offer: (...entries: readonly Entry[]) => act(() => offer(entries)) };
  };

  it("that comes right after one was accepted ignores a second press", () => {
    const clock = slowly();
    const { onAccept, offer } = changing();
    press("Accept: Calm Lotus 1");
    offer();
    // The first claim takes its time.
    clock.passes(3_345);
    offer(anEntry("b", "Calm Lotus 2"));
    clock.passes(105);
    press("Accept: Calm Lotus 2");
    expect(onAccept.mock.calls.map(([{ id }]) => id)).toEqual(["a"]);
    clock.passes(450);
    press("Accept: Calm Lotus 2");
    expect(onAccept.mock.calls.map(([{ id }]) => id)).toEqual(["a", "b"]);
  });

  it("that was away for a moment while it was read again is accepted at once", () => {
    const clock = slowly();
    const { onAccept, offer } = changing();
    offer();
    clock.passes(1_000);
    offer(anEntry("a", "Calm Lotus 1"));
    expect(isOff("Accept: Calm Lotus 1")).toBe(false);
    press("Accept: Calm Lotus 1");
    expect(onAccept).toHaveBeenCalledTimes(1);
  });

  it("shows that it is being accepted until the server has answered, and takes no second answer", async () => {
    const { user, onAccept } = open([anEntry("a", "Calm Lotus 1")], { claiming: "a" });
    const accept = screen.getByRole("button", { name: "Accept: Calm Lotus 1" });
    expect(accept.getAttribute("aria-busy")).toBe("true");
    await user.click(accept);
    fireEvent.keyDown(document, { code: "KeyA", altKey: true });
    await user.click(screen.getByRole("button", { name: "Not now: Calm Lotus 1" }));
    expect(onAccept).not.toHaveBeenCalled();
    expect(screen.getByRole("region", { name: "Offer: Calm Lotus 1" })).toBeTruthy();
  });

  it("is shown also in a browser that does not say whether its page was touched", () => {
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
    const clock = slowly();
    show(
      <>
        <OfferSlot {...slot} offers={[anEntry("a", "Calm Lotus 1")]} onAccept={onAccept} />
        <Dialog open title="Commands" onClose={onClose}>
          All that can be done
        </Dialog>
      </>,
    );
    const card = within(screen.getByRole("dialog")).getByRole("region", { name: "Offer: Calm Lotus 1" });
    return { onAccept, onClose, clock, card };
  };

  it("is shown in the dialog that lies over the desk, and accepting it closes that dialog", async () => {
    const { onAccept, onClose, clock, card } = inDialog();
    // This press was meant for what was there before.
    fireEvent.click(within(card).getByRole("button", { name: /^Accept: / }));
    expect(onAccept).not.toHaveBeenCalled();
    clock.passes(500);
    fireEvent.click(within(card).getByRole("button", { name: /^Accept: / }));
    expect(onAccept).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it("can be passed on from there, and the dialog stays", () => {
    server.answers("passOffer", {});
    const { onClose, clock, card } = inDialog();
    clock.passes(500);
    fireEvent.click(within(card).getByRole("button", { name: /^Not now: / }));
    expect(screen.queryByRole("region", { name: "Offer: Calm Lotus 1" })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("can be answered by keys there too", () => {
    const { onAccept, clock } = inDialog();
    clock.passes(500);
    fireEvent.keyDown(document, { code: "KeyA", altKey: true });
    expect(onAccept).toHaveBeenCalledTimes(1);
  });

  it("can be answered by keys", () => {
    const { onAccept } = open([anEntry("a", "Calm Lotus 1")]);
    fireEvent.keyDown(document, { code: "KeyA" });
    fireEvent.keyDown(document, { code: "KeyA", altKey: true, ctrlKey: true });
    expect(onAccept).not.toHaveBeenCalled();
    fireEvent.keyDown(document, { code: "KeyA", altKey: true });
    expect(onAccept).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document, { code: "KeyP", altKey: true });
    expect(screen.queryByRole("region", { name: "Offer: Calm Lotus 1" })).toBeNull();
  });

  it("says when a colleague does not answer in a crisis", () => {
    open([anEntry("a", "Calm Lotus 1", { status: "active", volunteerId: "ravi", risk: "crisis", waitingSince: null })]);
    expect(screen.getByText("Calm Lotus 1: no answer from their listener.")).toBeTruthy();
  });

  it("shows the gravest of several, with how many more there are", async () => {
    server.answers("passOffer", {});
    const { user } = open([anEntry("a", "Calm Lotus 1"), anEntry("b", "In Crisis 2", { risk: "crisis" })]);
    expect(screen.getByRole("region", { name: "Offer: In Crisis 2" }).textContent).toContain("1 more");
    await user.click(screen.getByRole("button", { name: /^Not now: / }));
    expect(screen.getByRole("region", { name: "Offer: Calm Lotus 1" }).textContent).not.toContain("more");
  });

  it("is not made to a listener who is with somebody in a crisis", () => {
    open([anEntry("a", "Calm Lotus 1")], { holdsCrisis: true });
    expect(screen.queryByRole("button", { name: /^Accept: / })).toBeNull();
  });

  it("counts down, and is passed on by itself when its time is over", async () => {
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
        "When somebody waits and it is your turn, we ask you here. You can choose from the list too.",
      ),
    ).toBeTruthy();
    await waitFor(() => expect(server.asked("passOffer")).toHaveLength(1));
  });

  it("counts on while it is hidden, as while the listener takes somebody else", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const card = <OfferSlot {...slot} offers={[anEntry("hidden", "Calm Lotus 1")]} onAccept={vi.fn()} />;
    const { unmount } = render(card);
    const bar = () => screen.getByRole<HTMLProgressElement>("progressbar", { name: "Time left to accept" });
    const lasts = bar().max;
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    render(card);
    expect(bar().value).toBe(lasts - 17);
  });
});
