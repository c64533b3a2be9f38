import * as z from 'zod/mini';
import { PLACES, type Weights } from './features';
import stored from './weights.json';

/** What `npm run train-risk` writes: two models, their weights as whole bytes in base64, and where to draw the line. */
const coded = z.object({ scale: z.number(), values: z.string() });
const head = z.object({ bias: z.number(), places: coded });
const bar = z.number();
const file = z.object({
  version: z.number(),
  crisis: head,
  trouble: head,
  /** The least score for a level, by what the list of phrases found; how much more for one sentence of several. */
  bars: z.object({ crisis: bar, crisisShort: bar, crisisWithPhrase: bar, crisisFramed: bar, crisisDenied: bar, crisisPast: bar, trouble: bar, troubleWithPhrase: bar, troubleDenied: bar, sentence: bar }),
});
export type ModelFile = z.infer<typeof file>;

/** The bars between which the list of phrases decides. */
export type CrisisBar = Extract<keyof ModelFile['bars'], `crisis${string}`>;

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of base64, as whole numbers from −128 to 127; neither Node's nor a browser's decoder is known in domain. */
function bytesOf(text: string): Int8Array {
  const valueOf = new Uint8Array(128);
  for (let value = 0; value < SIGNS.length; value += 1) valueOf[SIGNS.charCodeAt(value)] = value;
  const length = text.indexOf('=') < 0 ? text.length : text.indexOf('=');
  const bytes = new Int8Array(Math.floor((length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let sign = 0; sign < length; sign += 1) {
    held = ((held << 6) | (valueOf[text.charCodeAt(sign)] ?? 0)) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = held >> bits;
    at += 1;
  }
  return bytes;
}

/** One byte a weight: −128 to 127, times the scale. */
function valuesOf({ scale, values: text }: z.infer<typeof coded>, length: number): Float32Array {
  const bytes = bytesOf(text);
  if (bytes.length !== length) throw new RangeError('The weights are of another model.');
  return Float32Array.from(bytes, (byte) => byte * scale);
}

const weightsOf = ({ bias, places }: z.infer<typeof head>): Weights => ({ bias, places: valuesOf(places, PLACES) });

export interface Model {
  /** How sure it is of a crisis. */
  readonly crisis: Weights;
  /** How sure it is of a concern or a crisis. */
  readonly trouble: Weights;
  readonly bars: ModelFile['bars'];
}

let prepared: Model | undefined;

/** A model that is ready to judge; throws a RangeError when it was made for other features. */
export const modelOf = ({ crisis, trouble, bars }: ModelFile): Model => ({ crisis: weightsOf(crisis), trouble: weightsOf(trouble), bars });

/** Prepared when the first message is read: most endpoints never read one. */
export function model(): Model {
  prepared ??= modelOf(file.parse(stored));
  return prepared;
}
