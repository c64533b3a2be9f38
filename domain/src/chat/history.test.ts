import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { listenerLeftAt, mayHear } from "./history";

const heard = (volunteerId: string | null, timestamp: number, endedAt: number | null) =>
  mayHear({ volunteerId, timestamp }, "meera", { endedAt });

describe("a listener", () => {
  it("reads the talk that goes on, whoever held it", () => {
    for (const by of ["meera", "ravi", null])
      for (const endedAt of [NOON - 1, null]) expect(heard(by, NOON, endedAt)).toBe(true);
  });

  it("reads of earlier talks their own alone", () => {
    for (const at of [NOON - 1, NOON])
      expect([heard("meera", at, NOON), heard("ravi", at, NOON), heard(null, at, NOON)]).toEqual([true, false, false]);
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
