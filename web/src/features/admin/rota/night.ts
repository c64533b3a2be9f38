import type { Locale } from "@thodu/domain/locale";
import type { Millis } from "@thodu/domain/time";
import * as t from "@messages/adminRota";
import { clockAt, clockOf } from "../../../lib/zoneTime";
import type { Rota } from "../api/rota";
import { languageName } from "../parts/languageName";

export type Night = NonNullable<Rota["tonight"]>;
export type Hour = Night["hours"][number];
type OnCall = Hour["listeners"][number];

/** Whether no hour of the night names anybody, not even somebody who does not count. */
export const isNobody = ({ hours }: Night): boolean => hours.every(({ listeners }) => listeners.length === 0);

/** The time of day of a moment, in a time zone. */
export function timeIn(zone: string): (at: Millis) => string {
  const clock = clockOf(zone);
  return (at) => clockAt(clock(at).minute);
}

/** In which hours nobody is on call: a sentence for each language, or one if it is the same in all. */
export function sentencesOf(night: Night, shown: readonly Locale[], zone: string): readonly string[] {
  const timeAt = timeIn(zone);
  const ofAll = [...new Set(shown.map((each) => sentenceOf(each, t.all, night, timeAt)))];
  return ofAll.length === 1 && shown.length > 1
    ? ofAll
    : shown.map((each) => sentenceOf(each, languageName(each), night, timeAt));
}

/** `name`: what the sentence is about, a language or all of them. */
function sentenceOf(language: Locale, name: string, { hours, empty }: Night, timeAt: (at: Millis) => string): string {
  const spans = empty.filter((each) => each.language === language);
  if (spans.length === 0) return t.somebodyAlways(name);
  if (hours.every((each) => each.language !== language || each.cover === 0)) return t.nobodyAllNight(name);
  return t.nobodyAt(name, spans.map(({ from, to }) => `${timeAt(from)} – ${timeAt(to)}`).join(", "));
}

/** Remarks on a listener's hour, shown after their name. */
export function notesOf({ duty, whole, well, pageOnly }: Omit<OnCall, "uid" | "name">): string {
  const notes = [
    ...(pageOnly ? [t.pageOnly] : []),
    ...(duty === "crisis" ? [t.forCrisisOnly] : []),
    ...(whole ? [] : [t.partOfHour]),
    ...(well ? [] : [t.speaksLittle]),
  ];
  return notes.length === 0 ? "" : ` (${notes.join(", ")})`;
}

interface Named {
  readonly uid: string;
  readonly name: string;
  /** What is so in all of their hours. */
  readonly notes: string;
}

/** Everybody who is named in any hour of the night, once each, in the order of their first hour. */
export const namedIn = ({ hours }: Night): readonly Named[] =>
  [
    ...Map.groupBy(
      hours.flatMap(({ listeners }) => listeners),
      ({ uid }) => uid,
    ),
  ].map(([uid, own]) => {
    const counted = own.filter(({ pageOnly }) => !pageOnly);
    const duty = (counted.length > 0 ? counted : own).some((each) => each.duty === "awake") ? "awake" : "crisis";
    // Parts of hours and the languages stand in the rota.
    const notes = notesOf({ duty, whole: true, well: true, pageOnly: counted.length === 0 });
    return { uid, name: own[0]?.name ?? "", notes };
  });
