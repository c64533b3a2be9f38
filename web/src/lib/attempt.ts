const attempts = new Map<string, { readonly content: string; readonly id: string }>();

/**
 * The id of what is sent from the form `name`: the same for each try with the same content, a new one for other
 * content.
 */
export function attemptId(name: string, content: string): string {
  const known = attempts.get(name);
  if (known?.content === content) return known.id;
  const id = crypto.randomUUID();
  attempts.set(name, { content, id });
  return id;
}

/** Called when the server has stored it. The same content then gets a new id. */
export const attemptEnded = (name: string): boolean => attempts.delete(name);
