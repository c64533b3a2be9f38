import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { field, log, openRoom as open, sent } from "../../test-support/room";
import { server } from "../../test-support/server";

describe("a colleague’s hand-over", () => {
  it("is read before the first word", async () => {
    server.answers("readNotes", {
      notes: [{ noteId: "1", text: "Ask about her exam.", kind: "hand-over", at: Date.now(), mine: false }],
    });
    await open({ notice: "listener-changed" }, { beside: false });
    expect((await screen.findAllByText("Ask about her exam.")).length).toBeGreaterThan(0);
  });

  it("is read whole where it is longer than its place", async () => {
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

  it("is marked also where it comes after the first word, until the next one", async () => {
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
    const [first] = await screen.findAllByText("Ask about her exam.");
    expect(first?.closest("[data-next]")).toBeTruthy();
    await user.type(field(), "How was it?{Enter}");
    await waitFor(() => expect(screen.getByText("Ask about her exam.").closest("[data-next]")).toBeNull());
  });

  it("is read also by whoever had listened to the person before that colleague", async () => {
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
    const [first] = await screen.findAllByText("Ask about her exam.");
    expect(first?.closest("[data-next]")).toBeTruthy();
    await user.type(field(), "Hello again{Enter}");
    await waitFor(() => expect(screen.getByText("Ask about her exam.").closest("[data-next]")).toBeNull());
  });
});
