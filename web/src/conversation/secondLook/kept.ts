import { keepDraft } from "../drafts";

/** Fields of the dialogs that end a conversation or a call. Their text is kept on this device until it is sent. */
export const keptFields = ["hand-over", "wrap-up", "agreed", "who-knows"] as const;
export type KeptField = (typeof keptFields)[number];

/** The key under which `drafts` keeps the field of a conversation or call. */
export const placeOf = (field: KeptField, id: string): string => `${field}/${id}`;

/** Deletes the kept text of all these fields. */
export const forgetKept = (uid: string, id: string): void =>
  keptFields.forEach((field) => keepDraft(uid, placeOf(field, id), ""));
