import * as z from "zod/mini";
import concepts from "./lexicon/concepts.json";
import english from "./lexicon/en.json";
import hindi from "./lexicon/hi.json";
import telugu from "./lexicon/te.json";
import { MEANINGS } from "./phrases";

/**
 * A file of phrases. In a phrase, `word*` is any word that begins so, `(a|b c|)` one of these or nothing, `~` up to
 * three words in between, `#` a number. Words may be in any spelling and script.
 */
const file = z.strictObject({
  version: z.number(),
  language: z.string(),
  entries: z.array(
    z.strictObject({ level: z.enum(MEANINGS), reason: z.string().check(z.minLength(8)), phrases: z.array(z.string()) }),
  ),
});
type LexiconFile = z.infer<typeof file>;

export const lexiconFiles: readonly LexiconFile[] = [english, telugu, hindi].map((each) => file.parse(each));

/**
 * A file of concepts, each with its words in all languages: `die`, `marna` and `chavadam` are one. `word*` is any word
 * that begins so. The model learns from pairs of concepts, not from one alone.
 */
const words = z.optional(z.string());
const conceptsFile = z.strictObject({
  version: z.number(),
  concepts: z.array(
    z.strictObject({ name: z.string(), meaning: z.string().check(z.minLength(3)), en: words, te: words, hi: words }),
  ),
});
export const conceptFile = conceptsFile.parse(concepts);
