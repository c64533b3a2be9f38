const SPOKEN = 8;

/** The last eight letters and digits of an id in two groups, to read out on the phone: '7F3A-91BC'. */
export function shortReference(id: string): string {
  const last = id
    .replace(/[^a-z0-9]/gi, "")
    .slice(-SPOKEN)
    .toUpperCase();
  return last.length > SPOKEN / 2 ? `${last.slice(0, -SPOKEN / 2)}-${last.slice(-SPOKEN / 2)}` : last;
}

/** The short references of an order and of its payments, as stored in `orders/{id}.references` for searching. */
export const referencesOf = (orderId: string, paymentIds: readonly string[]): readonly string[] => [
  ...new Set([orderId, ...paymentIds].map(shortReference)),
];

/** The short reference in a typed text, also without its dash, as it is stored; null if it is none. */
export function typedReference(text: string): string | null {
  const [, first, second] = /^#?([a-z0-9]{4})[\s-]?([a-z0-9]{4})$/i.exec(text.trim()) ?? [];
  return first === undefined || second === undefined ? null : `${first}-${second}`.toUpperCase();
}
