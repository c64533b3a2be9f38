import { placesOf, PLACES, PLACES_OF_OTHERS } from "@thodu/domain/safety/features";
import type { ModelFile } from "@thodu/domain/safety/model";
import { joined, readingsOf } from "@thodu/domain/safety/reading";

import { chance } from "./random";
import type { Sentence } from "./sentences";

const SEED = 20_261_121;
const MOST_PASSES = 60;
/** Training ends when no example would change its share by more. */
const TOLERANCE = 0.01;
/** The cost of a sentence on the wrong side, relative to the size of the weights. */
const COST = 1;
/** A missed crisis costs this many times as much as a false alarm. */
const GRAVE = 1.5;
/** Features in fewer sentences than this say nothing about others. */
const LEAST_SENTENCES = 2;
/** Brings inverse document frequencies to about 1. */
const FREQUENCY_SCALE = 6;

interface Example {
  readonly places: Int32Array;
  readonly level: Sentence["level"];
  readonly isAboutOther: boolean;
}

const exampleOf = ({ text, level, isAboutOther }: Sentence): Example => ({
  places: Int32Array.from(placesOf(joined(readingsOf(text)))),
  level,
  isAboutOther,
});

function shuffle(items: Int32Array, random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other] ?? 0, items[at] ?? 0];
  }
}

/**
 * The weight of each feature: the rarer among the sentences, the higher (inverse document frequency); 0 if too rare.
 */
function frequencies(examples: readonly Example[], size = PLACES): Float64Array {
  const found = new Float64Array(size);
  for (const { places } of examples) for (const place of places) found[place] = (found[place] ?? 0) + 1;
  return found.map((count) =>
    count < LEAST_SENTENCES ? 0 : (Math.log((1 + examples.length) / (1 + count)) + 1) / FREQUENCY_SCALE,
  );
}

interface Fitted {
  readonly bias: number;
  readonly places: Float64Array;
}

/**
 * A linear support vector machine with squared hinge loss, by dual coordinate descent (Hsieh and others, 2008, as in
 * LIBLINEAR). The frequencies are multiplied into the returned weights.
 */
function fit(
  examples: readonly Example[],
  counts: Float64Array,
  isOne: (example: Example) => boolean,
  grave: number,
): Fitted {
  const random = chance(SEED);
  const weights = new Float64Array(counts.length);
  let bias = 0;
  const shares = new Float64Array(examples.length);
  const slack = examples.map((example) => 1 / (2 * COST * (isOne(example) ? grave : 1)));
  const sizes = examples.map(
    ({ places }) => 1 + places.reduce((sum, place) => sum + (counts[place] ?? 0) ** 2, 0) / Math.max(1, places.length),
  );
  const order = Int32Array.from(examples.keys());
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    shuffle(order, random);
    let moved = 0;
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const { places } = example;
      const side = isOne(example) ? 1 : -1;
      const length = Math.sqrt(Math.max(1, places.length));
      let sum = 0;
      for (const place of places) sum += (weights[place] ?? 0) * (counts[place] ?? 0);
      const share = shares[at] ?? 0;
      const slope = side * (bias + sum / length) - 1 + share * (slack[at] ?? 0);
      const next = Math.max(share - slope / ((sizes[at] ?? 1) + (slack[at] ?? 0)), 0);
      const change = (next - share) * side;
      if (change === 0) continue;
      moved = Math.max(moved, Math.abs(change));
      shares[at] = next;
      bias += change;
      for (const place of places) weights[place] = (weights[place] ?? 0) + (change * (counts[place] ?? 0)) / length;
    }
    if (moved < TOLERANCE) break;
  }
  return { bias, places: weights.map((weight, place) => weight * (counts[place] ?? 0)) };
}

const rounded = (value: number): number => Number(value.toPrecision(6));

/** The share of weights that fit into a byte; the few larger ones are clipped. */
const KEPT = 0.9999;

function coded(values: Float64Array): { scale: number; values: string } {
  const sizes = values.map(Math.abs).sort();
  const scale = rounded(Math.max(sizes[Math.floor(sizes.length * KEPT)] ?? 0, 1e-9) / 127);
  const bytes = Buffer.alloc(values.length);
  for (const [at, value] of values.entries())
    bytes.writeInt8(Math.max(-128, Math.min(127, Math.round(value / scale))), at);
  return { scale, values: bytes.toString("base64") };
}

const stored = ({ bias, places }: Fitted): ModelFile["crisis"] => ({ bias: rounded(bias), places: coded(places) });

/** Danger to the writer or to somebody else; another model decides to whom. */
const isGrave = ({ level, isAboutOther }: Example): boolean => level === "crisis" || isAboutOther;

const inFewerPlaces = (example: Example): Example => ({
  ...example,
  places: example.places.map((place) => place % PLACES_OF_OTHERS),
});

/** The weights for `domain/src/safety/weights.json`; the same sentences give the same file. */
export function train(sentences: readonly Sentence[], version: number, bars: ModelFile["bars"]): ModelFile {
  const examples = sentences.map(exampleOf);
  const counts = frequencies(examples);
  return {
    version,
    bars,
    crisis: stored(fit(examples, counts, isGrave, GRAVE)),
    trouble: stored(fit(examples, counts, ({ level }) => level !== "none", 1)),
    others: stored(
      fit(
        examples.map(inFewerPlaces),
        frequencies(examples.map(inFewerPlaces), PLACES_OF_OTHERS),
        ({ isAboutOther }) => isAboutOther,
        1,
      ),
    ),
  };
}
