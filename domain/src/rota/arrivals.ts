import type { Locale } from "../locale";
import { localTime } from "../oncall/windows";
import type { Millis } from "../time";

/** The zone whose days and weeks the rota has; a listener reads times in their own. */
export const SERVICE_ZONE = "Asia/Kolkata";

export const arrivalKey = (language: Locale, hour: number): string => `${language}-${hour}`;

/** The key under which a day counts somebody who began to wait; without Temporal, since a claim counts with it. */
export const arrivalOf = (language: Locale, since: Millis): string =>
  arrivalKey(language, Math.floor(localTime(SERVICE_ZONE, since).minute / 60));
