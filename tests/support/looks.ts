import { locales } from "@thodu/domain/locale";

/**
 * Whether each page is checked in every language, size and theme: weekly and before a release (`npm run test:slow --
 * walk`).
 */
export const WHOLE = process.env["THODU_TESTS"] === "whole";

/** With every change English, and Telugu, whose words are the longest. */
export const languages = WHOLE ? locales : (["en", "te"] as const);
