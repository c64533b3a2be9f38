/**
 * Writes Telugu and Devanagari as people type them in Latin letters, so that one list of phrases serves both. Vowel
 * length is left out and, in Hindi, the short a that is not spoken.
 */

/** The Unicode blocks of both scripts have the same layout: the same offset is the same sound. */
const DEVANAGARI = 0x0900;
const TELUGU = 0x0c00;
const BLOCK = 0x80;

const VIRAMA = 0x4d;
const ANUSVARA = 0x02;
const CANDRABINDU = 0x01;
const NUKTA = 0x3c;

const INDEPENDENT: Readonly<Record<number, string>> = {
  0x04: "a",
  0x05: "a",
  0x06: "a",
  0x07: "i",
  0x08: "i",
  0x09: "u",
  0x0a: "u",
  0x0b: "ri",
  0x0d: "e",
  0x0e: "e",
  0x0f: "e",
  0x10: "ai",
  0x11: "o",
  0x12: "o",
  0x13: "o",
  0x14: "au",
};
const SIGN: Readonly<Record<number, string>> = {
  0x3e: "a",
  0x3f: "i",
  0x40: "i",
  0x41: "u",
  0x42: "u",
  0x43: "ri",
  0x45: "e",
  0x46: "e",
  0x47: "e",
  0x48: "ai",
  0x49: "o",
  0x4a: "o",
  0x4b: "o",
  0x4c: "au",
};
const CONSONANT: Readonly<Record<number, string>> = {
  0x15: "k",
  0x16: "kh",
  0x17: "g",
  0x18: "gh",
  0x19: "n",
  0x1a: "ch",
  0x1b: "chh",
  0x1c: "j",
  0x1d: "jh",
  0x1e: "n",
  0x1f: "t",
  0x20: "th",
  0x21: "d",
  0x22: "dh",
  0x23: "n",
  0x24: "t",
  0x25: "th",
  0x26: "d",
  0x27: "dh",
  0x28: "n",
  0x29: "n",
  0x2a: "p",
  0x2b: "ph",
  0x2c: "b",
  0x2d: "bh",
  0x2e: "m",
  0x2f: "y",
  0x30: "r",
  0x31: "r",
  0x32: "l",
  0x33: "l",
  0x34: "l",
  0x35: "v",
  0x36: "sh",
  0x37: "sh",
  0x38: "s",
  0x39: "h",
};
const LABIAL = /^[pbm]/;

/** Whether a character is a letter or sign of one of the two scripts; not so for their digits and punctuation. */
export function isIndic(code: number): boolean {
  if (code < DEVANAGARI || (code >= DEVANAGARI + BLOCK && code < TELUGU) || code >= TELUGU + BLOCK) return false;
  const at = code % BLOCK;
  return at < 0x64;
}

/** A run of letters of either script, written in Latin letters. */
export function romanise(word: string): string {
  const hindi = word.charCodeAt(0) < TELUGU;
  /** Sounds in order; inherent vowels are marked, so that Hindi can drop them. */
  const sounds: string[] = [];
  for (let i = 0; i < word.length; i += 1) {
    const at = word.charCodeAt(i) % BLOCK;
    const consonant = CONSONANT[at];
    if (consonant !== undefined) {
      let next = word.charCodeAt(i + 1) % BLOCK;
      const dotted = next === NUKTA;
      if (dotted) {
        i += 1;
        next = word.charCodeAt(i + 1) % BLOCK;
      }
      sounds.push(dotted && consonant === "j" ? "z" : consonant);
      const sign = SIGN[next];
      if (sign !== undefined) {
        sounds.push(sign);
        i += 1;
      } else if (next === VIRAMA) i += 1;
      else sounds.push("A");
    } else if (at === ANUSVARA || at === CANDRABINDU) sounds.push(nasal(word.charCodeAt(i + 1), hindi));
    else sounds.push(INDEPENDENT[at] ?? "");
  }
  return (hindi ? withoutSchwas(sounds) : sounds).join("").toLowerCase();
}

function nasal(next: number, hindi: boolean): string {
  const sound = CONSONANT[next % BLOCK];
  if (Number.isNaN(next) || sound === undefined) return hindi ? "n" : "m";
  return LABIAL.test(sound) ? "m" : "n";
}

const isVowel = (sound: string | undefined): boolean =>
  sound !== undefined && sound !== "" && "aeiouA".includes(sound.charAt(0));
const isConsonant = (sound: string | undefined): boolean => sound !== undefined && sound !== "" && !isVowel(sound);

/** Drops the short a at the end, and between vowel + consonant and consonant + vowel; works from right to left. */
function withoutSchwas(sounds: readonly string[]): string[] {
  const kept = [...sounds];
  for (let i = kept.length - 1; i > 0; i -= 1) {
    if (kept[i] !== "A") continue;
    const last = i === kept.length - 1 && kept.some((sound, at) => at < i && isVowel(sound));
    const inner = isVowel(kept[i - 2]) && isConsonant(kept[i - 1]) && isConsonant(kept[i + 1]) && isVowel(kept[i + 2]);
    if (last || inner) kept.splice(i, 1);
  }
  return kept;
}
