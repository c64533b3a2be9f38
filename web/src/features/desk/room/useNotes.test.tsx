import { renderHook, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openRoom } from "../../../test-support/room";
import { server } from "../../../test-support/server";
import { changeConversation } from "../../../test-support/stored";
import { useNotes } from "./useNotes";

const left = { noteId: "1", text: "Ask about her exam.", kind: "hand-over", at: 1, mine: false } as const;
const own = { ...left, noteId: "2", kind: "note", mine: true } as const;

let nth = 0;
const someClaim = (): string => `notes-claim-${(nth += 1)}`;

/** The notes of a conversation that is open, in which the reader has written so many messages since their claim. */
const open = (claimId: string | null, words: number, isCrisis = false) =>
  renderHook(() => useNotes("asha", { claimId, lastEnd: null, isCrisis }, words));

describe("after a reload, once their reader has written,", () => {
  it("what a colleague left is read again, and stands in its place, but not before everything else", async () => {
    const claim = someClaim();
    server.answers("readNotes", { notes: [left, own] });
    const before = open(claim, 0);
    await waitFor(() => expect(before.result.current).toMatchObject({ forNext: [left], isFirst: true }));
    before.unmount();
    const { result } = open(claim, 1);
    await waitFor(() => expect(result.current).toMatchObject({ forNext: [left], isFirst: false }));
  });

  it("nothing is read where nobody had left anything", async () => {
    const claim = someClaim();
    server.answers("readNotes", { notes: [own] });
    const before = open(claim, 0);
    await waitFor(() => expect(before.result.current.notes).toHaveLength(1));
    before.unmount();
    open(claim, 1);
    expect(server.asked("readNotes")).toHaveLength(1);
  });
});

it("what was left to the listener of an earlier claim is not the next one’s", async () => {
  server.answers("readNotes", { notes: [left] });
  const initialProps: { readonly claimId: string | null } = { claimId: someClaim() };
  const { result, rerender } = renderHook(({ claimId }) => useNotes("asha", { claimId, lastEnd: null }, 0), {
    initialProps,
  });
  await waitFor(() => expect(result.current.forNext).toEqual([left]));
  rerender({ claimId: null });
  expect(result.current.forNext).toEqual([]);
});

describe("a crisis", () => {
  const called = { at: 2, mine: false, closedAt: null };

  it("asks whether a supervisor was called, after a reload too where nothing was left", async () => {
    const claim = someClaim();
    server.answers("readNotes", { notes: [own] });
    const before = open(claim, 0);
    await waitFor(() => expect(before.result.current.notes).toHaveLength(1));
    before.unmount();
    server.answers("readNotes", { notes: [own], supervisor: called });
    const { result } = open(claim, 1, true);
    await waitFor(() => expect(result.current.supervisor).toEqual(called));
  });

  it("asks anew where the notes were read before it began, and once in each", async () => {
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

it("nobody asks for the notes of a talk that is over", async () => {
  server.answers("readNotes", { notes: [] });
  const { id, left: onLeft } = await openRoom({ notice: null, claimedAt: Date.now() });
  await screen.findByText("I can’t sleep");
  changeConversation(id, {
    status: "closed",
    volunteerId: null,
    claimId: someClaim(),
    notice: "ended-by-listener",
    endedAt: Date.now(),
  });
  await waitFor(() => expect(onLeft).toHaveBeenCalledWith("ended", undefined));
  expect(server.asked("readNotes")).toEqual([]);
});
