const SPOKEN = 8;

/**
 * What somebody can read out of an id on the phone: its last eight letters and digits in two groups, such as
 * '7F3A-91BC'. The whole id stays where it is looked up.
 */
export function shortReference(id: string): string {
  const last = id
    .replace(/[^a-z0-9]/gi, "")
    .slice(-SPOKEN)
    .toUpperCase();
  return last.length > SPOKEN / 2 ? `${last.slice(0, -SPOKEN / 2)}-${last.slice(-SPOKEN / 2)}` : last;
}

/** The short references of an order and of its payment, as stored in `orders/{id}.references` for searching. */
export const referencesOf = (orderId: string, paymentId: string | null): readonly string[] =>
  [orderId, ...(paymentId === null ? [] : [paymentId])].map(shortReference);

/** The short reference that was typed, as it is stored; null where it is none. */
export function typedReference(text: string): string | null {
  const [, first, second] = /^#?([a-z0-9]{4})[\s-]([a-z0-9]{4})$/i.exec(text.trim()) ?? [];
  return first === undefined || second === undefined ? null : `${first}-${second}`.toUpperCase();
}
