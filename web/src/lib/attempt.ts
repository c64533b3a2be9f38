const attempts = new Map<string, { readonly content: string; readonly id: string }>();

/** The id of what is being sent from the form `name`: the same for every try of the same words, another for others. */
export function attemptId(name: string, content: string): string {
  const known = attempts.get(name);
  if (known?.content === content) return known.id;
  const id = crypto.randomUUID();
  attempts.set(name, { content, id });
  return id;
}

/** The server has it: the same words again are something new. */
export const attemptEnded = (name: string): boolean => attempts.delete(name);
