import { useSyncExternalStore } from "react";

/** The open modal dialogs of the page, the top one last. */
let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]): void {
  dialogs = next;
  for (const tell of listeners) tell();
}

/** Adds an open dialog; the returned function removes it. */
export function openedDialog(dialog: HTMLDialogElement): () => void {
  set([...dialogs, dialog]);
  return () => set(dialogs.filter((each) => each !== dialog));
}

/** The open modal dialog that lies on top; null if none is open. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => dialogs.at(-1) ?? null,
    () => null,
  );
