import { together } from '@thodu/domain/safety/detect';
import { marks, placesOf, PLACES } from '@thodu/domain/safety/features';
import { meaningsOf } from '@thodu/domain/safety/lexicon';
import type { ModelFile } from '@thodu/domain/safety/model';
import { sentencesOf } from '@thodu/domain/safety/words';

import type { Sentence } from './sentences';

const SEED = 20_261_121;
const PASSES = 30;
const STEP = 0.5;
/** L2, for each pass over a place. */
const SHRINK = 0.0008;
/** Training drops the marks of the list for this share of sentences, so that the letters learn without them too. */
const WITHOUT_MARKS = 0.35;

interface Example {
  readonly places: readonly number[];
  readonly marks: readonly number[];
  readonly level: Sentence['level'];
}

export function exampleOf({ text, level }: Sentence): Example {
  const sentences = sentencesOf(text);
  const meanings = together(sentences.map(meaningsOf));
  return { places: placesOf(sentences.flat()), marks: marks.flatMap((mark, at) => (meanings.has(mark) ? [at] : [])), level };
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = items.map((item) => ({ item, at: random() })).sort((a, b) => a.at - b.at);
  return order.map(({ item }) => item);
}

interface Fitted {
  readonly bias: number;
  readonly places: Float64Array;
  readonly marks: Float64Array;
}

/** Logistic regression by stochastic gradient descent with AdaGrad steps; `grave` examples weigh more. */
function fit(examples: readonly Example[], isOne: (level: Example['level']) => boolean, weight: number): Fitted {
  const random = chance(SEED);
  const places = new Float64Array(PLACES);
  const byMark = new Float64Array(marks.length);
  const seen = new Float64Array(PLACES).fill(1e-6);
  const seenMarks = new Float64Array(marks.length).fill(1e-2);
  let bias = 0;
  let seenBias = 1e-2;
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const example of shuffled(examples, random)) {
      const length = Math.sqrt(Math.max(1, example.places.length));
      const used = random() < WITHOUT_MARKS ? [] : example.marks;
      let score = bias;
      for (const at of example.places) score += (places[at] ?? 0) / length;
      for (const at of used) score += byMark[at] ?? 0;
      const one = isOne(example.level);
      const slope = (1 / (1 + Math.exp(-score)) - (one ? 1 : 0)) * (one ? weight : 1);
      seenBias += slope * slope;
      bias -= (STEP * slope) / Math.sqrt(seenBias);
      for (const at of example.places) {
        const value = places[at] ?? 0;
        const gradient = slope / length + SHRINK * value * length;
        const past = (seen[at] ?? 0) + gradient * gradient;
        seen[at] = past;
        places[at] = value - (STEP * gradient) / Math.sqrt(past + 0.05);
      }
      for (const at of used) {
        const past = (seenMarks[at] ?? 0) + slope * slope;
        seenMarks[at] = past;
        byMark[at] = (byMark[at] ?? 0) - (STEP * slope) / Math.sqrt(past);
      }
    }
  }
  return { bias, places, marks: byMark };
}

const rounded = (value: number): number => Number(value.toPrecision(6));

function stored({ bias, places, marks: byMark }: Fitted): ModelFile['crisis'] {
  const most = places.reduce((so, value) => Math.max(so, Math.abs(value)), 1e-9);
  const scale = rounded(most / 127);
  const bytes = Buffer.alloc(PLACES);
  for (const [at, value] of places.entries()) bytes.writeInt8(Math.max(-128, Math.min(127, Math.round(value / scale))), at);
  return { bias: rounded(bias), scale, marks: [...byMark].map(rounded), places: bytes.toString('base64') };
}

/** The weights for `domain/src/safety/weights.json`; the same sentences give the same file. */
export function train(sentences: readonly Sentence[], version: number, bars: ModelFile['bars']): ModelFile {
  const examples = sentences.map(exampleOf);
  return {
    version,
    bars,
    crisis: stored(fit(examples, (level) => level === 'crisis', 1.5)),
    trouble: stored(fit(examples, (level) => level !== 'none', 1)),
  };
}
