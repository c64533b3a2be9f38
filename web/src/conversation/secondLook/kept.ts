import { keepDraft } from "../drafts";

/** Fields of the dialogs that leave a conversation or a call. Each is kept on this device, so that a press beside loses nothing. */
export const keptFields = ["hand-over", "wrap-up", "agreed", "who-knows"] as const;
export type KeptField = (typeof keptFields)[number];

/** Under which name `drafts` keeps such a field, of a conversation or a call. */
export const placeOf = (field: KeptField, id: string): string => `${field}/${id}`;

/** Empties these fields, so that the next talk with the same person begins without them. */
export const forgetKept = (uid: string, id: string): void =>
  keptFields.forEach((field) => keepDraft(uid, placeOf(field, id), ""));
