import * as z from "zod/mini";
import { PLACES, PLACES_OF_OTHERS, type Weights } from "./features";
import stored from "./weights.json";

/** The file that `npm run train-risk` writes: three models, their weights as bytes in base64, and the bars. */
const coded = z.object({ scale: z.number(), values: z.string() });
const head = z.object({ bias: z.number(), places: coded });
const bar = z.number();
/** Null: no score suffices. */
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
  /**
   * The least score for a tier, by what the phrases found; `sentence`: how much more is needed for one sentence of
   * several.
   */
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

/** The sign bit of a byte, and the number of its values. */
const [NEGATIVE, RANGE] = [0x80, 0x100] as const;

/** By character code: the value of a base64 character; 0 for other characters. */
const valueOf = new Uint8Array(128);
for (let value = 0; value < SIGNS.length; value += 1) valueOf[SIGNS.charCodeAt(value)] = value;

/**
 * The weights as they are stored: one byte of base64 each, from −128 to 127, times the scale. Each is decoded when it
 * is read: a message needs some thousands of a million, and decoding all would delay the first message of an instance.
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
    // Three bytes are four characters, so a byte lies in two of them.
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
  /** Tells whether the danger is that of somebody else of whom the writer tells. */
  readonly others: Weights;
  readonly bars: ModelFile["bars"];
}

let prepared: Model | undefined;

/** Makes a model from its file; throws a RangeError if it was trained with other features. */
export const modelOf = ({ crisis, trouble, others, bars }: ModelFile): Model => ({
  crisis: weightsOf(crisis, PLACES),
  trouble: weightsOf(trouble, PLACES),
  others: weightsOf(others, PLACES_OF_OTHERS),
  bars,
});

/** Prepared when the first message is checked: most endpoints check none. */
export function model(): Model {
  prepared ??= modelOf(file.parse(stored));
  return prepared;
}
