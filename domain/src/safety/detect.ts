import { placesOf, scoreOf } from "./features";
import { graverTier, type Tier } from "./levels";
import type { Meanings } from "./lexicon";
import { model, type CrisisBar, type Model } from "./model";
import { joined, readingsOf, withoutTypos, type Reading } from "./reading";
import { respaced } from "./spacing";

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

export interface Finding {
  /** Of the message alone, whosever danger it is; `safety/talk` decides what it means in its talk. */
  readonly tier: Tier;
  /** Whether a phrase of danger is in it that no idiom or denial takes out. */
  readonly phrase: boolean;
  /** How sure the model is of a crisis of the writer in its surest part: above 0 rather yes. */
  readonly score: number;
  /**
   * How far above its bar the surest part is for each: danger of the writer's own, certain or unsure, and danger of somebody
   * else, which has help of its own. Below 0 it is none.
   */
  readonly over: Readonly<Record<"certain" | "unsure" | "others", number>>;
  /** Whether it is a concern at least, however high those bars are. */
  readonly troubled: boolean;
}

/**
 * What one message tells, by the list of phrases and the trained model together. Deterministic; takes a millisecond or
 * two for 2,000 characters; answers for any string. `trained`: another model than ours, to measure one.
 */
export function findingOf(text: string, trained: Model = model()): Finding {
  const found = findingAsWritten(text, trained);
  const apart = respaced(text);
  // The graver of both: a long Telugu word that means danger may have been split.
  return apart === text ? found : graverFinding(found, findingAsWritten(apart, trained));
}

function findingAsWritten(text: string, trained: Model): Finding {
  const readings = readingsOf(text);
  const found = findingInAll(readings, trained);
  const corrected = withoutTypos(readings);
  return corrected === readings ? found : graverFinding(found, findingInAll(corrected, trained));
}

function findingInAll(readings: readonly Reading[], trained: Model): Finding {
  const [only, ...others] = readings;
  if (only && others.length === 0) return findingIn(only, trained);
  let found = nothing(trained);
  for (const reading of readings)
    found = graverFinding(found, { ...findingIn(reading, trained, trained.bars.sentence), score: found.score });
  for (let from = 0, to = 0; to < readings.length && found.tier !== "certain"; from = Math.max(from + 1, to - 1)) {
    to = windowEnd(readings, from);
    found = graverFinding(found, findingIn(joined(readings.slice(from, to)), trained));
  }
  return found;
}

const NEVER = Number.NEGATIVE_INFINITY;
const nothing = ({ crisis }: Model): Finding => ({
  tier: "none",
  phrase: false,
  score: crisis.bias,
  over: { certain: NEVER, unsure: NEVER, others: NEVER },
  troubled: false,
});

const graverFinding = (one: Finding, other: Finding): Finding => ({
  tier: graverTier(one.tier, other.tier),
  phrase: one.phrase || other.phrase,
  score: Math.max(one.score, other.score),
  over: {
    certain: Math.max(one.over.certain, other.over.certain),
    unsure: Math.max(one.over.unsure, other.over.unsure),
    others: Math.max(one.over.others, other.over.others),
  },
  troubled: one.troubled || other.troubled,
});

/** Which bar a crisis has to reach, by what the list says: a phrase lowers it, a film or a denial raises it. */
export function crisisBarOf({ words, meanings }: Reading): CrisisBar {
  if (meanings.has("crisis")) return meanings.has("frame") ? "framed" : "withPhrase";
  // A few words that no phrase knows say too little: a limit must not fall by 'message 12'.
  if (words.length < LEAST_WORDS) return "few";
  if (words.length < ENOUGH_WORDS) return "short";
  if (meanings.has("soften")) return "past";
  if (meanings.has("clear")) return "denied";
  return meanings.has("frame") ? "framed" : "plain";
}

function concernBar(meanings: Meanings, { concern }: Model["bars"]): number {
  if (meanings.has("crisis") || meanings.has("concern") || meanings.has("soften")) return concern.withPhrase;
  return meanings.has("clear") ? concern.denied : concern.plain;
}

/** What the model for trouble of any kind adds to that for a crisis. */
const TROUBLE_SHARE = 0.5;
/** What each word takes away, up to so many: among many words some are always found beside danger. */
const FOR_EACH_WORD = 0.015;
const MOST_WORDS = 40;

/** How sure the two models are of a crisis in some words: above 0 rather yes. */
export function surenessOf(
  reading: Reading,
  { crisis, trouble }: Pick<Model, "crisis" | "trouble">,
  places = placesOf(reading),
): number {
  const length = FOR_EACH_WORD * Math.min(reading.words.length, MOST_WORDS);
  return scoreOf(crisis, places) + TROUBLE_SHARE * scoreOf(trouble, places) - length;
}

/** `surer`: by how much more it must be above each bar. */
function findingIn(reading: Reading, trained: Model, surer = 0): Finding {
  const { crisis, trouble, others, bars } = trained;
  const places = placesOf(reading);
  const kind = crisisBarOf(reading);
  const score = surenessOf(reading, { crisis, trouble }, places);
  const above = (bar: number | null): number => (bar === null ? NEVER : score - surer - bar);
  const over = { certain: above(bars.certain[kind]), unsure: above(bars.unsure[kind]), others: NEVER };
  const troubled = scoreOf(trouble, places) - surer >= concernBar(reading.meanings, bars);
  const found = { phrase: reading.meanings.has("crisis"), score, over, troubled };
  if (over.certain < 0 && over.unsure < 0) return { ...found, tier: troubled ? "concern" : "none" };
  if (scoreOf(others, places) < bars.others) return { ...found, tier: over.certain >= 0 ? "certain" : "unsure" };
  const ofOther = { certain: NEVER, unsure: NEVER, others: Math.max(over.certain, over.unsure) };
  return { ...found, tier: "unsure", score: crisis.bias, over: ofOther };
}
