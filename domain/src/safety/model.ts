import * as z from 'zod/mini';
import { conceptFile } from './concepts';
import { conceptPlaces, marks, PLACES, type Weights } from './features';
import stored from './weights.json';

/** What `npm run train-risk` writes: two models, their weights as whole bytes in base64, and where to draw the line. */
const coded = z.object({ scale: z.number(), values: z.string() });
const head = z.object({ bias: z.number(), marks: z.array(z.number()), places: coded, concepts: coded });
const bar = z.number().check(z.gte(0), z.lte(1));
const file = z.object({
  version: z.number(),
  crisis: head,
  trouble: head,
  /** The least probability for a level, by what the list of phrases found. */
  bars: z.object({ crisis: bar, crisisShort: bar, crisisWithPhrase: bar, crisisFramed: bar, crisisDenied: bar, trouble: bar, troubleWithPhrase: bar }),
});
export type ModelFile = z.infer<typeof file>;

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of base64, as whole numbers from −128 to 127; neither Node's nor a browser's decoder is known in domain. */
function bytesOf(text: string): Int8Array {
  const valueOf = new Map([...SIGNS].map((sign, value) => [sign, value]));
  const bytes = new Int8Array(Math.floor((text.replaceAll('=', '').length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const sign of text) {
    const value = valueOf.get(sign);
    if (value === undefined) break;
    held = ((held << 6) | value) & 0xfff;
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

function weightsOf({ bias, marks: byMark, places, concepts }: z.infer<typeof head>): Weights {
  if (byMark.length !== marks.length) throw new RangeError('The weights are of another model.');
  return { bias, marks: byMark, places: valuesOf(places, PLACES), concepts: valuesOf(concepts, conceptPlaces(conceptFile.concepts.length)) };
}

interface Model {
  /** The probability of a crisis. */
  readonly crisis: Weights;
  /** The probability of a concern or a crisis. */
  readonly trouble: Weights;
  readonly bars: ModelFile['bars'];
}

let prepared: Model | undefined;

/** Prepared when the first message is read: most endpoints never read one, and whoever trains has none yet. */
export function model(): Model {
  if (prepared) return prepared;
  const { crisis, trouble, bars } = file.parse(stored);
  prepared = { crisis: weightsOf(crisis), trouble: weightsOf(trouble), bars };
  return prepared;
}
