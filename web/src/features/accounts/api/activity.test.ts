import { describe, expect, it } from "vitest";
import { activityOf, type Facts } from "./activity";

const nothing: Facts = {
  joinedAt: null,
  conversation: null,
  callsAt: [],
  missedAt: [],
  asksAt: [],
  reportsAt: [],
  appointmentsAt: [],
  planAt: null,
};
const kinds = (facts: Partial<Facts>): string[] => activityOf({ ...nothing, ...facts }).map(({ kind }) => kind);

describe("activityOf", () => {
  it("is empty for a person who has done nothing yet", () => {
    expect(activityOf(nothing)).toEqual([]);
  });

  it("is sorted newest first", () => {
    expect(
      kinds({
        joinedAt: 1,
        conversation: { createdAt: 5, lastOwnAt: 900_000 },
        appointmentsAt: [7, 3],
        planAt: 1_000_000,
      }),
    ).toEqual(["plan", "wrote", "appointment", "began", "appointment", "joined"]);
  });

  it("lists beginning and first message as one", () => {
    expect(kinds({ conversation: { createdAt: 5, lastOwnAt: 30_000 } })).toEqual(["began"]);
    expect(kinds({ conversation: { createdAt: 5, lastOwnAt: null } })).toEqual(["began"]);
  });

  it("leaves out a time that is not valid", () => {
    expect(kinds({ planAt: Number.NaN, joinedAt: 1 })).toEqual(["joined"]);
  });

  it("contains calls, requests and reports too", () => {
    expect(kinds({ joinedAt: 1, callsAt: [9, 3], asksAt: [500_000], reportsAt: [10] })).toEqual([
      "asked",
      "reported",
      "called",
      "called",
      "joined",
    ]);
  });

  it("distinguishes an unanswered call from an answered one", () => {
    expect(kinds({ callsAt: [9], missedAt: [10, 3] })).toEqual(["unanswered", "called", "unanswered"]);
  });

  it("lists a request for a listener neither as a beginning nor as a message", () => {
    expect(kinds({ conversation: { createdAt: 5, lastOwnAt: 5 }, asksAt: [5] })).toEqual(["asked"]);
    expect(kinds({ conversation: { createdAt: 5, lastOwnAt: 900_000 }, asksAt: [900_001] })).toEqual([
      "asked",
      "began",
    ]);
    expect(kinds({ conversation: { createdAt: 5, lastOwnAt: 900_000 }, asksAt: [6] })).toEqual(["wrote", "asked"]);
  });

  it("stays short, with the newest", () => {
    const many = Array.from({ length: 30 }, (_, at) => at);
    expect(activityOf({ ...nothing, callsAt: many }).map(({ at }) => at)).toEqual([
      29, 28, 27, 26, 25, 24, 23, 22, 21, 20,
    ]);
  });
});
