import type { Row } from "@thodu/domain/chat/timeline";

/** What the listener has sent, oldest first. */
export const ownTexts = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap((row) => {
    const isSent = row.kind === "message" && row.mine && row.colleague !== true && row.delivery !== "failed";
    return isSent ? [row.text] : [];
  });

/** Whether a text would be held back after the messages before it; taken as such while that can't be told. */
export const hasContacts = async (text: string, before: readonly string[]): Promise<boolean> => {
  try {
    // Only who was held back needs it.
    const { contactsIn, tracesOf } = await import("@thodu/domain/safety/contacts");
    return contactsIn(text, tracesOf(before)).length > 0;
  } catch {
    return true;
  }
};
