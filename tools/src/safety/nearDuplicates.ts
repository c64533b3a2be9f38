/** The number of letters in a piece of text that is compared. */
const PIECE = 5;
/** From this share of common pieces on, two texts count as nearly the same (Jaccard). */
const NEARLY = 0.6;

/** A text without what careless typing changes. */
export const bare = ({ text }: { readonly text: string }): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

const piecesOf = (text: string): ReadonlySet<string> => {
  const letters = ` ${text} `;
  if (letters.length <= PIECE) return new Set([letters]);
  return new Set(Array.from({ length: letters.length - PIECE + 1 }, (_, at) => letters.slice(at, at + PIECE)));
};

/**
 * Whether a text is nearly one of these: the same except for case and punctuation, or with six in ten of all runs of
 * five letters in both.
 */
export function nearlyOneOf(known: readonly { readonly text: string }[]): (one: { readonly text: string }) => boolean {
  const pieces = [...new Set(known.map(bare))].map(piecesOf);
  const byPiece = new Map<string, number[]>();
  for (const [at, some] of pieces.entries())
    for (const piece of some) {
      const those = byPiece.get(piece);
      if (those) those.push(at);
      else byPiece.set(piece, [at]);
    }
  return (one) => {
    const own = piecesOf(bare(one));
    const common = new Map<number, number>();
    for (const piece of own) for (const at of byPiece.get(piece) ?? []) common.set(at, (common.get(at) ?? 0) + 1);
    return [...common].some(([at, count]) => count >= NEARLY * (own.size + (pieces[at]?.size ?? 0) - count));
  };
}
