import type { Locale } from "../locale";
import type { Millis } from "../time";

/**
 * The texts that are sent outside of Thodu. They don't say what they are about, as they are read on locked screens and
 * in shared mailboxes.
 */
interface KeepLinks {
  readonly keep: string;
  readonly notMe: string;
  /** Until when it can be kept; null without a time. */
  readonly until: Millis | null;
}

interface Words {
  /** The subject, and the whole text of an SMS or a push notice. */
  readonly news: string;
  /** The body of an e-mail; `about`: the news or, if the person wants that, what it is about. */
  readonly letter: (about: string, link: string, profile: string) => string;
  /** Before the link, if it is not urgent. */
  readonly whenever: string;
  /** To an unconfirmed address that somebody gave. */
  readonly keep: (links: Omit<KeepLinks, "until"> & { readonly by: string | null }) => string;
  /** That it is the person's turn, which is open only for a moment. */
  readonly turn: string;
  /** That a listener is with them already. */
  readonly reached: string;
  /** A reminder of what is in ten minutes. */
  readonly soon: string;
  /** To an address that was given for one event. */
  readonly once: (about: string, link: string) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    news: "There is something new for you.",
    letter: (about, link, profile) =>
      `Hello,\n\n${about}\n${link}\n\nYou can choose which emails you get in your profile:\n${profile}\n\nPlease don’t reply to this email; nobody reads the replies.\n`,
    whenever: "Open it when it suits you:",
    keep: ({ keep, notMe, by }) =>
      `Hello,\n\nSomebody asked for something on Thodu and gave this address.\n\nKeep it:\n${keep}\n\nThis wasn't me:\n${notMe}\n\nWithout an answer ${by === null ? "" : `by ${by} (India time) `}it is cancelled automatically.\n\nPlease don’t reply to this email; nobody reads the replies.\n`,
    turn: "Please look now: it holds for 90 seconds.",
    reached: "Please look now.",
    soon: "A reminder: it is in ten minutes.",
    once: (about, link) =>
      `Hello,\n\n${about}\n${link}\n\nThis address was left with us for this alone. We do not write to it again about anything else.\n\nPlease don’t reply to this email; nobody reads the replies.\n`,
  },
  te: {
    news: "మీ కోసం ఒక కొత్త విషయం ఉంది.",
    letter: (about, link, profile) =>
      `నమస్తే,\n\n${about}\n${link}\n\nఏ ఈమెయిల్‌లు రావాలో మీ ప్రొఫైల్‌లో ఎంచుకోవచ్చు:\n${profile}\n\nదయచేసి ఈ ఈమెయిల్‌కు జవాబు ఇవ్వకండి; దాన్ని ఎవరూ చదవరు.\n`,
    whenever: "మీకు వీలైనప్పుడు తెరవండి:",
    keep: ({ keep, notMe, by }) =>
      `నమస్తే,\n\nతోడులో ఎవరో ఒకటి అడిగి ఈ చిరునామా ఇచ్చారు.\n\nఅవును, అడిగింది నేనే:\n${keep}\n\nకాదు, అడిగింది నేను కాదు:\n${notMe}\n\n${by === null ? "" : `${by} (భారత సమయం) లోపు `}జవాబు రాకపోతే అది దానంతట అదే రద్దవుతుంది.\n\nదయచేసి ఈ ఈమెయిల్‌కు జవాబు ఇవ్వకండి; దాన్ని ఎవరూ చదవరు.\n`,
    turn: "దయచేసి ఇప్పుడే చూడండి: 90 సెకన్లే సమయం.",
    reached: "దయచేసి ఇప్పుడే చూడండి.",
    soon: "గుర్తు చేస్తున్నాం: ఇంకో పది నిమిషాల్లో.",
    once: (about, link) =>
      `నమస్తే,\n\n${about}\n${link}\n\nఈ చిరునామాను దీనికోసమే మాకు ఇచ్చారు. వేరే దేనికీ దీనికి రాయం.\n\nదయచేసి ఈ ఈమెయిల్‌కు జవాబు ఇవ్వకండి; దాన్ని ఎవరూ చదవరు.\n`,
  },
  hi: {
    news: "आपके लिए कुछ नया है।",
    letter: (about, link, profile) =>
      `नमस्ते,\n\n${about}\n${link}\n\nकौन से ईमेल आएँ, यह आप अपनी प्रोफ़ाइल में चुन सकते हैं:\n${profile}\n\nकृपया इस ईमेल का जवाब न दें; जवाब कोई नहीं पढ़ता।\n`,
    whenever: "जब आपको ठीक लगे, इसे खोलें:",
    keep: ({ keep, notMe, by }) =>
      `नमस्ते,\n\nतोडु पर किसी ने कुछ माँगा और यह पता दिया।\n\nहाँ, यह मैंने किया:\n${keep}\n\nयह मैंने नहीं किया:\n${notMe}\n\n${by === null ? "" : `${by} (भारतीय समय) तक `}जवाब न मिलने पर यह अपने-आप रद्द हो जाएगा।\n\nकृपया इस ईमेल का जवाब न दें; जवाब कोई नहीं पढ़ता।\n`,
    turn: "कृपया अभी देखें: समय सिर्फ़ 90 सेकंड है।",
    reached: "कृपया अभी देखें।",
    soon: "याद दिला रहे हैं: अब से दस मिनट में।",
    once: (about, link) =>
      `नमस्ते,\n\n${about}\n${link}\n\nयह पता हमें सिर्फ़ इसी के लिए दिया गया था। हम इस पर और किसी बात के लिए नहीं लिखेंगे।\n\nकृपया इस ईमेल का जवाब न दें; जवाब कोई नहीं पढ़ता।\n`,
  },
};

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where its reader can choose to get no more e-mails; null for a person without an account. */
  readonly unsubscribe: string | null;
}

interface About {
  readonly locale: Locale;
  /** What it is about, if the person wants that said; null for the neutral wording. */
  readonly plainly: string | null;
  readonly link: string;
  /** Where e-mails can be switched off. */
  readonly profile: string;
  /** It is urgent: something is lost by waiting. */
  readonly forNow: boolean;
}

/** An e-mail. Its subject is always neutral, as others may see it. */
export function emailOf(to: string, { locale, plainly, link, profile, forNow }: About): Email {
  const { news, letter, whenever } = words[locale];
  const about = plainly ?? news;
  const text = letter(forNow ? about : `${about} ${whenever}`, link, profile);
  return { to, subject: news, text, unsubscribe: profile };
}

/** An e-mail to an address that was given for one event only. */
export const onceEmail = (to: string, { locale, plainly, link }: Pick<About, "locale" | "plainly" | "link">): Email => {
  const { news, once } = words[locale];
  return { to, subject: news, text: once(plainly ?? news, link), unsubscribe: null };
};

/** The text of a turn outside of Thodu: that it is urgent, but not what it is about. */
export const turnLine = (locale: Locale): string => words[locale].turn;

/** The text for a person whom a listener has taken: that it is urgent, but not what it is about. */
export const reachedLine = (locale: Locale): string => words[locale].reached;

/** The text of a reminder: when, but not what it is about. */
export const soonLine = (locale: Locale): string => words[locale].soon;

/** In the same form as on the page of the appointment. */
function momentOf(at: Millis, locale: Locale): string {
  const shown = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(`${locale}-IN`, { ...options, timeZone: "Asia/Kolkata" }).format(at);
  const day = shown({ weekday: "long", day: "numeric", month: "long" });
  // Apart from the day, since a Hindi formatter would add 'o’clock' (बजे) after am and pm.
  return `${day}, ${shown({ hour: "numeric", minute: "2-digit" })}`;
}

/** An e-mail that asks the owner of an address whether they keep what was asked for with it. */
export const keepEmail = (to: string, locale: Locale, { until, ...links }: KeepLinks): Email => ({
  to,
  subject: words[locale].news,
  text: words[locale].keep({ ...links, by: until === null ? null : momentOf(until, locale) }),
  unsubscribe: null,
});

/** The text of an SMS or of a notice on the device. */
export const lineOf = ({ locale, plainly }: Pick<About, "locale" | "plainly">): string => plainly ?? words[locale].news;
