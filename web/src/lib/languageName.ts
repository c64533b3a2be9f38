import type { Locale } from "@thodu/domain/locale";
import { languages } from "./locale";

/** The name of a language in that language. */
export const nameOf = (language: Locale): string =>
  languages.find(({ locale: each }) => each === language)?.name ?? language;
