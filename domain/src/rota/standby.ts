import { locales, type Locale } from "../locale";
import type { OnCall } from "../oncall/model";
import { onCallNow } from "../oncall/windows";
import type { Millis } from "../time";

/** A listener who may be on call, with the languages of their desk. */
export interface StandbyPhone {
  readonly record: OnCall;
  readonly languages: readonly Locale[];
}

/** The languages in which a listener is on call: those of the desk if they named none. */
export const spokenBy = ({ record, languages }: StandbyPhone): readonly Locale[] => {
  const named = locales.filter((locale) => record.languages[locale] !== undefined);
  return named.length > 0 ? named : languages;
};

/** Whether any listener of a language is on call for everybody at that time, by their windows. */
export const isOnCall = (phones: readonly StandbyPhone[], language: Locale, at: Millis): boolean =>
  phones.some((phone) => onCallNow(phone.record, at) === "awake" && spokenBy(phone).includes(language));
