import { LEFT_QUEUE } from "@thodu/domain/chat/endReason";
import type { AuditAction, AuditEntry } from "@thodu/domain/accounts/model";
import { backInQueue, calledSupervisor, endedOwn, foundHard, leftQueue, sentences } from "@messages/audit";

type Slot = "who" | "whom" | "what";

const isSlot = (word: string): word is Slot => word === "who" || word === "whom" || word === "what";

/** A part of a sentence: words, or the place of a person or record. */
export type Piece = { readonly words: string } | { readonly slot: Slot };

interface Line {
  /** The person did it to themselves. */
  readonly isOwn: boolean;
  readonly reason: AuditEntry["reason"];
}

function sentenceOf(action: AuditAction, line: Line | undefined): string {
  if (line?.isOwn === true && action === "conversation.requeue") return backInQueue;
  if (line?.isOwn === true && action === "conversation.end") return line.reason === LEFT_QUEUE ? leftQueue : endedOwn;
  if (action === "report.make" && line?.reason === "supervisor") return calledSupervisor;
  if (action === "report.make" && line?.reason === "hard") return foundHard;
  return sentences[action];
}

/** The sentence of an audit line, split at its names; without a line, the general sentence of its action. */
export const piecesOf = (action: AuditAction, line?: Line): readonly Piece[] =>
  sentenceOf(action, line)
    .split(/\{(who|whom|what)\}/)
    .map((part, index): Piece => (index % 2 === 1 && isSlot(part) ? { slot: part } : { words: part }))
    .filter((piece) => "slot" in piece || piece.words !== "");

/** Whether the lines of an action are about a person. Other lines name a record. */
export const isAboutPerson = (action: AuditAction): boolean => !sentences[action].includes("{what}");
