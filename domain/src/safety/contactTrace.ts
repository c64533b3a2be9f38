import * as z from "zod/mini";

/**
 * What is kept of one message: digits that a number in the next messages may continue, and whether it named a
 * messenger.
 */
const messageTrace = z.object({ digits: z.string(), messenger: z.boolean() });
export type MessageTrace = z.infer<typeof messageTrace>;

/** The traces of a listener's last messages under one claim, oldest first. */
export const contactTrace = z.object({ claimId: z.string(), messages: z.array(messageTrace) });
