import type { Locale } from "@thodu/domain/locale";
import { tag } from "../../../lib/locale";

const names = new Intl.DisplayNames([tag], { type: "language" });

/** A language as an admin calls it, in the language that they read: 'Telugu'. */
export const languageName = (language: Locale): string => names.of(language) ?? language;
