import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { listenerLeftAt, readableBy } from "./history";

const at = (timestamp: number, volunteerId: string | null, claimId = `claim of ${volunteerId}`) => ({
  timestamp,
  volunteerId,
  claimId,
});
/** The instants of the messages that Meera may read; `written` is oldest first. */
const read = (written: readonly ReturnType<typeof at>[], endedAt: number | null) =>
  readableBy(written.toReversed(), "meera", { endedAt })
    .map(({ timestamp }) => timestamp)
    .toReversed();

describe("a listener", () => {
  it("can read all of the present talk, whoever held it", () => {
    for (const by of ["meera", "ravi", null])
      for (const endedAt of [NOON - 1, null]) expect(read([at(NOON, by)], endedAt)).toEqual([NOON]);
  });

  it("can read only their own messages of earlier talks", () => {
    for (const by of ["ravi", null]) expect(read([at(1, by), at(2, "ravi")], 2)).toEqual([]);
    expect(read([at(1, "meera"), at(2, "ravi")], 2)).toEqual([1]);
  });

  it("can read the wait before their own talk, which they answered", () => {
    const waits = [at(1, null, "wait 1"), at(2, null, "wait 1")];
    expect(read([...waits, at(3, "meera"), at(4, null, "wait 2")], 3)).toEqual([1, 2, 3, 4]);
    expect(read([...waits, at(3, "ravi"), at(4, null, "wait 2"), at(5, "meera")], 5)).toEqual([4, 5]);
  });

  it("can't read a wait that a colleague may have ended without writing", () => {
    expect(read([at(1, null, "wait 1"), at(2, null, "wait 2"), at(3, "meera")], 3)).toEqual([2, 3]);
  });

  it("can't read an earlier wait that no talk followed", () => {
    expect(read([at(1, "meera"), at(2, null, "wait 1")], 2)).toEqual([1]);
  });
});

describe("a talk whose listener left", () => {
  it("ended when the listener left, if the person gives up waiting", () => {
    const left = { status: "waiting", notice: "listener-left", waitingSince: NOON, gone: null } as const;
    const gone = { ...left, waitingSince: null, gone: { at: NOON + 1, waitingSince: NOON } };
    expect([listenerLeftAt(left), listenerLeftAt(gone)]).toEqual([NOON, NOON]);
    expect([listenerLeftAt({ ...left, notice: null }), listenerLeftAt({ ...left, status: "active" })]).toEqual([
      null,
      null,
    ]);
  });
});
