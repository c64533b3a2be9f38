/** An error that the person at the terminal can act on: shown as it is, without a stack. */
export class PlainError extends Error {
  override readonly name = "PlainError";
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
