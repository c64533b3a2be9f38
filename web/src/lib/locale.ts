import type { Locale } from "@thodu/domain/locale";
import { locale } from "@messages/locale";
import { BEFORE_LOAD, mayLeave } from "./formStore";

/** The language of this build. */
export const current: Locale = locale;

/** The BCP 47 tag for dates and numbers in India. */
export const tag = `${current}-IN`;

export const languages = [
  { locale: "en", name: "English", short: "En" },
  { locale: "te", name: "తెలుగు", short: "తె" },
  { locale: "hi", name: "हिन्दी", short: "हि" },
] as const satisfies readonly { locale: Locale; name: string; short: string }[];

/** All languages. The list in `domain` would bring a schema library with it. */
export const locales: readonly Locale[] = languages.map(({ locale: each }) => each);

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

const CHOSEN = /(?:^|; )firebase-language-override=([a-z]+)(?:;|$)/;

/** The language that was chosen on this device; null if none was. */
export function chosen(): Locale | null {
  const [, found] = CHOSEN.exec(document.cookie) ?? [];
  return locales.find((each) => each === found) ?? null;
}

/** Remembers a language on this device, for a year. */
export function choose(language: Locale): void {
  document.cookie = `firebase-language-override=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
}

/** An address that names its language, as search engines use them. It would keep that language. */
export const NAMED = /\/localized\/../;

/**
 * Remembers a language and loads this page in it, with the form drafts, if nothing prevents that. Firebase Hosting
 * chooses the page by this cookie.
 */
export function speak(language: Locale): void {
  if (!mayLeave("language")) return;
  choose(language);
  dispatchEvent(new Event(BEFORE_LOAD));
  const plain = location.href.replace(NAMED, "");
  if (plain === location.href) location.reload();
  else location.replace(plain);
}
