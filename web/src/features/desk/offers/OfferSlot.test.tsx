import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aConversation } from "../../../../../tests/support/domain";
import { NONE, put } from "../../../calls/state";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { network } from "../../../test-support/store";
import { Dialog } from "../../../ui/Dialog";
import type { Entry } from "../inbox/list";
import { OfferSlot } from "./OfferSlot";

const anEntry = (id: string, alias: string, changes: Partial<Entry> = {}): Entry => ({
  ...aConversation({ alias, waitingSince: Date.now() - 3 * 60_000, waitSignAt: Date.now() }),
  offer: { to: "meera", expiresAt: Date.now() + 60_000 },
  ...changes,
  id,
});

const online = {
  state: "online",
  wish: "online",
  restUntil: null,
  tired: false,
  isUnheard: false,
  isUnsure: false,
} as const;

/** The clock of the page, which stands still in some of these tests. */
afterEach(() => void vi.restoreAllMocks());

const slot = {
  availability: online,
  holdsCrisis: false,
  owed: null,
  isOpen: false,
  news: 0,
  onOpen: vi.fn(),
  onBreak: vi.fn(),
  onAskAgain: vi.fn(),
  pausedUntil: null,
};

function open(offers: readonly Entry[], more: Partial<Parameters<typeof OfferSlot>[0]> = {}) {
  const onAccept = vi.fn<(entry: Entry) => void>();
  const user = show(<OfferSlot {...slot} offers={offers} onAccept={onAccept} {...more} />);
  return { user, onAccept };
}

describe("without an offer", () => {
  it.each([
    [
      { availability: online },
      "When it is your turn for somebody who waits, we ask you here. You can choose from the list too.",
    ],
    [
      { availability: { ...online, state: "away", wish: "away" } as const },
      "Away: you are on a break, for as long as you like, and the people you have stay with you. Nobody new is offered to you. Calls still ring while ‘Take voice calls’ is on, at Home. Choose Online to be asked again.",
    ],
    [
      { availability: { ...online, state: "busy", wish: "busy" } as const },
      "Busy: you stay at the desk for the people you have, and nobody new is offered to you. Choose Online to be asked again.",
    ],
    [
      { availability: { ...online, state: "away", isUnheard: true } as const },
      "No connection. Until it is back, nobody can be offered to you.",
    ],
    [{ availability: { ...online, tired: true } }, /^You have been listening for a while/],
    [{ availability: { ...online, restUntil: Date.now() + 60_000 } }, /^You have listened for four hours/],
    [{ holdsCrisis: true }, "You are with somebody in a crisis. You get no other offers while it lasts."],
  ])("says why: %j", (given, words) => {
    open([], given);
    expect(screen.getByText(words).getAttribute("role")).toBe("status");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it("says nothing of how the server counts a listener before it has answered", () => {
  open([], { availability: { ...online, state: "away", isUnsure: true } });
  expect(screen.getByRole("status").textContent).toBe("");
});

describe("a break", () => {
  const away = "Away: you are on a break, for as long as you like,";
  const words = () => screen.getByRole("status").textContent;

  it("that was due is spoken of until it is over", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open([], { availability: { ...online, state: "away", wish: "away", restUntil: Date.now() + 60_000 } });
    expect(words()).toMatch(/^You have listened for four hours/);
    await act(() => vi.advanceTimersByTimeAsync(100_000));
    expect(words()).toContain(away);
  });

  it("is not spoken of to who has one", () => {
    open([], { availability: { ...online, state: "away", wish: "away", tired: true } });
    expect(words()).toContain(away);
  });
});

describe("a pause after a hard talk", () => {
  it("is said, with a break in one press, and is ended by whoever wants to be asked", async () => {
    const [onBreak, onAskAgain] = [vi.fn(), vi.fn()];
    const { user } = open([], { pausedUntil: Date.now() + 60_000, onBreak, onAskAgain });
    expect(screen.getByRole("status").textContent).toMatch(
      /^Take a breath\. Until .+ nobody is offered to you, save a crisis that nobody else can take\.$/,
    );
    await user.click(screen.getByRole("button", { name: "Take a break" }));
    expect(onBreak).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "Ask me again now" }));
    expect(onAskAgain).toHaveBeenCalledTimes(1);
  });

  it("is not spoken of once it is over, nor to who is asked about nobody anyway", () => {
    const pausedUntil = Date.now() + 60_000;
    open([], { pausedUntil: Date.now() - 1 });
    open([], { pausedUntil, holdsCrisis: true });
    open([], { pausedUntil, availability: { ...online, state: "away", wish: "away" } });
    expect(screen.queryByRole("button", { name: "Take a break" })).toBeNull();
  });
});

describe("whom a listener has to answer", () => {
  const owed = anEntry("a", "Calm Lotus 1", { status: "active", volunteerId: "meera", unreadByVolunteer: 1 });
  it.each([
    [
      "away",
      "Calm Lotus 1 has written to you. You are on a break. Calls still ring while ‘Take voice calls’ is on, at Home.",
    ],
    ["busy", "Calm Lotus 1 has written to you. You are busy: nobody new is offered to you."],
    ["online", "Calm Lotus 1 has written to you."],
  ] as const)("is named beside how they stand: %s", (wish, words) => {
    open([], { owed, availability: { ...online, state: wish, wish } });
    expect(screen.getByRole("status").textContent).toBe(words);
  });
});

it("says in a call that nobody else is offered, until it is over", () => {
  act(() => put({ phase: "talking", side: "volunteer" }));
  open([]);
  expect(screen.getByText("You are in a call. You get no other offers while it lasts.")).toBeTruthy();
  act(() => put(NONE));
  expect(
    screen.getByText("When it is your turn for somebody who waits, we ask you here. You can choose from the list too."),
  ).toBeTruthy();
});

it("says without a network that nobody can be offered, whatever was chosen", () => {
  open([]);
  network.goes();
  expect(screen.getByText("No connection. Until it is back, nobody can be offered to you.")).toBeTruthy();
  network.returns();
  expect(
    screen.getByText("When it is your turn for somebody who waits, we ask you here. You can choose from the list too."),
  ).toBeTruthy();
});

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
    clock.mockReturnValue(10_345);
    act(() => offer([anEntry("b", "Calm Lotus 2")]));
    clock.mockReturnValue(10_450);
    await user.click(screen.getByRole("button", { name: /^Accept: / }));
    expect(onAccept.mock.calls.map(([{ id }]) => id)).toEqual(["a"]);
    clock.mockReturnValue(10_900);
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
