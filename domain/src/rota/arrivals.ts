import type { Locale } from "../locale";
import { localTime } from "../oncall/windows";
import type { Millis } from "../time";
import { SERVICE_ZONE } from "../zones";

export const arrivalKey = (language: Locale, hour: number): string => `${language}-${hour}`;

/** The key under which a day counts a person who began to wait. Does not use Temporal, which a claim need not load. */
export const arrivalOf = (language: Locale, since: Millis): string =>
  arrivalKey(language, Math.floor(localTime(SERVICE_ZONE, since).minute / 60));
