import type { AuditAction } from "@thodu/domain/accounts/model";
import { backInQueue, sentences } from "@messages/audit";

type Slot = "who" | "whom" | "what";

const isSlot = (word: string): word is Slot => word === "who" || word === "whom" || word === "what";

/** A part of a sentence: words, or the place of a person or record. */
export type Piece = { readonly words: string } | { readonly slot: Slot };

/** The sentence of an audit line, split at its names. `isOwn`: the actor did it to themselves. */
export const piecesOf = (action: AuditAction, isOwn = false): readonly Piece[] =>
  (isOwn && action === "conversation.requeue" ? backInQueue : sentences[action])
    .split(/\{(who|whom|what)\}/)
    .map((part, index): Piece => (index % 2 === 1 && isSlot(part) ? { slot: part } : { words: part }))
    .filter((piece) => "slot" in piece || piece.words !== "");

/** Whether the lines of an action are about a person; the others name a record. */
export const isAboutPerson = (action: AuditAction): boolean => !sentences[action].includes("{what}");
