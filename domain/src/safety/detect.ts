import { conceptsOf } from './concepts';
import { conceptPlacesOf, placesOf, probability, type Found } from './features';
import { graver, type Risk } from './levels';
import { meaningsOf, together, type Meanings } from './lexicon';
import { model, type ModelFile } from './model';
import { sentencesOf } from './words';

/** Words of sentences that are read together: a plan can be spread over some. */
const WINDOW = 48;
/** Words from which on the model alone may find a crisis, and those from which on it need be no surer than of many. */
const LEAST_WORDS = 3;
const ENOUGH_WORDS = 5;

/** The end of the sentences from `from` on that make up a window; at least one. */
function windowEnd(sentences: readonly (readonly string[])[], from: number): number {
  let words = 0;
  for (let to = from; to < sentences.length; to += 1) {
    words += sentences[to]?.length ?? 0;
    if (words >= WINDOW) return to + 1;
  }
  return sentences.length;
}

/** Some words, and what is known of them. */
interface Reading {
  readonly words: readonly string[];
  readonly concepts: readonly number[];
  readonly meanings: Meanings;
}

const readingOf = (words: readonly string[]): Reading => ({ words, concepts: conceptsOf(words), meanings: meaningsOf(words) });

/** Sentences read as one. */
const joined = (readings: readonly Reading[]): Reading => ({
  words: readings.flatMap(({ words }) => words),
  concepts: readings.flatMap(({ concepts }) => concepts),
  meanings: together(readings.map(({ meanings }) => meanings)),
});

/**
 * The level of one message, by the list of phrases and the trained model together. Deterministic; takes less than a
 * millisecond for 2,000 characters; answers for any string.
 */
export function riskOf(text: string): Risk {
  const sentences = sentencesOf(text);
  const readings = sentences.map(readingOf);
  let level: Risk = 'none';
  for (const reading of readings) level = graver(level, levelOf(reading));
  if (sentences.length > 1 && level !== 'crisis') {
    for (let from = 0, to = 0; to < sentences.length; from = Math.max(from + 1, to - 1)) {
      to = windowEnd(sentences, from);
      level = graver(level, levelOf(joined(readings.slice(from, to))));
    }
  }
  return level;
}

/** The least probability of a crisis, by what the list says: a phrase lowers it, a film or a denial raises it. */
function crisisBar(meanings: Meanings, words: number, bars: ModelFile['bars']): number {
  if (meanings.has('crisis')) return meanings.has('frame') ? bars.crisisFramed : bars.crisisWithPhrase;
  // A few words that no phrase knows say too little: a limit must not fall by 'message 12'.
  if (words < LEAST_WORDS) return Infinity;
  if (words < ENOUGH_WORDS) return bars.crisisShort;
  return meanings.has('clear') || meanings.has('frame') || meanings.has('soften') ? bars.crisisDenied : bars.crisis;
}

function levelOf({ words, concepts, meanings }: Reading): Risk {
  const found: Found = { places: placesOf(words), concepts: conceptPlacesOf(concepts), meanings };
  const { crisis, trouble, bars } = model();
  if (probability(crisis, found) >= crisisBar(meanings, words.length, bars)) return 'crisis';
  const phrase = meanings.has('crisis') || meanings.has('concern') || meanings.has('soften');
  return probability(trouble, found) >= (phrase ? bars.troubleWithPhrase : bars.trouble) ? 'concern' : 'none';
}
