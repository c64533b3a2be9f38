import { undo } from "@messages/blocks";
import { offerUndo, toast } from "../../../lib/toast";

interface Undone {
  /** Resolves to the words of a refusal, or null when undone. */
  readonly act: () => Promise<string | null>;
  /** What is said after it was undone. */
  readonly words: string;
}

/** Says what an admin has done, with a button to undo it. The result of undoing replaces the message. */
export function doneWithUndo(words: string, back: Undone): void {
  const run = async (): Promise<void> => {
    const refused = await back.act();
    toast(refused === null ? "status" : "alert", refused ?? back.words, undo);
  };
  offerUndo(words, undo, () => void run());
}
