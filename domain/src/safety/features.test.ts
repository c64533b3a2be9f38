import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placesOf, PLACES, scoreOf } from "./features";
import type { Reading } from "./reading";

const word = fc.stringMatching(/^[a-z]{1,12}$/);
const meanings = fc.subarray(["crisis", "soften", "concern", "clear", "frame"] as const).map((some) => new Set(some));
const reading: fc.Arbitrary<Reading> = fc.record({
  words: fc.array(word, { maxLength: 30 }),
  concepts: fc.array(fc.nat(54), { maxLength: 30 }),
  meanings,
});
const of = (text: string): Reading => ({ words: text.split(" "), concepts: [], meanings: new Set() });
const shared = (one: Reading, other: Reading): number => {
  const places = new Set(placesOf(one));
  return placesOf(other).filter((place) => places.has(place)).length;
};

describe("the places of a text", () => {
  it("are within the model, each once, and always the same", () => {
    fc.assert(
      fc.property(reading, (read) => {
        const places = placesOf(read);
        expect(new Set(places).size).toBe(places.length);
        for (const place of places) expect(place >= 0 && place < PLACES && Number.isInteger(place)).toBe(true);
        expect(placesOf(read)).toEqual(places);
      }),
    );
  });

  it("are the same for two concepts in any order", () => {
    fc.assert(
      fc.property(fc.nat(54), fc.nat(54), (one, other) => {
        const places = (concepts: readonly number[]) => new Set(placesOf({ ...of("x"), concepts }));
        expect(places([one, other])).toEqual(places([other, one]));
      }),
    );
  });

  it("tell the order of words", () => {
    expect(new Set(placesOf(of("she left me")))).not.toEqual(new Set(placesOf(of("me left she"))));
  });

  it("are mostly the same for a word with another ending or split, and different for another word", () => {
    const base = of("naku bathakalani ledu");
    expect(shared(base, of("naku bathakalane ledu"))).toBeGreaterThan(shared(base, of("kal cricket dekhenge")) + 20);
    expect(shared(base, of("naku bathaka lani ledu"))).toBeGreaterThan(20);
  });

  it("differ for each mark of the phrases", () => {
    const marked = (["crisis", "soften", "concern", "clear", "frame"] as const).map((mark) =>
      placesOf({ words: [], concepts: [], meanings: new Set([mark]) }).join(),
    );
    expect(new Set(marked).size).toBe(5);
  });
});

describe("the score", () => {
  it("is the bias without a place, and scaled by their number", () => {
    const places = new Float32Array(PLACES);
    places[3] = 2;
    places[4] = 4;
    expect(scoreOf({ bias: -1, places }, [])).toBe(-1);
    expect(scoreOf({ bias: -1, places }, [3])).toBe(1);
    expect(scoreOf({ bias: 0, places }, [3, 4, 5, 6])).toBe(3);
  });
});
