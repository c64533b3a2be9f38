import { act, renderHook, screen, waitFor } from "@testing-library/react";
import { MINUTE, SECOND } from "@thodu/domain/time";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openRoom } from "../../../test-support/room";
import { pageIs } from "../../../test-support/screen";
import { server } from "../../../test-support/server";
import { network } from "../../../test-support/store";
import { changeConversation } from "../../../test-support/stored";
import type { SupervisorCall } from "../api";
import { useNotes } from "./useNotes";

const left = { noteId: "1", text: "Ask about her exam.", kind: "hand-over", at: 1, mine: false } as const;
const own = { ...left, noteId: "2", kind: "note", mine: true } as const;

afterEach(() => void vi.useRealTimers());

let nth = 0;
const someClaim = (): string => `notes-claim-${(nth += 1)}`;

/** The notes of an open conversation in which the reader has written `words` messages since their claim. */
const open = (claimId: string | null, words: number, isCrisis = false) =>
  renderHook(() => useNotes("asha", { claimId, lastEnd: null, isCrisis }, words));

describe("after a reload, once the reader has written,", () => {
  it("a colleague's note is read again, and shown in its place, but not above everything else", async () => {
    const claim = someClaim();
    server.answers("readNotes", { notes: [left, own] });
    const before = open(claim, 0);
    await waitFor(() => expect(before.result.current).toMatchObject({ forNext: [left], isFirst: true }));
    before.unmount();
    const { result } = open(claim, 1);
    await waitFor(() => expect(result.current).toMatchObject({ forNext: [left], isFirst: false }));
  });

  it("nothing is read if nobody had left a note", async () => {
    const claim = someClaim();
    server.answers("readNotes", { notes: [own] });
    const before = open(claim, 0);
    await waitFor(() => expect(before.result.current.notes).toHaveLength(1));
    before.unmount();
    open(claim, 1);
    expect(server.asked("readNotes")).toHaveLength(1);
  });
});

it("a note for the listener of an earlier claim is not shown to the next one", async () => {
  server.answers("readNotes", { notes: [left] });
  const initialProps: { readonly claimId: string | null } = { claimId: someClaim() };
  const { result, rerender } = renderHook(({ claimId }) => useNotes("asha", { claimId, lastEnd: null }, 0), {
    initialProps,
  });
  await waitFor(() => expect(result.current.forNext).toEqual([left]));
  rerender({ claimId: null });
  expect(result.current.forNext).toEqual([]);
});

describe("in a crisis", () => {
  const called = { at: 2, mine: false, closedAt: null };

  it("is looked up whether a supervisor was called, after a reload too, even without a note", async () => {
    const claim = someClaim();
    server.answers("readNotes", { notes: [own] });
    const before = open(claim, 0);
    await waitFor(() => expect(before.result.current.notes).toHaveLength(1));
    before.unmount();
    server.answers("readNotes", { notes: [own], supervisor: called });
    const { result } = open(claim, 1, true);
    await waitFor(() => expect(result.current.supervisor).toEqual(called));
  });

  it("is looked up again if the notes were read before the crisis began, once in each crisis", async () => {
    const claim = someClaim();
    server.answers("readNotes", { notes: [left] });
    const { result, rerender } = renderHook(
      ({ isCrisis }) => useNotes("asha", { claimId: claim, lastEnd: null, isCrisis }, 1),
      { initialProps: { isCrisis: false } },
    );
    await waitFor(() => expect(result.current.notes).toHaveLength(1));
    server.answers("readNotes", { notes: [left], supervisor: { ...called, closedAt: 3 } });
    for (const crises of [1, 2]) {
      rerender({ isCrisis: true });
      await waitFor(() => expect(server.asked("readNotes")).toHaveLength(1 + crises));
      await waitFor(() => expect(result.current.supervisor?.closedAt).toBe(3));
      rerender({ isCrisis: false });
    }
  });
});

describe("whether the team has closed the case", () => {
  const called = { at: 2, mine: true, closedAt: null };
  const closed = { ...called, closedAt: 3 };

  /** The notes of a crisis for which a supervisor was called: the case is known, and is then changed. */
  async function known(before: Partial<SupervisorCall>, after: Partial<SupervisorCall>) {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"], shouldAdvanceTime: true });
    server.answers("readNotes", { notes: [], supervisor: { ...called, ...before } });
    const { result } = open(someClaim(), 1, true);
    await waitFor(() => expect(result.current.supervisor).toMatchObject(before));
    server.answers("readNotes", { notes: [], supervisor: { ...called, ...after } });
    return () => result.current.supervisor;
  }

  it.each([
    ["it closed it", called, closed],
    ["it opened it again", closed, { closedAt: null, reopenedAt: 4 }],
  ])("is asked for every 20 seconds: %s", async (_, before, after) => {
    const now = await known(before, after);
    await act(() => vi.advanceTimersByTimeAsync(20 * SECOND));
    await waitFor(() => expect(now()).toMatchObject(after));
  });

  it("is asked for at once when the page is visible again", async () => {
    const now = await known(called, closed);
    pageIs("hidden");
    await act(() => vi.advanceTimersByTimeAsync(MINUTE));
    expect(server.asked("readNotes")).toHaveLength(1);
    pageIs("visible");
    await waitFor(() => expect(now()).toMatchObject(closed));
  });

  it("is asked for at once when the network is back", async () => {
    const now = await known(called, closed);
    network.goes();
    network.returns();
    await waitFor(() => expect(now()).toMatchObject(closed));
  });

  it("is not hidden by an answer that was given before it", async () => {
    const late = server.isSlow("readNotes", { notes: [] });
    const { result } = open(someClaim(), 1, true);
    await waitFor(() => expect(server.asked("readNotes")).toHaveLength(1));
    server.answers("readNotes", { notes: [], supervisor: closed });
    await act(() => result.current.refresh());
    await act(async () => Promise.resolve(late()));
    expect(result.current.supervisor).toEqual(closed);
  });
});

it("the notes of a talk that is over are not read", async () => {
  server.answers("readNotes", { notes: [] });
  const { id, left: onLeft } = await openRoom({ notice: null, claimedAt: Date.now() });
  await screen.findByText("I can’t sleep");
  await waitFor(() => expect(server.asked("readNotes")).toHaveLength(1));
  changeConversation(id, {
    status: "closed",
    volunteerId: null,
    claimId: someClaim(),
    notice: "ended-by-listener",
    endedAt: Date.now(),
  });
  await waitFor(() => expect(onLeft).toHaveBeenCalledWith("ended", undefined));
  expect(server.asked("readNotes")).toHaveLength(1);
});
