import type { Row } from "@thodu/domain/chat/timeline";

/** The messages that the listener has sent, oldest first. */
export const ownTexts = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap((row) => {
    const isSent = row.kind === "message" && row.mine && row.colleague !== true && row.delivery !== "failed";
    return isSent ? [row.text] : [];
  });

/** Whether a text would be held back after the messages before it. True if that can't be determined. */
export const hasContacts = async (text: string, before: readonly string[]): Promise<boolean> => {
  try {
    // Loaded only after a message was held back.
    const { contactsIn, tracesOf } = await import("@thodu/domain/safety/contacts");
    return contactsIn(text, tracesOf(before)).length > 0;
  } catch {
    return true;
  }
};
