import { locales, type Locale } from "../locale";
import { restUntil } from "../matching/availability";
import { MINUTE, type Millis } from "../time";
import type { Volunteer } from "../volunteers/model";
import { answerRate, longestRest, nightRests, REST_AFTER_CRISIS, type Rest } from "./bounds";
import type { KnownLanguages, OnCall } from "./model";
import type { Phone } from "./page";
import { onCallNow } from "./windows";

/** A standby page counts as closed after this long without a sign of it. */
const STANDBY_LASTS = MINUTE;

/** Whether a listener has a standby page open. */
export const isStandby = ({ standbyAt }: Pick<OnCall, "standbyAt">, now: Millis): boolean =>
  standbyAt !== null && now - standbyAt <= STANDBY_LASTS;

export const dutyNow = (record: OnCall, now: Millis): Phone["duty"] | null =>
  onCallNow(record, now, isStandby(record, now));

/** Whether a standby page is open and its listener was on call at its last sign. */
export const stoodBy = (record: Pick<OnCall, "standbyAt" | "standbyOnCall">, now: Millis): boolean =>
  record.standbyOnCall && isStandby(record, now);

/** The languages of a listener on call; those of the desk if they named none for being on call. */
const languagesOf = (record: OnCall, { languages }: Pick<Volunteer, "languages">): KnownLanguages =>
  Object.keys(record.languages).length > 0
    ? record.languages
    : Object.fromEntries(languages.map((locale) => [locale, "well" as const]));

/** The desk's languages that follow from those of being on call; null if the listener speaks none of them well. */
export function deskLanguages(known: KnownLanguages): Pick<Volunteer, "languages" | "secondLanguages"> | null {
  const languages = locales.filter((locale) => known[locale] === "well");
  const secondLanguages = locales.filter((locale) => known[locale] === "little");
  return languages.length > 0 ? { languages, secondLanguages } : null;
}

/** A listener's rests after a long time at the desk and after a talk with a person in a crisis; some may be over. */
function listenerRests(listener: Volunteer, now: Millis): readonly Rest[] {
  const stretch = restUntil(listener, now);
  const { crisisEndedAt } = listener;
  return [
    ...(stretch === null ? [] : [{ why: "stretch" as const, until: stretch }]),
    ...(crisisEndedAt === null ? [] : [{ why: "crisis" as const, until: crisisEndedAt + REST_AFTER_CRISIS }]),
  ];
}

/** The languages of being on call that follow from those of the desk. */
export const onCallLanguages = ({
  languages,
  secondLanguages,
}: Readonly<Record<"languages" | "secondLanguages", readonly Locale[]>>): KnownLanguages => ({
  ...Object.fromEntries(secondLanguages.map((locale) => [locale, "little" as const])),
  ...Object.fromEntries(languages.map((locale) => [locale, "well" as const])),
});

/** Why and until when the phone of a listener on call may not ring; null if it may. */
export const phoneRests = (record: OnCall, listener: Volunteer, now: Millis): Rest | null =>
  longestRest([...nightRests(record, now), ...listenerRests(listener, now)], now);

/** The phone of a listener as the pager needs it; null if they are not on call. `busy`: they are in a call. */
export function phoneOf(uid: string, record: OnCall, listener: Volunteer, busy: boolean, now: Millis): Phone | null {
  const duty = dutyNow(record, now);
  if (duty === null || !listener.approved) return null;
  return {
    uid,
    duty,
    standby: isStandby(record, now),
    languages: languagesOf(record, listener),
    answerRate: answerRate(record, now),
    rings: record.rings,
    reached: record.reached,
    talks: record.talks,
    missed: record.missed,
    load: listener.load + (busy ? 1 : 0),
    restsUntil: longestRest(listenerRests(listener, now), now)?.until ?? null,
  };
}
