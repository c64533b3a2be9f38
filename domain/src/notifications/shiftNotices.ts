import * as z from "zod/mini";
import type { Locale } from "../locale";
import { isZone, localTime } from "../oncall/windows";
import { HOUR, type Millis } from "../time";
import { SERVICE_ZONE, isAfterMidnight, zoneName } from "../zones";
import type { NoticeFacts } from "./waitNotices";

/** The start and end of a shift in milliseconds since 1970, and its listener's IANA time zone. */
export const shiftHours = z.object({ from: z.number(), to: z.number(), zone: z.string() });
export type ShiftHours = z.infer<typeof shiftHours>;

/** The texts about shifts without their hours, for older events that did not store them. */
export const shiftNotices = {
  "shift-confirm": {
    type: "General",
    link: "/volunteer-shifts",
    onlyWhenAway: false,
    words: {
      en: "You have a shift soon. Please confirm it, at the latest two hours before it begins.",
      te: "త్వరలో మీకు ఒక షిఫ్ట్ ఉంది. అది మొదలవడానికి కనీసం రెండు గంటల ముందు ఖరారు చేయండి.",
      hi: "जल्द ही आपकी एक शिफ़्ट है। कृपया शुरू होने से कम से कम दो घंटे पहले इसकी पुष्टि कर दें।",
    },
  },
  "shift-lapsed": {
    type: "General",
    link: "/volunteer-shifts",
    onlyWhenAway: false,
    words: {
      en: "You did not confirm your shift, so it is free for others now. If you can come, take it again.",
      te: "మీ షిఫ్ట్‌ను ఖరారు చేయలేదు, కాబట్టి ఇప్పుడు దాన్ని వేరేవారు తీసుకోవచ్చు. మీరు రాగలిగితే మళ్లీ తీసుకోండి.",
      hi: "आपकी शिफ़्ट की पुष्टि नहीं हुई, इसलिए अब इसे कोई और ले सकता है। अगर आप आ सकते हैं, तो इसे फिर ले लें।",
    },
  },
  "shift-taken": {
    type: "General",
    link: "/volunteer-shifts",
    onlyWhenAway: false,
    words: {
      en: "A colleague has taken the shift that you offered.",
      te: "మీరు ఇవ్వాలనుకున్న షిఫ్ట్‌ను మీ సహచరులు ఒకరు తీసుకున్నారు.",
      hi: "जो शिफ़्ट आप देना चाहते थे, वह आपके एक साथी ने ले ली है।",
    },
  },
} as const satisfies Readonly<Record<string, NoticeFacts>>;

export type ShiftNotice = keyof typeof shiftNotices;

export const isOfShift = (kind: string): kind is ShiftNotice => Object.hasOwn(shiftNotices, kind);

const withHours: Readonly<Record<ShiftNotice, Readonly<Record<Locale, (hours: string) => string>>>> = {
  "shift-confirm": {
    en: (hours) => `You have a shift soon: ${hours}. Please confirm it, at the latest two hours before it begins.`,
    te: (hours) => `త్వరలో మీకు ఒక షిఫ్ట్ ఉంది: ${hours}. అది మొదలవడానికి కనీసం రెండు గంటల ముందు ఖరారు చేయండి.`,
    hi: (hours) => `जल्द ही आपकी एक शिफ़्ट है: ${hours}। कृपया शुरू होने से कम से कम दो घंटे पहले इसकी पुष्टि कर दें।`,
  },
  "shift-lapsed": {
    en: (hours) =>
      `You did not confirm your shift: ${hours}. It is free for others now. If you can come, take it again.`,
    te: (hours) => `మీ షిఫ్ట్‌ను ఖరారు చేయలేదు: ${hours}. ఇప్పుడు దాన్ని వేరేవారు తీసుకోవచ్చు. మీరు రాగలిగితే మళ్లీ తీసుకోండి.`,
    hi: (hours) => `आपकी इस शिफ़्ट की पुष्टि नहीं हुई: ${hours}। अब इसे कोई और ले सकता है। अगर आप आ सकते हैं, तो इसे फिर ले लें।`,
  },
  "shift-taken": {
    en: (hours) => `A colleague has taken the shift that you offered: ${hours}.`,
    te: (hours) => `మీరు ఇవ్వాలనుకున్న షిఫ్ట్‌ను మీ సహచరులు ఒకరు తీసుకున్నారు: ${hours}.`,
    hi: (hours) => `जो शिफ़्ट आप देना चाहते थे, वह आपके एक साथी ने ले ली है: ${hours}।`,
  },
};

interface ZoneWords {
  /** For hours after midnight, in the words of the page of shifts. */
  readonly night: (before: string, day: string) => string;
  readonly india: string;
}

const zoneWords: Readonly<Record<Locale, ZoneWords>> = {
  en: { night: (before, day) => `the night from ${before} to ${day}`, india: "India time" },
  te: { night: (before, day) => `${before} రాత్రి, ${day} తెల్లవారకముందు`, india: "భారత సమయం" },
  hi: { night: (before, day) => `${before} की रात, ${day} की सुबह से पहले`, india: "भारतीय समय" },
};

/** 'Tuesday, 3 March, 2:00 am – 6:00 am (the night from Monday to Tuesday, India time)', in the shift's time zone. */
function hoursIn({ from, to, zone: wished }: ShiftHours, locale: Locale): string {
  const zone = isZone(wished) ? wished : SERVICE_ZONE;
  const shown = (at: Millis, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(`${locale}-IN`, { ...options, timeZone: zone }).format(at);
  const clock = (at: Millis): string => shown(at, { hour: "numeric", minute: "2-digit" });
  const weekday = (at: Millis): string => shown(at, { weekday: "long" });
  const { night, india } = zoneWords[locale];
  const isNight = isAfterMidnight(localTime(zone, from).minute);
  const known = [
    ...(isNight ? [night(weekday(from - 12 * HOUR), weekday(from))] : []),
    zoneName(zone) === SERVICE_ZONE ? india : zone,
  ];
  const day = shown(from, { weekday: "long", day: "numeric", month: "long" });
  return `${day}, ${clock(from)} – ${clock(to)} (${known.join(", ")})`;
}

/** The text about a shift, with its hours. */
export const shiftLine = (kind: ShiftNotice, shift: ShiftHours, locale: Locale): string =>
  withHours[kind][locale](hoursIn(shift, locale));
