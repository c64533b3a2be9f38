import { useState } from "react";
import { useQuery } from "../../../lib/router";
import { loadFirestore } from "../../../lib/firebase";
import { useLive, type Listen, type Live } from "../../../lib/useLive";
import type { Page } from "../api/page";
import { refusable } from "./refusable";

export interface Paged<T> {
  readonly live: Live<Page<T>>;
  /** Where the page begins, by the address; empty for the first page. */
  readonly after: string;
  readonly retry: () => void;
}

const useAfter = (): string => useQuery()[0].get("after") ?? "";

function useRetried<T>(key: string | null, load: () => Promise<Listen<Page<T>>>): Omit<Paged<T>, "after"> {
  const [attempt, setAttempt] = useState(0);
  const live = useLive(key && `${key}/${attempt}`, async () => {
    await loadFirestore();
    return refusable(load);
  });
  return { live, retry: () => setAttempt(attempt + 1) };
}

/** The page of a list that the address names, live. `key` identifies the list; null: nothing is read. */
export function usePage<T>(key: string | null, load: (after: string) => Promise<Listen<Page<T>>>): Paged<T> {
  const after = useAfter();
  return { ...useRetried(key && `${key}/${after}`, () => load(after)), after };
}

/** All of a list whose pages are parts of what was read, live: for another page nothing is read again. */
export function useWholeList<T>(key: string | null, load: () => Promise<Listen<Page<T>>>): Paged<T> {
  const after = useAfter();
  return { ...useRetried(key, load), after };
}
