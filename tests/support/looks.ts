import { locales } from "@thodu/domain/locale";

/** Before a release and once a week each page is looked at in every language, size and theme (`npm run test:slow -- walk`). */
export const WHOLE = process.env["THODU_TESTS"] === "whole";

/** With every change English, and Telugu, whose words are the longest. */
export const languages = WHOLE ? locales : (["en", "te"] as const);
