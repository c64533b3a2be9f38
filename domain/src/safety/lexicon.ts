import { enterPhrase, LEAST, noPhrases, type Lexicon, type Meaning, type Rest, type Step } from "./phrases";
import { prepared } from "./prepared";

/** What the phrases say of some words, after idioms and denials have cancelled what they cover. */
export type Meanings = ReadonlySet<Meaning>;

export const together = (meanings: readonly Meanings[]): Meanings => new Set(meanings.flatMap((each) => [...each]));

const GAP_WORDS = 3;

/** The index of the phrases that were needed so far. */
const lexicon = noPhrases();
/** The numbers of the other phrases, by first word and by first letters. */
let others: { readonly byWord: Map<string, number[]>; readonly byLetters: Map<string, number[]> } | undefined;
const entered = new Set<number>();

/**
 * Adds the phrases that can begin with this word to the index and returns it; a message needs only few of all phrases.
 */
function phrasesFrom(word: string): Lexicon {
  const { phrases, byWord, byLetters } = prepared();
  others ??= { byWord: new Map(byWord), byLetters: new Map(byLetters) };
  const letters = word.slice(0, LEAST);
  const wanted = [...(others.byWord.get(word) ?? []), ...(others.byLetters.get(letters) ?? [])];
  others.byWord.delete(word);
  others.byLetters.delete(letters);
  for (const number of wanted) {
    const phrase = phrases[number];
    if (phrase && !entered.has(number)) enterPhrase(lexicon, phrase);
    entered.add(number);
  }
  return lexicon;
}

/**
 * Whether the words from `at` on match the phrase from `step` on; if so, their places are added to `places`, last
 * first.
 */
function goesOn(sentence: readonly string[], at: number, step: Step, places: number[]): boolean {
  if (step.kind === "end") return true;
  if (step.kind === "gap") {
    for (let skip = 0; skip <= GAP_WORDS; skip += 1) if (goesOn(sentence, at + skip, step.next, places)) return true;
    return false;
  }
  const word = sentence[at];
  if (word !== undefined && fits(step, word) && goesOn(sentence, at + 1, step.next, places)) {
    places.push(at);
    return true;
  }
  for (const choice of step.more) if (goesOn(sentence, at, choice, places)) return true;
  return false;
}

function fits(step: Extract<Step, { readonly kind: "word" }>, word: string): boolean {
  if (step.words.has(word)) return true;
  const beginnings = step.beginnings.get(word.charAt(0));
  if (beginnings) for (const beginning of beginnings) if (word.startsWith(beginning)) return true;
  return false;
}

/** What the phrases say of a sentence, given as words in their common spelling. */
export function meaningsOf(sentence: readonly string[]): Meanings {
  const hits: Hit[] = [];
  // Filled only if a phrase matches.
  let places: number[] = [];
  const look = (at: number, { next, meaning: said }: Rest): void => {
    if (!goesOn(sentence, at + 1, next, places)) return;
    places.push(at);
    hits.push({ meaning: said, places });
    places = [];
  };
  for (let at = 0; at < sentence.length; at += 1) {
    const word = sentence[at] ?? "";
    const { byWord, byLetters } = phrasesFrom(word);
    const whole = byWord.get(word);
    if (whole) for (const rest of whole) look(at, rest);
    const begun = byLetters.get(word.slice(0, LEAST));
    if (begun) for (const { beginning, rest } of begun) if (word.startsWith(beginning)) look(at, rest);
  }
  if (hits.length === 0) return NOTHING;
  const covered = placesOf(hits, "clear");
  const softened = placesOf(hits, "soften");
  const meanings = new Set<Meaning>();
  for (const { meaning: said, places: at } of hits) {
    const taken =
      (said === "crisis" || said === "concern") &&
      at.some((place) => covered.has(place) || (said === "crisis" && softened.has(place)));
    if (!taken) meanings.add(said);
  }
  return meanings;
}

const NOTHING: Meanings = new Set();

interface Hit {
  readonly meaning: Meaning;
  readonly places: readonly number[];
}

const placesOf = (hits: readonly Hit[], wanted: Meaning): ReadonlySet<number> =>
  new Set(hits.flatMap((hit) => (hit.meaning === wanted ? hit.places : [])));
