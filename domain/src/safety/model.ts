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

/**
 * The weights, one byte of base64 each: from −128 to 127, times the scale. Neither Node's nor a browser's decoder is known
 * in domain. The first message of an instance waits for this, so it goes in steps of four signs, which are three bytes.
 */
function valuesOf({ scale, values: text }: z.infer<typeof coded>, length: number): Float32Array {
  const padding = text.endsWith("==") ? 2 : Number(text.endsWith("="));
  if ((text.length * 3) / 4 - padding !== length) throw new RangeError("The weights are of another model.");
  const valueOf = new Uint8Array(128);
  for (let value = 0; value < SIGNS.length; value += 1) valueOf[SIGNS.charCodeAt(value)] = value;
  const weightOf = Float32Array.from({ length: RANGE }, (_, byte) => (byte < NEGATIVE ? byte : byte - RANGE) * scale);
  const sign = (at: number): number => valueOf[text.charCodeAt(at)] ?? 0;
  const values = new Float32Array(length);
  for (let from = 0, to = 0; from < text.length; from += 4, to += 3) {
    const three = (sign(from) << 18) | (sign(from + 1) << 12) | (sign(from + 2) << 6) | sign(from + 3);
    values[to] = weightOf[three >> 16] ?? 0;
    values[to + 1] = weightOf[(three >> 8) & 0xff] ?? 0;
    values[to + 2] = weightOf[three & 0xff] ?? 0;
  }
  return values;
}

const weightsOf = ({ bias, places }: z.infer<typeof head>, length: number): Weights => ({
  bias,
  places: valuesOf(places, length),
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
