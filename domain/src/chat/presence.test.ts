import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { presenceAfter, nobody, notThere, tell, TYPING_ENDS_AFTER, type OwnPresence } from "./presence";

describe("what one side writes of itself", () => {
  /** Plays changes of one side; returns what is written, as [second, typing, active]. */
  function play(
    events: readonly { readonly at: number; readonly change: (own: OwnPresence) => OwnPresence }[],
    until: number,
  ) {
    const writes: [number, boolean, boolean][] = [];
    let own = notThere;
    for (let now = 0; now <= until; now += 100) {
      for (const event of events) if (event.at === now) own = event.change(own);
      const { write } = tell(own, now);
      if (write) {
        writes.push([now, write.typing, write.active]);
        own = { ...own, told: { ...write, at: now } };
      }
    }
    return writes;
  }
  const come = (own: OwnPresence): OwnPresence => ({ ...own, active: true });
  const go = (own: OwnPresence): OwnPresence => ({ ...own, active: false });
  const key = (at: number) => ({ at, change: (own: OwnPresence) => ({ ...own, typingUntil: at + TYPING_ENDS_AFTER }) });

  it("is nothing for a reader who never came", () => {
    expect(play([{ at: 100, change: go }], 60_000)).toEqual([]);
  });

  it("is that they are there, every 25 seconds, and that they left", () => {
    expect(
      play(
        [
          { at: 0, change: come },
          { at: 60_000, change: go },
        ],
        120_000,
      ),
    ).toEqual([
      [0, false, true],
      [25_000, false, true],
      [50_000, false, true],
      [60_000, false, false],
    ]);
  });

  it("has the hint from the first key to 1.5 seconds after the last", () => {
    expect(play([{ at: 0, change: come }, key(1_000), key(1_300), key(2_000)], 10_000)).toEqual([
      [0, false, true],
      [1_000, true, true],
      [3_500, false, true],
    ]);
  });

  it("is about every 4 seconds while typing goes on, never per key", () => {
    const keys = Array.from({ length: 100 }, (_, index) => key(1_000 + index * 100));
    expect(play([{ at: 0, change: come }, ...keys], 20_000).map(([at]) => at)).toEqual([
      0, 1_000, 5_000, 9_000, 12_400,
    ]);
  });

  it("ends the hint on send", () => {
    const send = { at: 1_500, change: (own: OwnPresence) => ({ ...own, typingUntil: 0 }) };
    expect(play([{ at: 0, change: come }, key(1_000), send], 5_000).slice(1)).toEqual([
      [1_000, true, true],
      [1_500, false, true],
    ]);
  });

  it("lets the other side learn that a message came in, also while hidden, at most every 4 seconds", () => {
    const arrives = (at: number) => ({ at, change: (own: OwnPresence) => ({ ...own, heardAt: at }) });
    const events = [
      { at: 0, change: come },
      { at: 10_000, change: go },
      arrives(20_000),
      arrives(20_500),
      arrives(21_000),
    ];
    expect(play(events, 60_000).slice(1)).toEqual([
      [10_000, false, false],
      [20_000, false, false],
      [24_000, false, false],
    ]);
  });

  it("names the next moment to check, and has something to write only then", () => {
    fc.assert(
      fc.property(
        fc.nat(40_000),
        fc.boolean(),
        fc.nat(40_000),
        fc.nat(40_000),
        fc.boolean(),
        fc.boolean(),
        (now, active, typing, toldAt, toldTyping, toldActive) => {
          const own = {
            active,
            typingUntil: typing,
            heardAt: 0,
            told: { typing: toldTyping, active: toldActive, at: Math.min(now, toldAt) },
            quietUntil: toldAt,
          };
          const { write, again } = tell(own, now);
          if (write || again === null) return;
          expect(again).toBeGreaterThan(now);
          expect(tell(own, again - 1).write).toBeNull();
          expect(tell(own, again)).not.toEqual({ write: null, again });
        },
      ),
    );
  });
});

describe("what is known of the other side", () => {
  const said = (at: number, typing = true, active = true) => ({ typing, active, at });

  it("expires by itself: the hint after 8 seconds, presence after a minute", () => {
    expect(presenceAfter(null, said(1_000), 1_000)).toEqual({
      typingUntil: 9_000,
      presentUntil: 61_000,
      seenAt: 1_000,
    });
  });

  it("takes the age of the first sign from the device's clock", () => {
    expect(presenceAfter(null, said(1_000), 20_000).typingUntil).toBe(9_000);
  });

  it("trusts what arrives now, whatever the device's clock says", () => {
    const aDay = 86_400_000;
    expect(presenceAfter(nobody, said(1_000), aDay)).toEqual({
      typingUntil: aDay + 8_000,
      presentUntil: aDay + 60_000,
      seenAt: 1_000,
    });
    expect(presenceAfter(null, said(aDay), 1_000).typingUntil).toBe(9_000);
  });

  it("is not prolonged by the same sign received again", () => {
    const first = presenceAfter(nobody, said(1_000), 2_000);
    expect(presenceAfter(first, said(1_000), 9_000)).toBe(first);
  });

  it("is nobody without a sign, and not present once they left", () => {
    expect(presenceAfter(nobody, null, 5)).toEqual(nobody);
    expect(presenceAfter(nobody, said(1_000, true, false), 5)).toEqual({
      typingUntil: 0,
      presentUntil: 0,
      seenAt: 1_000,
    });
  });
});
