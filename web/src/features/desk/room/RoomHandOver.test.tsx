import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { heldBy, openDesk, person, somebodyWaits, talk } from "../../../test-support/desk";
import { field, log, openRoom as open, sent } from "../../../test-support/room";
import { server } from "../../../test-support/server";
import { changeConversation } from "../../../test-support/stored";
import { DeskScreen } from "../DeskScreen";

const about = () => screen.getByRole("complementary", { name: "About Calm Lotus 1" });

/** The places where the note is shown apart. */
const places = () =>
  screen.queryAllByText("Ask about her exam.").map((note) => {
    if (!note.closest("[data-next]")) return "among the notes";
    return about().contains(note) ? "context" : "talk";
  });

describe("a colleague’s hand-over", () => {
  it("is shown before the first message", async () => {
    server.answers("readNotes", {
      notes: [{ noteId: "1", text: "Ask about her exam.", kind: "hand-over", at: Date.now(), mine: false }],
    });
    await open({ notice: "listener-changed" }, { beside: false });
    expect((await screen.findAllByText("Ask about her exam.")).length).toBeGreaterThan(0);
  });

  it("can be read in full if it is longer than its place", async () => {
    server.answers("readNotes", {
      notes: [{ noteId: "1", text: "Ask about her exam.", kind: "hand-over", at: Date.now(), mine: false }],
    });
    Object.defineProperty(HTMLElement.prototype, "scrollHeight", { configurable: true, get: () => 900 });
    const { user } = await open({ notice: "listener-changed" }, { beside: false });
    const [more] = await screen.findAllByRole("button", { name: "Read the whole note" });
    expect(more?.getAttribute("aria-expanded")).toBe("false");
    await user.click(more ?? expect.fail());
    expect(screen.getByRole("button", { name: "Fold the note" }).getAttribute("aria-expanded")).toBe("true");
  });

  it("is marked also when it arrives after the first message, until the next one", async () => {
    const now = Date.now();
    server.answers("sendMessage", sent);
    const answer = server.isSlow("readNotes", {
      notes: [{ noteId: "1", text: "Ask about her exam.", kind: "hand-over", at: now, mine: false }],
    });
    const { user } = await open({ notice: "listener-changed", claimedAt: now }, { beside: false });
    await screen.findByText("I can’t sleep");
    await user.type(field(), "Hello{Enter}");
    await within(log()).findByText("Hello");
    await act(async () => Promise.resolve(answer()));
    await waitFor(() => expect(places()).toEqual(["talk", "context"]));
    await user.type(field(), "How was it?{Enter}");
    await waitFor(() => expect(places()).toEqual(["context"]));
  });

  it("is shown also to somebody who had listened to the person before that colleague", async () => {
    const now = Date.now();
    server.answers("readNotes", {
      notes: [{ noteId: "1", text: "Ask about her exam.", kind: "hand-over", at: now, mine: false }],
    });
    const { id, user } = await open({ notice: "listener-changed", claimedAt: now }, { beside: false });
    server.answers("readHistory", {
      messages: [
        { messageId: "own", text: "I am still here", sender: "volunteer", receiver: id, timestamp: now - 3_600_000 },
      ],
      more: false,
    });
    await screen.findByText("I am still here");
    await waitFor(() => expect(places()).toEqual(["talk", "context"]));
    await user.type(field(), "Hello again{Enter}");
    await waitFor(() => expect(places()).toEqual(["context"]));
  });

  it("stays beside the talk once its reader has written, so that nothing moves", async () => {
    server.answers("sendMessage", sent);
    server.answers("readNotes", {
      notes: [{ noteId: "1", text: "Ask about her exam.", kind: "hand-over", at: Date.now(), mine: false }],
    });
    const { user } = await open({ notice: "listener-changed", claimedAt: Date.now() });
    const note = await screen.findByText("Ask about her exam.");
    const before = about().textContent;
    await user.type(field(), "Hello{Enter}");
    await within(log()).findByText("Hello");
    expect(note.isConnected).toBe(true);
    expect(places()).toEqual(["context"]);
    expect(about().textContent).toBe(before);
    expect(screen.getByText("Private notes").closest("details")?.open).toBe(false);
  });

  it("can be opened from the talk by a button that says so, once its reader has written", async () => {
    server.answers("sendMessage", sent);
    server.answers("readNotes", {
      notes: [{ noteId: "1", text: "Ask about her exam.", kind: "hand-over", at: Date.now(), mine: false }],
    });
    const { user, context } = await open({ notice: "listener-changed", claimedAt: Date.now() }, { beside: false });
    await waitFor(() => expect(places()).toEqual(["talk", "context"]));
    await user.type(field(), "Hello{Enter}");
    await waitFor(() => expect(places()).toEqual(["context"]));
    await user.click(screen.getByRole("button", { name: "A note for you. Notes, replies and details" }));
    expect(context).toHaveBeenCalledWith(true);
  });

  it("shows no such button if there is no note", async () => {
    server.answers("readNotes", { notes: [] });
    await open({ notice: "listener-changed", claimedAt: Date.now() }, { beside: false });
    await waitFor(() => expect(server.asked("readNotes")).toHaveLength(1));
    expect(screen.getByRole("button", { name: "Notes, replies and details" })).toBeTruthy();
  });
});

describe("a supervisor whom a colleague called", () => {
  const calledAt = Date.now();
  const called = (closedAt: number | null) => ({ notes: [], supervisor: { at: calledAt, mine: false, closedAt } });

  it.each([[true], [false]])(
    "is known to the next listener, with whether the team has closed the case (%s)",
    async (beside) => {
      server.answers("readNotes", called(null));
      await open({ notice: "listener-changed", claimedAt: calledAt, risk: "crisis" }, { beside });
      const [said] = await screen.findAllByText(/^A colleague told the team that this talk needs a supervisor/);
      expect(said?.textContent).toContain("The team has not closed the case yet");
      expect(about().contains(said ?? null)).toBe(beside);
      expect(screen.getByRole("button", { name: "Tell the team again" })).toBeTruthy();
      expect(screen.queryByRole("button", { name: "Call a supervisor" })).toBeNull();
      // Nobody may have seen the case yet: the next listener calls if it can’t wait.
      expect(screen.getByRole("link", { name: /^Phone a supervisor: \+91/ }).getAttribute("href")).toMatch(
        /^tel:\+91\d+$/,
      );
    },
  );

  it("is not a colleague’s if the reader called, on another device or earlier", async () => {
    server.answers("readNotes", { notes: [], supervisor: { at: calledAt, mine: true, closedAt: null } });
    await open({ notice: "listener-changed", claimedAt: calledAt, risk: "crisis" });
    expect(await screen.findByText(/^The team was told that you need a supervisor \(.+\)\.$/)).toBeTruthy();
    expect(screen.getByText(/^The team has not closed the case yet/)).toBeTruthy();
    expect(screen.queryByText(/^A colleague told the team/)).toBeNull();
  });

  it("is looked up in a crisis without a hand-over too, because one may have been called before", async () => {
    server.answers("readNotes", called(Date.now()));
    await open({ notice: null, claimedAt: calledAt, risk: "crisis" });
    expect((await screen.findByText(/^A colleague told the team/)).textContent).toContain("The team closed the case");
  });
});

describe("somebody whom the listener hands over", () => {
  const ASKED = "Ravi is being asked to take over. Until then this person stays with you.";
  const NOT_TAKEN = "Ravi did not take over the chat with Calm Lotus 1. It is still with you.";
  const toasts = () => document.querySelector(".toasts")?.textContent ?? "";

  async function handOver(lasts = 60_000) {
    server.answers("listColleagues", { colleagues: [{ uid: "ravi", name: "Ravi" }] });
    server.answers("releaseConversation", ({ conversationId }) => {
      changeConversation(conversationId, { offer: { to: "ravi", expiresAt: Date.now() + lasts, handOver: true } });
      return {};
    });
    const { uid, user } = await openDesk(<DeskScreen />, { holds: (own) => somebodyWaits("handed", heldBy(own)) });
    await user.click(await person("Calm Lotus 1"));
    await user.click(await talk().findByRole("button", { name: "Hand over" }));
    await user.click(
      await within(await screen.findByRole("dialog")).findByRole("button", { name: "Hand over to Ravi" }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    return { uid, user };
  }

  it("stays in the open room, with its text box, until the colleague has taken over", async () => {
    await handOver();
    expect(await talk().findByText(ASKED)).toBeTruthy();
    expect(field()).toBeTruthy();
    changeConversation("handed", { ...heldBy("ravi"), claimId: "claim-3", offer: null });
    expect(await talk().findByText("Ravi has taken over this conversation.")).toBeTruthy();
    expect(toasts()).not.toContain(NOT_TAKEN);
  });

  it("is said to have gone on once that colleague has returned it, and once a third has it", async () => {
    await handOver();
    changeConversation("handed", { ...heldBy("ravi"), offer: null });
    await talk().findByText("Ravi has taken over this conversation.");
    changeConversation("handed", { status: "waiting", volunteerId: null, waitingSince: Date.now() });
    expect(await talk().findByText("The conversation is back in the queue.")).toBeTruthy();
    expect(talk().queryByText(/^Ravi/)).toBeNull();
    changeConversation("handed", heldBy("meena"));
    expect(await talk().findByText("Another listener has taken over this conversation.")).toBeTruthy();
    expect(talk().queryByText(/^Ravi/)).toBeNull();
  });

  it.each([
    ["said not now, or can’t accept any more", null],
    ["is asked in a crisis by the queue", { to: "meena", expiresAt: Date.now() + 60_000 }],
  ])("is still theirs, and they learn it, if the colleague %s", async (_, next) => {
    await handOver();
    await talk().findByText(ASKED);
    // A change that leaves the offer as it was.
    changeConversation("handed", { unreadByVolunteer: 1 });
    expect(talk().getByText(ASKED)).toBeTruthy();
    changeConversation("handed", { offer: next });
    await waitFor(() => expect(talk().queryByText(ASKED)).toBeNull());
    expect(await talk().findByText(NOT_TAKEN)).toBeTruthy();
    expect(toasts()).not.toContain(NOT_TAKEN);
    expect(field()).toBeTruthy();
  });

  it("is still theirs once the time is over, also before the server says so", async () => {
    await handOver(400);
    expect(await talk().findByText(NOT_TAKEN)).toBeTruthy();
    expect(toasts()).not.toContain(NOT_TAKEN);
    expect(talk().queryByText(ASKED)).toBeNull();
  });

  it("stays without a word about the colleague if the listener asks no more", async () => {
    const { user } = await handOver();
    server.answers("passOffer", () => {
      changeConversation("handed", { offer: null });
      return {};
    });
    await user.click(await talk().findByRole("button", { name: "Don’t hand over" }));
    await waitFor(() => expect(talk().queryByText(ASKED)).toBeNull());
    expect(server.asked("passOffer")).toEqual([{ conversationId: "handed" }]);
    expect(toasts()).not.toContain(NOT_TAKEN);
    expect(talk().queryByText(NOT_TAKEN)).toBeNull();
  });

  it("is told of in a toast if another conversation is open, since the colleague did not take over", async () => {
    const { uid, user } = await handOver();
    await talk().findByText(ASKED);
    somebodyWaits("other", { alias: "Kind River 2", ...heldBy(uid), claimId: "claim-8" });
    await user.click(await person("Kind River 2"));
    changeConversation("handed", { offer: null });
    await waitFor(() => expect(toasts()).toContain(NOT_TAKEN));
  });
});
