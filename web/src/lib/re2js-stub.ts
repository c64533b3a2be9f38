/**
 * Stands in for `re2js`, the regular-expression engine that the Firestore SDK carries for evaluating pipelines on the
 * device (44 KB gz). We run no pipelines; should that change, this says so at once.
 */
const unavailable = (): never => {
  throw new Error("Firestore pipelines with regular expressions are left out of this build (see build/vite.ts).");
};

export const RE2JS = { compile: unavailable };
