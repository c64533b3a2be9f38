import { conceptFile, conceptsOf } from '@thodu/domain/safety/concepts';
import { conceptPlaces, conceptPlacesOf, marks, placesOf, PLACES } from '@thodu/domain/safety/features';
import { meaningsOf, together } from '@thodu/domain/safety/lexicon';
import type { ModelFile } from '@thodu/domain/safety/model';
import { sentencesOf } from '@thodu/domain/safety/words';

import type { Sentence } from './sentences';

const SEED = 20_261_121;
const PASSES = 30;
const STEP = 0.5;
/** L2, for each pass over a place. */
const SHRINK = 0.0003;
/** The same for concepts, which are fewer and come again. */
const SHRINK_CONCEPTS = 0.003;
/** Training drops the marks of the list for this share of sentences, so that the letters learn without them too. */
const WITHOUT_MARKS = 0.35;

interface Example {
  readonly places: readonly number[];
  readonly concepts: readonly number[];
  readonly marks: readonly number[];
  readonly level: Sentence['level'];
}

export function exampleOf({ text, level }: Sentence): Example {
  const sentences = sentencesOf(text);
  const meanings = together(sentences.map(meaningsOf));
  return { places: placesOf(sentences.flat()), concepts: conceptPlacesOf(sentences.flatMap(conceptsOf)), marks: marks.flatMap((mark, at) => (meanings.has(mark) ? [at] : [])), level };
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

/** Weights of features that are in a text or not, scaled to how many of them it has; steps by AdaGrad. */
class Group {
  readonly values: Float64Array;
  private readonly seen: Float64Array;

  constructor(length: number, private readonly shrink: number) {
    this.values = new Float64Array(length);
    this.seen = new Float64Array(length).fill(1e-6);
  }

  score(places: readonly number[]): number {
    let sum = 0;
    for (const at of places) sum += this.values[at] ?? 0;
    return places.length === 0 ? 0 : sum / Math.sqrt(places.length);
  }

  step(places: readonly number[], slope: number): void {
    const length = Math.sqrt(places.length);
    for (const at of places) {
      const value = this.values[at] ?? 0;
      const gradient = slope / length + this.shrink * value * length;
      const past = (this.seen[at] ?? 0) + gradient * gradient;
      this.seen[at] = past;
      this.values[at] = value - (STEP * gradient) / Math.sqrt(past + 0.05);
    }
  }
}

interface Fitted {
  readonly bias: number;
  readonly places: Float64Array;
  readonly concepts: Float64Array;
  readonly marks: Float64Array;
}

/** Logistic regression by stochastic gradient descent; `grave` examples weigh more. */
function fit(examples: readonly Example[], isOne: (level: Example['level']) => boolean, weight: number): Fitted {
  const random = chance(SEED);
  const places = new Group(PLACES, SHRINK);
  const concepts = new Group(conceptPlaces(conceptFile.concepts.length), SHRINK_CONCEPTS);
  const byMark = new Float64Array(marks.length);
  const seenMarks = new Float64Array(marks.length).fill(1e-2);
  let bias = 0;
  let seenBias = 1e-2;
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const example of shuffled(examples, random)) {
      const used = random() < WITHOUT_MARKS ? [] : example.marks;
      let score = bias + places.score(example.places) + concepts.score(example.concepts);
      for (const at of used) score += byMark[at] ?? 0;
      const one = isOne(example.level);
      const slope = (1 / (1 + Math.exp(-score)) - (one ? 1 : 0)) * (one ? weight : 1);
      seenBias += slope * slope;
      bias -= (STEP * slope) / Math.sqrt(seenBias);
      places.step(example.places, slope);
      concepts.step(example.concepts, slope);
      for (const at of used) {
        const past = (seenMarks[at] ?? 0) + slope * slope;
        seenMarks[at] = past;
        byMark[at] = (byMark[at] ?? 0) - (STEP * slope) / Math.sqrt(past);
      }
    }
  }
  return { bias, places: places.values, concepts: concepts.values, marks: byMark };
}

const rounded = (value: number): number => Number(value.toPrecision(6));

function coded(values: Float64Array): { scale: number; values: string } {
  const most = values.reduce((so, value) => Math.max(so, Math.abs(value)), 1e-9);
  const scale = rounded(most / 127);
  const bytes = Buffer.alloc(values.length);
  for (const [at, value] of values.entries()) bytes.writeInt8(Math.max(-128, Math.min(127, Math.round(value / scale))), at);
  return { scale, values: bytes.toString('base64') };
}

const stored = ({ bias, places, concepts, marks: byMark }: Fitted): ModelFile['crisis'] => ({
  bias: rounded(bias),
  marks: [...byMark].map(rounded),
  places: coded(places),
  concepts: coded(concepts),
});

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
