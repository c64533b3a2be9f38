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

/** The page of a list that the address names, live. `key` identifies the list. */
export function usePage<T>(key: string, load: (after: string) => Promise<Listen<Page<T>>>): Paged<T> {
  const [query] = useQuery();
  const [attempt, setAttempt] = useState(0);
  const after = query.get("after") ?? "";
  const live = useLive(`${key}/${after}/${attempt}`, async () => {
    await loadFirestore();
    return refusable(() => load(after));
  });
  return { live, after, retry: () => setAttempt(attempt + 1) };
}
