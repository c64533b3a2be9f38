import { keepDraft } from "../drafts";

/** Fields of the dialogs that end a conversation or a call. Their text is stored on this device until it is sent. */
export const keptFields = ["hand-over", "wrap-up", "agreed", "who-knows"] as const;
export type KeptField = (typeof keptFields)[number];

/** The place under which `drafts` stores the field of a conversation or call. */
export const placeOf = (field: KeptField, id: string): string => `${field}/${id}`;

/** Deletes the stored text of all these fields. */
export const forgetKept = (uid: string, id: string): void =>
  keptFields.forEach((field) => keepDraft(uid, placeOf(field, id), ""));
