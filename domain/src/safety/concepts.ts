import { LEAST, type Index } from "./conceptIndex";
import { prepared } from "./prepared";

let made: Index | undefined;

/** Made when the first message is checked. */
function index(): Index {
  const { whole, open } = prepared();
  made ??= { whole: new Map(whole), open: new Map(open) };
  return made;
}

/** The numbers of the concepts of the words, in order. A word may have several concepts, or none. */
export function conceptsOf(sentence: readonly string[]): readonly number[] {
  const { whole, open } = index();
  const found: number[] = [];
  for (const word of sentence) {
    const known = whole.get(word);
    if (known) found.push(...known);
    const candidates = open.get(word.slice(0, LEAST));
    if (!candidates) continue;
    for (const { beginning, concept } of candidates) {
      if (word.startsWith(beginning) && !known?.includes(concept)) found.push(concept);
    }
  }
  return found;
}
