import type { Locale } from "@thodu/domain/locale";
import { tag } from "../../../lib/locale";

const names = new Intl.DisplayNames([tag], { type: "language" });

/** The name of a language in the admin's own language: 'Telugu'. */
export const languageName = (language: Locale): string => names.of(language) ?? language;
