import * as z from "zod/mini";
import type { Millis } from "./time";

interface StoredInstant {
  toMillis(): number;
}

const isStoredInstant = (value: unknown): value is StoredInstant =>
  typeof value === "object" && value !== null && "toMillis" in value && typeof value.toMillis === "function";

/** A Firestore Timestamp (of the web or the server SDK), read as {@link Millis}. */
export const instant = z.pipe(
  z.custom<StoredInstant>(isStoredInstant),
  z.transform((stored: StoredInstant): Millis => stored.toMillis()),
);
