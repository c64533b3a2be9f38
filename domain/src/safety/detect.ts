import { placesOf, probability } from './features';
import { graver, type Risk } from './levels';
import { meaningsOf, type Meanings } from './lexicon';
import { bars, crisisModel, troubleModel } from './model';
import { sentencesOf } from './words';

/** Words of sentences that are read together: a plan can be spread over some. */
const WINDOW = 48;
/** Words from which on the model alone may find a crisis. */
const LEAST_WORDS = 5;
const NOTHING: Meanings = new Set();

/** All that some sentences mean. */
export const together = (meanings: readonly Meanings[]): Meanings => new Set(meanings.flatMap((each) => [...each]));

/** The end of the sentences from `from` on that make up a window; at least one. */
function windowEnd(sentences: readonly (readonly string[])[], from: number): number {
  let words = 0;
  for (let to = from; to < sentences.length; to += 1) {
    words += sentences[to]?.length ?? 0;
    if (words >= WINDOW) return to + 1;
  }
  return sentences.length;
}

/**
 * The level of one message, by the list of phrases and the trained model together. Deterministic; takes less than a
 * millisecond for 2,000 characters; answers for any string.
 */
export function riskOf(text: string): Risk {
  const sentences = sentencesOf(text);
  const meanings = sentences.map(meaningsOf);
  let level: Risk = 'none';
  for (const [at, sentence] of sentences.entries()) level = graver(level, levelOf(sentence, meanings[at] ?? NOTHING));
  if (sentences.length > 1 && level !== 'crisis') {
    for (let from = 0, to = 0; to < sentences.length; from = Math.max(from + 1, to - 1)) {
      to = windowEnd(sentences, from);
      level = graver(level, levelOf(sentences.slice(from, to).flat(), together(meanings.slice(from, to))));
    }
  }
  return level;
}

/** What the model makes of some words. */
interface Reading {
  /** That it is a crisis. */
  readonly crisis: number;
  /** That it is a concern or a crisis. */
  readonly trouble: number;
}

function readingOf(words: readonly string[], meanings: Meanings): Reading {
  const places = placesOf(words);
  return { crisis: probability(crisisModel, places, meanings), trouble: probability(troubleModel, places, meanings) };
}

/** The least probability of a crisis, by what the list says: a phrase lowers it, a film or a denial raises it. */
function crisisBar(meanings: Meanings, words: number): number {
  if (meanings.has('crisis')) return meanings.has('frame') ? bars.crisisFramed : bars.crisisWithPhrase;
  // A few words that no phrase knows say too little: a limit must not fall by 'message 12'.
  if (words < LEAST_WORDS) return Infinity;
  return meanings.has('clear') || meanings.has('frame') || meanings.has('soften') ? bars.crisisDenied : bars.crisis;
}

function levelOf(words: readonly string[], meanings: Meanings): Risk {
  const { crisis, trouble } = readingOf(words, meanings);
  if (crisis >= crisisBar(meanings, words.length)) return 'crisis';
  const phrase = meanings.has('crisis') || meanings.has('concern') || meanings.has('soften');
  return trouble >= (phrase ? bars.troubleWithPhrase : bars.trouble) ? 'concern' : 'none';
}
