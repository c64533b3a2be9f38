/** Somebody whom the listener has just taken on another page; the desk opens with them. */
let answered: { readonly id: string; readonly at: number } | null = null;

/** The way from one page to the next takes no longer. */
const LASTS = 10_000;

export const setAnswered = (id: string): void => {
  answered = { id, at: performance.now() };
};

export const justAnswered = (): string | null =>
  answered && performance.now() - answered.at < LASTS ? answered.id : null;
