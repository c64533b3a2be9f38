import * as z from "zod/mini";
import { instant } from "../instant";
import { writtenText } from "../text";

/** The longest note, in code points. */
const NOTE_MAX = 2_000;
export const noteText = writtenText(NOTE_MAX);

export const outcome = z.enum(["listened", "referred", "unanswered", "other"]);

/** What a listener reports of a crisis as they end its conversation or call. */
export const crisisEnd = z.strictObject({ agreed: noteText, whoKnows: noteText, linesGiven: z.boolean() });
/** A `crisisEnd` as it is stored. */
export const storedCrisisEnd = z.object({ agreed: z.string(), whoKnows: z.string(), linesGiven: z.boolean() });
export type CrisisEnd = z.infer<typeof storedCrisisEnd>;

/**
 * `conversations/{customerId}/notes/{noteId}`: what listeners tell one another about a conversation. Written by the
 * server, read by the listener who holds the conversation, never by its customer.
 */
export const note = z.object({
  text: z.string(),
  by: z.string(),
  kind: z.enum(["note", "hand-over", "wrap-up"]),
  at: instant,
  crisis: z.optional(storedCrisisEnd),
});
export type Note = z.infer<typeof note>;
