import { placesOf, scoreOf } from "./features";
import { graver, type Risk } from "./levels";
import type { Meanings } from "./lexicon";
import { model, type CrisisBar, type Model } from "./model";
import { joined, readingsOf, type Reading } from "./reading";

/** Words of sentences that are read together: a plan can be spread over some. */
const WINDOW = 48;
/** Words from which on the model alone may find a crisis, and those from which on it need be no surer than of many. */
const LEAST_WORDS = 3;
const ENOUGH_WORDS = 5;

/** The end of the sentences from `from` on that make up a window; at least one. */
function windowEnd(sentences: readonly Reading[], from: number): number {
  let words = 0;
  for (let to = from; to < sentences.length; to += 1) {
    words += sentences[to]?.words.length ?? 0;
    if (words >= WINDOW) return to + 1;
  }
  return sentences.length;
}

/**
 * The level of one message, by the list of phrases and the trained model together. Deterministic; takes a millisecond
 * or two for 2,000 characters; answers for any string. `trained`: another model than ours, to measure one.
 */
export function riskOf(text: string, trained: Model = model()): Risk {
  const readings = readingsOf(text);
  let level: Risk = "none";
  const [only, ...others] = readings;
  if (only && others.length === 0) return levelOf(only, trained);
  for (const reading of readings) level = graver(level, levelOf(reading, trained, trained.bars.sentence));
  if (level !== "crisis") {
    for (let from = 0, to = 0; to < readings.length; from = Math.max(from + 1, to - 1)) {
      to = windowEnd(readings, from);
      level = graver(level, levelOf(joined(readings.slice(from, to)), trained));
    }
  }
  return level;
}

/** Which bar a crisis has to reach, by what the list says: a phrase lowers it, a film or a denial raises it; null for none. */
export function crisisBarOf({ words, meanings }: Reading): CrisisBar | null {
  if (meanings.has("crisis")) return meanings.has("frame") ? "crisisFramed" : "crisisWithPhrase";
  // A few words that no phrase knows say too little: a limit must not fall by 'message 12'.
  if (words.length < LEAST_WORDS) return null;
  if (words.length < ENOUGH_WORDS) return "crisisShort";
  if (meanings.has("soften")) return "crisisPast";
  if (meanings.has("clear")) return "crisisDenied";
  return meanings.has("frame") ? "crisisFramed" : "crisis";
}

function troubleBar(meanings: Meanings, bars: Model["bars"]): number {
  if (meanings.has("crisis") || meanings.has("concern") || meanings.has("soften")) return bars.troubleWithPhrase;
  return meanings.has("clear") ? bars.troubleDenied : bars.trouble;
}

/** `surer`: by how much more it must be above each bar. */
function levelOf(reading: Reading, { crisis, trouble, bars }: Model, surer = 0): Risk {
  const places = placesOf(reading);
  const bar = crisisBarOf(reading);
  if (bar !== null && scoreOf(crisis, places) - surer >= bars[bar]) return "crisis";
  return scoreOf(trouble, places) - surer >= troubleBar(reading.meanings, bars) ? "concern" : "none";
}
