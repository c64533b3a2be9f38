import { useSyncExternalStore } from "react";

/** The modal dialogs of the page that are open, the one on top last. */
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

/** The dialog on top, in which alone anything can be pressed; null without one. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => dialogs.at(-1) ?? null,
    () => null,
  );
