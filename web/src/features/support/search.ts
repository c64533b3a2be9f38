interface Searched {
  readonly question: string;
  readonly answer: readonly string[];
}

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Those that hold every word of `wanted` somewhere, in their order; all of them when nothing is wanted. */
export function search<T extends Searched>(questions: readonly T[], wanted: string): readonly T[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return questions.filter(({ question, answer }) => {
    const text = plain([question, ...answer].join(" "));
    return words.every((word) => text.includes(word));
  });
}
