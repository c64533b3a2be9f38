import { undo } from "@messages/blocks";
import { offerUndo, toast } from "../../../lib/toast";

interface Undone {
  /** The words of a refusal, or null when it is undone. */
  readonly act: () => Promise<string | null>;
  /** What is said when it is. */
  readonly words: string;
}

/** Says what an admin has done, with the way back; what came of that takes its place. */
export function doneWithUndo(words: string, back: Undone): void {
  const run = async (): Promise<void> => {
    const refused = await back.act();
    toast(refused === null ? "status" : "alert", refused ?? back.words, undo);
  };
  offerUndo(words, undo, () => void run());
}
