import * as z from "zod/mini";
import { PLACES, PLACES_OF_OTHERS, type Weights } from "./features";
import stored from "./weights.json";

/** What `npm run train-risk` writes: three models, their weights as whole bytes in base64, and where to draw the line. */
const coded = z.object({ scale: z.number(), values: z.string() });
const head = z.object({ bias: z.number(), places: coded });
const bar = z.number();
/** Null where no score suffices. */
const crisisBars = z.object({
  plain: bar,
  short: bar,
  few: z.nullable(bar),
  withPhrase: bar,
  framed: bar,
  denied: bar,
  past: bar,
});
const file = z.object({
  version: z.number(),
  crisis: head,
  trouble: head,
  others: head,
  /** The least score for a tier, by what the list of phrases found; how much more for one sentence of several. */
  bars: z.object({
    certain: crisisBars,
    unsure: crisisBars,
    concern: z.object({ plain: bar, withPhrase: bar, denied: bar }),
    others: bar,
    sentence: bar,
  }),
});
export type ModelFile = z.infer<typeof file>;

export type CrisisBar = keyof ModelFile["bars"]["certain"];

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The least value of a byte with a sign, and how many values a byte has. */
const [NEGATIVE, RANGE] = [0x80, 0x100] as const;

/** The value of a sign of base64 by its code; 0 for what is none. */
const valueOf = new Uint8Array(128);
for (let value = 0; value < SIGNS.length; value += 1) valueOf[SIGNS.charCodeAt(value)] = value;

/**
 * The weights as they are stored: one byte of base64 each, from −128 to 127, times the scale. Each is read where it is needed:
 * a message needs some thousands of a million, and the first one of an instance would wait until all were read.
 */
class StoredWeights {
  readonly #text: string;
  readonly #scale: number;

  constructor(
    { scale, values }: z.infer<typeof coded>,
    readonly length: number,
  ) {
    const padding = values.endsWith("==") ? 2 : Number(values.endsWith("="));
    if ((values.length * 3) / 4 - padding !== length) throw new RangeError("The weights are of another model.");
    this.#text = values;
    this.#scale = scale;
  }

  at(place: number): number {
    // Three bytes are four signs: the byte lies in two of them.
    const within = place % 3;
    const first = ((place - within) / 3) * 4 + within;
    const two = (this.#signAt(first) << 6) | this.#signAt(first + 1);
    const byte = (two >> (4 - 2 * within)) & (RANGE - 1);
    return (byte < NEGATIVE ? byte : byte - RANGE) * this.#scale;
  }

  #signAt(at: number): number {
    return valueOf[this.#text.charCodeAt(at)] ?? 0;
  }
}

const weightsOf = ({ bias, places }: z.infer<typeof head>, length: number): Weights => ({
  bias,
  places: new StoredWeights(places, length),
});

export interface Model {
  readonly crisis: Weights;
  readonly trouble: Weights;
  /** How sure it is that the danger is somebody else's, who is told of. */
  readonly others: Weights;
  readonly bars: ModelFile["bars"];
}

let prepared: Model | undefined;

/** A model that is ready to judge; throws a RangeError when it was made for other features. */
export const modelOf = ({ crisis, trouble, others, bars }: ModelFile): Model => ({
  crisis: weightsOf(crisis, PLACES),
  trouble: weightsOf(trouble, PLACES),
  others: weightsOf(others, PLACES_OF_OTHERS),
  bars,
});

/** Prepared when the first message is read: most endpoints never read one. */
export function model(): Model {
  prepared ??= modelOf(file.parse(stored));
  return prepared;
}
