import type { Millis } from "@thodu/domain/time";
import { act } from "@testing-library/react";
import { empty, paths, read, Timestamp, write, type Fields } from "./firebase/documents";
import { tellAll } from "./firebase/firestore";
import { mendLine, setOnline, setRefused, setSlow } from "./firebase/line";
import { cutServer } from "./server";

/** The documents and the network to them, as a component's listeners meet both. */
export const store = {
  /** Writes a document, as somebody else would. */
  put: (path: string, fields: Fields): void =>
    act(() => {
      write(path, fields);
      tellAll();
    }),
  /** Changes some fields of a document. */
  change: (path: string, fields: Fields): void => store.put(path, { ...read(path), ...fields }),
  remove: (path: string): void =>
    act(() => {
      write(path, undefined);
      tellAll();
    }),
  read,
  /** The ids in a collection. */
  ids: (collection: string): readonly string[] =>
    paths()
      .filter((path) => path.slice(0, path.lastIndexOf("/")) === collection)
      .map((path) => path.slice(path.lastIndexOf("/") + 1)),
  /** Makes the rules refuse what is under a path. */
  refuses: (path: string): void => act(() => setRefused(path)),
  allows: (path: string): void => act(() => setRefused(path, false)),
  /**
   * Nothing is answered, or nothing for one path, until the returned function is called. `kept`: ids of documents that
   * the device has stored.
   */
  isSlow: (path: string | null = null, kept: readonly string[] = []): (() => void) => {
    const release = setSlow(path, kept);
    return () => act(release);
  },
};

/** The network of the device: listeners, callables and what the browser says about it. */
export const network = {
  goes: (): void =>
    act(() => {
      cutServer(true);
      setOnline(false);
    }),
  returns: (): void =>
    act(() => {
      cutServer(false);
      setOnline(true);
    }),
};

/** An instant as it is stored. */
export const instant = (at: Millis): Timestamp => new Timestamp(at);

export function resetStore(): void {
  empty();
  mendLine();
}
