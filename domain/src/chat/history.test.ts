import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { listenerLeftAt, readableBy } from "./history";

const at = (timestamp: number, volunteerId: string | null, claimId = `claim of ${volunteerId}`) => ({
  timestamp,
  volunteerId,
  claimId,
});
/** The instants of what Meera may read of these, given oldest first. */
const read = (written: readonly ReturnType<typeof at>[], endedAt: number | null) =>
  readableBy(written.toReversed(), "meera", { endedAt })
    .map(({ timestamp }) => timestamp)
    .toReversed();

describe("a listener", () => {
  it("reads the talk that goes on, whoever held it", () => {
    for (const by of ["meera", "ravi", null])
      for (const endedAt of [NOON - 1, null]) expect(read([at(NOON, by)], endedAt)).toEqual([NOON]);
  });

  it("reads of earlier talks their own alone", () => {
    for (const by of ["ravi", null]) expect(read([at(1, by), at(2, "ravi")], 2)).toEqual([]);
    expect(read([at(1, "meera"), at(2, "ravi")], 2)).toEqual([1]);
  });

  it("reads of their own also what they answered: what was written in the wait before it", () => {
    const waits = [at(1, null, "wait 1"), at(2, null, "wait 1")];
    expect(read([...waits, at(3, "meera"), at(4, null, "wait 2")], 3)).toEqual([1, 2, 3, 4]);
    expect(read([...waits, at(3, "ravi"), at(4, null, "wait 2"), at(5, "meera")], 5)).toEqual([4, 5]);
  });

  it("reads no wait that a colleague may have ended who wrote nothing", () => {
    expect(read([at(1, null, "wait 1"), at(2, null, "wait 2"), at(3, "meera")], 3)).toEqual([2, 3]);
  });

  it("reads nothing of an earlier wait that nobody's talk followed", () => {
    expect(read([at(1, "meera"), at(2, null, "wait 1")], 2)).toEqual([1]);
  });
});

describe("a talk whose listener left", () => {
  it("ended when they did, for somebody who gives up waiting", () => {
    const left = { status: "waiting", notice: "listener-left", waitingSince: NOON, gone: null } as const;
    const gone = { ...left, waitingSince: null, gone: { at: NOON + 1, waitingSince: NOON } };
    expect([listenerLeftAt(left), listenerLeftAt(gone)]).toEqual([NOON, NOON]);
    expect([listenerLeftAt({ ...left, notice: null }), listenerLeftAt({ ...left, status: "active" })]).toEqual([
      null,
      null,
    ]);
  });
});
