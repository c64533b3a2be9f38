/**
 * Replaces `re2js`, the regular-expression engine that the Firestore SDK contains for evaluating pipelines on the
 * device (44 KB gzip). We run no pipelines; should that change, this throws at once.
 */
const unavailable = (): never => {
  throw new Error("Firestore pipelines with regular expressions are left out of this build (see build/vite.ts).");
};

export const RE2JS = { compile: unavailable };
