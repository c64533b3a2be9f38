import { placesOf, scoreOf } from "./features";
import { graverTier, type Tier } from "./levels";
import type { Meanings } from "./lexicon";
import { model, type CrisisBar, type Model } from "./model";
import { joined, readingsOf, withoutTypos, type Reading } from "./reading";
import { respaced } from "./spacing";

/** Sentences with this many words in all are checked together, since a plan may be spread over several. */
const WINDOW = 48;
/** The fewest words in which the model alone may find a crisis, and the fewest for which the usual bar applies. */
const LEAST_WORDS = 3;
const ENOUGH_WORDS = 5;

/** The end of the window of sentences that begins at `from`; it has at least one sentence. */
function windowEnd(sentences: readonly Reading[], from: number): number {
  let words = 0;
  for (let to = from; to < sentences.length; to += 1) {
    words += sentences[to]?.words.length ?? 0;
    if (words >= WINDOW) return to + 1;
  }
  return sentences.length;
}

export interface Finding {
  /** Of this message alone, no matter who is in danger; `safety/talk` decides what it means in its talk. */
  readonly tier: Tier;
  /** Whether it has a phrase of danger that is not cancelled by an idiom or a denial. */
  readonly phrase: boolean;
  /** How sure the model is that the writer is in a crisis, at the surest place; above 0 is likelier than not. */
  readonly score: number;
  /**
   * How far the surest place is above the bar for each: danger of the writer, certain or unsure, and danger of somebody
   * else, for which there is other help. Below 0: not found.
   */
  readonly over: Readonly<Record<"certain" | "unsure" | "others", number>>;
  /** Whether it is at least a concern, however high those bars are. */
  readonly troubled: boolean;
}

/**
 * What the list of phrases and the trained model together find in a message. Deterministic; takes one or two
 * milliseconds for 2,000 characters; never fails. `trained`: another model than ours, to measure it.
 */
export function findingOf(text: string, trained: Model = model()): Finding {
  const found = findingAsWritten(text, trained);
  const apart = respaced(text);
  // The graver of the two, as the split may destroy a long Telugu word that means danger.
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

/** The bar for a crisis, by the phrases found: a phrase of danger lowers it, a film or a denial raises it. */
export function crisisBarOf({ words, meanings }: Reading): CrisisBar {
  if (meanings.has("crisis")) return meanings.has("frame") ? "framed" : "withPhrase";
  // A few words without a known phrase say too little: 'message 12' must not lift a limit.
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

/** How much the score of the trouble model adds to that of the crisis model. */
const TROUBLE_SHARE = 0.5;
/** How much each word, up to {@link MOST_WORDS}, lowers the score: long texts have more chance hits. */
const FOR_EACH_WORD = 0.015;
const MOST_WORDS = 40;

/** The score of the two models for a crisis in these words; above 0 is likelier than not. */
export function surenessOf(
  reading: Reading,
  { crisis, trouble }: Pick<Model, "crisis" | "trouble">,
  places = placesOf(reading),
): number {
  const length = FOR_EACH_WORD * Math.min(reading.words.length, MOST_WORDS);
  return scoreOf(crisis, places) + TROUBLE_SHARE * scoreOf(trouble, places) - length;
}

/** `surer`: how much further above each bar the score has to be. */
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
