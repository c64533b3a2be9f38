/** The link by which a device calls a number, which may have spaces and punctuation. */
export const phoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, "")}`;
