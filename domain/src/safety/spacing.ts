import { LANGUAGES, wordCosts } from "./frequentWords";
import { isIndic } from "./indic";
import { readable, spellingOf } from "./words";

/**
 * Finds the words of messages that are written without spaces (`iwanttodie`) or letter by letter (`m a r n a h a i`):
 * the likeliest split by the frequency of words in the training sentences (Viterbi algorithm, with a cost for each
 * change of language). Words are listed in their common spelling, so the list also serves native scripts.
 */

/** Costs of a change of language, of an unknown word, and of each letter of an unknown word. */
const OTHER_LANGUAGE = 3;
const UNKNOWN = 10;
const UNKNOWN_LETTER = 2.5;
/** Costs added for a word that is spelled as several, for a single letter, and for a doubled letter at either end. */
const SEVERAL = 1;
const SINGLE = 3;
const DOUBLED = 2;
/** Without letters that many words double at their end (all, less, off). */
const DOUBLED_LETTER = /^([a-z])\1|([^efjloqsz\d])\2$/;
/** The most letters of a word in a split. */
const LONGEST = { latin: 16, indic: 12 } as const;

/** Characters from which a token is too long for one word; in Devanagari and Telugu each vowel sign is a character. */
const FAR_TOO_LONG = { latin: 18, indic: 20 } as const;
/**
 * A token from this length on is always split; a shorter one only if its parts are likely, since Telugu has long words.
 */
const ANYHOW = 25;
const LEAST_PIECES = 3;
const MOST_FOR_EACH_SIGN = 2;
/** If the tokens of a message are this long on average, shorter ones are split as well. */
const LONG_ON_AVERAGE = 9;
const AMONG_LONG = { tokens: 8, inTelugu: 14, mostForEachSign: 2.4 } as const;
/**
 * If one token is always split ({@link ANYHOW}), others from this length on are too: their writer leaves out spaces.
 */
const BESIDE = { tokens: 5, leastPieces: 2, mostForEachSign: 2.6 } as const;
/** A token with fewer different letters than this is a drawn-out word or laughter. */
const LEAST_LETTERS = 6;

const TOKEN = /[a-z0-9][a-z0-9'’]*|[\u0900-\u0963\u0c00-\u0c63]+/g;
const APOSTROPHES = /['’]/g;
const FIRST = "[\\u0904-\\u0939\\u0958-\\u0961\\u0c05-\\u0c39\\u0c58-\\u0c61]";
const VOWEL_SIGN = "[\\u0900-\\u0903\\u093a-\\u0957\\u0962\\u0963\\u0c00-\\u0c04\\u0c3c-\\u0c57\\u0c62\\u0c63]";
/** A consonant after the virama, which joins it to the one before. */
const JOINED = "(?<=[\\u094d\\u0c4d])[\\u0915-\\u0939\\u0c15-\\u0c39]";
/** One letter of Devanagari or Telugu with its vowel signs and joined consonants. */
const CLUSTER = `${FIRST}(?:${VOWEL_SIGN}|${JOINED})*`;
const LETTERS = /\p{L}\p{M}*|./gsu;
const GAP = "(?:\\s+|[._*'’-])";
/** Letters typed one by one: at least five in Latin letters, else six, as Hindi and Telugu have words of one letter. */
const ONE_BY_ONE = [
  new RegExp(`(?<![a-z0-9])[a-z0-9](?:${GAP}[a-z0-9]){4,}(?![a-z0-9])`, "g"),
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${CLUSTER})(?:${GAP}(?:${CLUSTER})){5,}(?![\\p{L}\\p{M}])`, "gu"),
] as const;
const BETWEEN = new RegExp(GAP, "g");

/** By language: the cost of a run of letters as one word; undefined if no language has the word. */
function costsOf(run: string): readonly number[] | undefined {
  const known = wordCosts();
  const [only, ...others] = spellingOf(run);
  let found = only === undefined ? undefined : known.get(only);
  for (const other of others) {
    const its = known.get(other);
    found = its && found?.map((cost, at) => Math.max(cost, its[at] ?? Infinity));
  }
  if (!found) return undefined;
  const isLatin = !isIndic(run.charCodeAt(0));
  const more =
    (others.length > 0 ? SEVERAL : 0) +
    (isLatin && run.length === 1 && !"iau".includes(run) ? SINGLE : 0) +
    (isLatin && DOUBLED_LETTER.test(run) ? DOUBLED : 0);
  return more === 0 ? found : found.map((cost) => cost + more);
}

interface Split {
  readonly pieces: readonly string[];
  readonly cost: number;
  /** Whether a piece is read as Telugu. */
  readonly isTelugu: boolean;
}

/**
 * The cheapest split of the letters up to a place: its cost, where its last word begins, and the language before that.
 */
interface Way {
  readonly cost: number;
  readonly from: number;
  readonly before: number;
}
const NO_WAY: Way = { cost: Infinity, from: 0, before: 0 };
const cheapest = (ways: readonly Way[]): number =>
  ways.reduce((best, { cost }, at) => (cost < (ways[best] ?? NO_WAY).cost ? at : best), 0);

/** The likeliest words of a token in lower case. */
export function splitOf(token: string): Split {
  const letters = token.match(LETTERS) ?? [];
  const longest = isIndic(token.charCodeAt(0)) ? LONGEST.indic : LONGEST.latin;
  const ways: Way[][] = Array.from({ length: letters.length + 1 }, () => LANGUAGES.map(() => NO_WAY));
  ways[0] = LANGUAGES.map(() => ({ ...NO_WAY, cost: 0 }));
  for (let from = 0; from < letters.length; from += 1) {
    const here = ways[from] ?? [];
    const best = cheapest(here);
    const changed = (here[best] ?? NO_WAY).cost + OTHER_LANGUAGE;
    let run = "";
    for (let to = from + 1; to <= Math.min(letters.length, from + longest); to += 1) {
      run += letters[to - 1] ?? "";
      const unknown = UNKNOWN + UNKNOWN_LETTER * run.length;
      const known = costsOf(run);
      const there = ways[to] ?? [];
      for (let language = 0; language < LANGUAGES.length; language += 1) {
        const same = (here[language] ?? NO_WAY).cost;
        const own = known?.[language] ?? Infinity;
        const cost = Math.min(same, changed) + (own === Infinity ? unknown : own);
        if (cost < (there[language] ?? NO_WAY).cost)
          there[language] = { cost, from, before: same <= changed ? language : best };
      }
    }
  }
  return walkedBack(letters, ways);
}

function walkedBack(letters: readonly string[], ways: readonly (readonly Way[])[]): Split {
  const pieces: string[] = [];
  let language = cheapest(ways[letters.length] ?? []);
  const cost = ways[letters.length]?.[language]?.cost ?? 0;
  let isTelugu = false;
  for (let to = letters.length; to > 0;) {
    const way = ways[to]?.[language] ?? NO_WAY;
    pieces.push(letters.slice(way.from, to).join(""));
    isTelugu ||= LANGUAGES[language] === "te";
    to = way.from;
    language = way.before;
  }
  return { pieces: pieces.reverse(), cost, isTelugu };
}

/** The tokens of a message: of usual length, long on average, or long with at least one that is always split. */
type Tokens = "words" | "long" | "together";
const SHORTEST = { long: AMONG_LONG.tokens, together: BESIDE.tokens } as const;

/** A token split into words, or the token itself if it is no longer than a word. */
function apart(written: string, tokens: Tokens): string {
  const long = isIndic(written.charCodeAt(0)) ? FAR_TOO_LONG.indic : FAR_TOO_LONG.latin;
  if (written.length < (tokens === "words" ? long : SHORTEST[tokens])) return written;
  const token = written.replace(APOSTROPHES, "");
  if (isDrawnOut(token) && token.length >= AMONG_LONG.tokens) return written;
  const { pieces, cost, isTelugu } = splitOf(token);
  const isLikely = (most: number, least = LEAST_PIECES): boolean =>
    pieces.length >= least && cost < most * token.length;
  const isSplit =
    token.length >= ANYHOW ||
    (token.length >= long && isLikely(MOST_FOR_EACH_SIGN)) ||
    (tokens === "together" && isLikely(BESIDE.mostForEachSign, BESIDE.leastPieces)) ||
    (tokens === "long" && (!isTelugu || token.length >= AMONG_LONG.inTelugu) && isLikely(AMONG_LONG.mostForEachSign));
  return isSplit ? pieces.join(" ") : written;
}

function tokensOf(text: string): Tokens {
  const tokens = text.match(TOKEN) ?? [];
  if (tokens.join("").length < LONG_ON_AVERAGE * tokens.length) return "words";
  return tokens.some((token) => token.length >= ANYHOW && !isDrawnOut(token)) ? "together" : "long";
}

const isDrawnOut = (token: string): boolean => new Set(token).size < LEAST_LETTERS;

/** Joins letters typed one by one, and splits them into words. */
function together(letters: string): string {
  const token = letters.replace(BETWEEN, "");
  if (isDrawnOut(token) && token.length >= ANYHOW) return letters;
  const words = splitOf(token).pieces.join(" ");
  return words === letters ? letters : ` ${words} `;
}

/**
 * The text with spaces between words that were written together or letter by letter; the same string if there are none.
 */
export function respaced(text: string): string {
  const plain = readable(text);
  const joined = ONE_BY_ONE.reduce((before, pattern) => before.replace(pattern, together), plain);
  const tokens = tokensOf(joined);
  const split = joined.replace(TOKEN, (token) => apart(token, tokens));
  return split === plain ? text : split;
}
