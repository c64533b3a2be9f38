import type { Locale } from "@thodu/domain/locale";
import { languages } from "./locale";

/** A language by its own name. */
export const nameOf = (language: Locale): string =>
  languages.find(({ locale: each }) => each === language)?.name ?? language;
