import { SECOND } from "@thodu/domain/time";
import { useEffect, useMemo, useState } from "react";
import { useMinutes } from "../../conversation/useMinutes";
import { useVisible } from "../../lib/hooks/useVisible";
import { loadFirestore } from "../../lib/firebase";
import { arranged, countsOf, type Counts, type Entry, type Tab } from "./list";
import { useNotMatched } from "./notMatched";
import { useDesk, type useEpoch } from "./useDesk";

/** How often the server counts again while more wait than the list has loaded. */
const COUNT_EVERY = 60 * SECOND;

export interface DeskListState {
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
  readonly unreadOnly: boolean;
  readonly setUnreadOnly: (on: boolean) => void;
  readonly search: string;
  readonly setSearch: (search: string) => void;
  /** Those to show, in their order; null while they are loaded. */
  readonly entries: readonly Entry[] | null;
  /** Some were loaded that the filters leave out. */
  readonly hidesSome: boolean;
  readonly full: boolean;
  readonly refused: boolean;
  readonly more: () => void;
  /** Null until they are known. */
  readonly counts: Counts | null;
}

/** The list with its tab, search and filter; each stays as it is while a conversation is open. */
export function useList(uid: string, epoch: ReturnType<typeof useEpoch>): DeskListState {
  const [tab, setTab] = useState<Tab>("all");
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [search, setSearch] = useState("");
  const { page, refused, more } = useDesk(uid, tab, search, epoch);
  const notMatched = useNotMatched();
  const now = useMinutes();
  const matched = useMemo(() => page && page.entries.filter(({ id }) => !notMatched.has(id)), [page, notMatched]);
  const entries = useMemo(
    () => matched && arranged(matched, search === "" ? tab : "all", unreadOnly, uid, now),
    [matched, search, tab, unreadOnly, uid, now],
  );
  const isWhole = page !== null && !page.full && search === "" && tab === "all";
  const own = useMemo(() => (isWhole && matched ? countsOf(matched, uid) : null), [isWhole, matched, uid]);
  const counted = useCounted(epoch.stamp, uid, page !== null && !isWhole);
  return {
    tab,
    setTab,
    unreadOnly,
    setUnreadOnly,
    search,
    setSearch,
    entries,
    hidesSome: matched !== null && matched.length > 0,
    full: page?.full === true,
    refused,
    more,
    counts: own ?? counted,
  };
}

/** Counts of the server, for a list that is not loaded whole. */
function useCounted(stamp: string | null, uid: string, wanted: boolean): Counts | null {
  const [counts, setCounts] = useState<Counts | null>(null);
  const visible = useVisible();
  useEffect(() => {
    if (!wanted || !visible || stamp === null) return undefined;
    let stopped = false;
    const look = async (): Promise<void> => {
      try {
        const [{ countDesk }] = await Promise.all([import("./apiCounts"), loadFirestore()]);
        const found = await countDesk(stamp, uid);
        if (!stopped) setCounts(found);
      } catch {
        // The numbers stay as they were; the list itself says when it can't be read.
      }
    };
    void look();
    const timer = setInterval(() => void look(), COUNT_EVERY);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [stamp, uid, wanted, visible]);
  return counts;
}
