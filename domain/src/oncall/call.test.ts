import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { DAY, SECOND } from "../time";
import { afterCallTest, callNews, callStatus, isCallDue, type CallStatus } from "./call";
import { RECEIPT_WITHIN, RING_LASTS } from "./page";
import { numberToCall } from "./reach";

const NOW = 1_800_000_000_000;

describe("the number to call", () => {
  const wish = { channels: { push: true, call: true }, number: "+919848012345", callTestedAt: 1 };
  it("is the listener's if they want calls and a test call was answered there", () => {
    expect(numberToCall(wish)).toBe("+919848012345");
    expect(numberToCall({ ...wish, channels: { push: true, call: false } })).toBeNull();
    expect(numberToCall({ ...wish, callTestedAt: null })).toBeNull();
    expect(numberToCall({ ...wish, number: null })).toBeNull();
  });
});

describe("a ring becomes a call", () => {
  const ring = {
    wave: 1,
    calledAt: null,
    at: NOW,
    until: NOW + RING_LASTS,
    receipt: false,
    pushed: true,
    standby: false,
  };
  const early = NOW + RECEIPT_WITHIN - 1;
  const late = NOW + RECEIPT_WITHIN;
  test.each([
    ["not in the first wave while its push is on the way", ring, early, false],
    ["once its phone told of nothing", ring, late, true],
    ["not once the phone told of it", { ...ring, receipt: true }, late, false],
    ["at once where no push could be sent", { ...ring, pushed: false }, NOW, true],
    ["not where another word came than by push", { ...ring, pushed: false, receipt: true }, late, false],
    ["not in the second wave", { ...ring, wave: 2 }, early, false],
    ["at once in the third", { ...ring, wave: 3 }, NOW, true],
    ["in the third also when the phone told of it", { ...ring, wave: 3, receipt: true }, late, true],
    ["at once in the last", { ...ring, wave: 4 }, NOW, true],
    ["not while the standby page rings", { ...ring, wave: 4, pushed: false, standby: true }, early, false],
    ["where the standby page is silent", { ...ring, wave: 1, standby: true }, late, true],
    ["once", { ...ring, wave: 4, calledAt: NOW }, late, false],
    ["not when it is nearly over", { ...ring, wave: 4 }, NOW + RING_LASTS - 9 * SECOND, false],
  ])("%s", (_, each, now, due) => {
    expect(isCallDue(each, now)).toBe(due);
  });
});

describe("test calls", () => {
  it("are limited to five a day", () => {
    const four = [NOW - DAY, NOW - 4, NOW - 3, NOW - 2, NOW - 1];
    expect(afterCallTest(four, NOW)).toEqual([NOW - 4, NOW - 3, NOW - 2, NOW - 1, NOW]);
    expect(afterCallTest([NOW - 5, ...four], NOW)).toBeNull();
  });
});

interface Known {
  readonly arrivedAt: number | null;
  readonly shownAt: number | null;
  readonly callEnd: ReturnType<typeof callNews>["callEnd"];
  readonly callId: string | null;
}
const nothing: Known = { arrivedAt: null, shownAt: null, callEnd: null, callId: null };

const after = (known: Known, status: CallStatus, at: number): Known => {
  const { times, callEnd, callId } = callNews(known, { status, callId: "call" });
  return {
    arrivedAt: times.includes("arrivedAt") ? at : known.arrivedAt,
    shownAt: times.includes("shownAt") ? at : known.shownAt,
    callEnd: callEnd ?? known.callEnd,
    callId: callId ?? known.callId,
  };
};
const whatIsKnown = ({ arrivedAt, shownAt, callEnd }: Known) => ({
  arrived: arrivedAt !== null,
  shown: shownAt !== null,
  callEnd,
});

describe("the carrier's events", () => {
  test.each<[CallStatus, { arrived: boolean; shown: boolean; callEnd: string | null }]>([
    ["queued", { arrived: false, shown: false, callEnd: null }],
    ["initiated", { arrived: false, shown: false, callEnd: null }],
    ["ringing", { arrived: true, shown: false, callEnd: null }],
    ["in-progress", { arrived: true, shown: true, callEnd: null }],
    ["completed", { arrived: true, shown: true, callEnd: "completed" }],
    ["no-answer", { arrived: true, shown: false, callEnd: "no-answer" }],
    ["busy", { arrived: true, shown: false, callEnd: "busy" }],
    ["failed", { arrived: false, shown: false, callEnd: "failed" }],
    ["canceled", { arrived: false, shown: false, callEnd: "canceled" }],
  ])("%s", (status, known) => {
    expect(whatIsKnown(after(nothing, status, 1))).toEqual(known);
  });

  const words = fc.array(fc.constantFrom(...callStatus.options), { maxLength: 12 });
  it("have the same result in any order, however often", () => {
    fc.assert(
      fc.property(words, fc.array(fc.nat(), { minLength: 24, maxLength: 24 }), (told, chance) => {
        const told2 = [...told, ...told]
          .map((status, at) => ({ status, by: chance[at] ?? 0 }))
          .toSorted((a, b) => a.by - b.by)
          .map(({ status }) => status);
        const of = (all: readonly CallStatus[]) =>
          whatIsKnown(all.reduce((known, each) => after(known, each, 1), nothing));
        expect(of(told2)).toEqual(of(told));
      }),
    );
  });

  it("never take back what was known", () => {
    fc.assert(
      fc.property(words, (told) => {
        let known = nothing;
        for (const [at, status] of told.entries()) {
          const next = after(known, status, at);
          if (known.arrivedAt !== null) expect(next.arrivedAt).toBe(known.arrivedAt);
          if (known.shownAt !== null) expect(next.shownAt).toBe(known.shownAt);
          expect(after(next, status, at + 1)).toEqual(next);
          known = next;
        }
      }),
    );
  });
});
