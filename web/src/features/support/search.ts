interface Searched {
  readonly question: string;
  readonly answer: readonly string[];
}

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** The questions that contain every word of `wanted`, in order; all of them if it is empty. */
export function search<T extends Searched>(questions: readonly T[], wanted: string): readonly T[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return questions.filter(({ question, answer }) => {
    const text = plain([question, ...answer].join(" "));
    return words.every((word) => text.includes(word));
  });
}
