import * as z from 'zod/mini';
import { marks, PLACES, type Weights } from './features';
import stored from './weights.json';

/** What `npm run train-risk` writes: two models, their weights as whole bytes in base64, and where to draw the line. */
const head = z.object({ bias: z.number(), scale: z.number(), marks: z.array(z.number()), places: z.string() });
const bar = z.number().check(z.gte(0), z.lte(1));
const file = z.object({
  version: z.number(),
  crisis: head,
  trouble: head,
  /** The least probability for a level, by what the list of phrases found. */
  bars: z.object({ crisis: bar, crisisWithPhrase: bar, crisisFramed: bar, crisisDenied: bar, trouble: bar, troubleWithPhrase: bar }),
});
export type ModelFile = z.infer<typeof file>;

const { crisis, trouble, bars } = file.parse(stored);
export { bars };

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
function weightsOf({ bias, scale, marks: byMark, places }: z.infer<typeof head>): Weights {
  const bytes = bytesOf(places);
  if (bytes.length !== PLACES || byMark.length !== marks.length) throw new RangeError('The weights are of another model.');
  const values = new Float32Array(PLACES);
  for (const [at, byte] of bytes.entries()) values[at] = byte * scale;
  return { bias, places: values, marks: byMark };
}

/** The probability of a crisis. */
export const crisisModel = weightsOf(crisis);
/** The probability of a concern or a crisis. */
export const troubleModel = weightsOf(trouble);
