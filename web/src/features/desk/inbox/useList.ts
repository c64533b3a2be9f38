import type { Locale } from "@thodu/domain/locale";
import { SECOND } from "@thodu/domain/time";
import { useEffect, useMemo, useState } from "react";
import { useMinutes } from "../../../conversation/useMinutes";
import { useVisible } from "../../../lib/hooks/useVisible";
import { loadFirestore } from "../../../lib/firebase";
import type { Crowd } from "./apiCounts";
import {
  arranged,
  countsInCrowd,
  countsOf,
  leftUnanswered,
  standingOf,
  withNews,
  type Counts,
  type Entry,
  type Filter,
  type Tab,
} from "./list";
import { useNotMatched } from "../../../lib/notMatched";
import { useDesk, type useEpoch } from "../useDesk";

const NONE: readonly Entry[] = [];

const NO_FILTER: Filter = { unreadOnly: false, language: null };

/** So long after an answer the server counts again, while more are open than the list has loaded. */
const COUNT_EVERY = 1.5 * SECOND;

export interface DeskListState {
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
  readonly unreadOnly: boolean;
  readonly setUnreadOnly: (on: boolean) => void;
  /** Null for all. */
  readonly language: Locale | null;
  readonly setLanguage: (language: Locale | null) => void;
  readonly search: string;
  readonly setSearch: (search: string) => void;
  /** Those to show, in their order; null while they are loaded. */
  readonly entries: readonly Entry[] | null;
  /** Whom the listener holds, whatever the tab shows. */
  readonly own: readonly Entry[];
  readonly isOwnKnown: boolean;
  /** How somebody stands whom the listener does not hold, as far as the desk has loaded it; null for nobody of it. */
  readonly standingOf: (id: string) => "waits" | "held" | null;
  /** The one of them whose conversation is in front of the listener; null without one. */
  readonly watched: string | null;
  /** How many of them have written, whoever is in front of the listener left out. */
  readonly news: number;
  /** Who has left the queue with nobody's answer; in the tab of those who wait alone. */
  readonly left: readonly Entry[];
  /** Some were loaded that the filters leave out. */
  readonly hidesSome: boolean;
  /** How many are loaded, with those whom the filters leave out. */
  readonly unfiltered: number;
  readonly full: boolean;
  /** How many were asked for, of those who are here. */
  readonly asked: number;
  readonly refused: boolean;
  readonly more: () => void;
  /** Null until they are known. */
  readonly counts: Counts | null;
}

/**
 * The list with its tab, search and filter; `picked`: whose conversation is open, of which nothing is in sight where it
 * `isCovered`.
 */
export function useList(
  uid: string,
  epoch: ReturnType<typeof useEpoch>,
  picked: string | null,
  isCovered = false,
): DeskListState {
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [language, setLanguage] = useState<Locale | null>(null);
  const [search, setSearch] = useState("");
  const [tab, setTab] = useState<Tab | null>(null);
  const { page, own, newest, everyone, confirmed, refused, more } = useDesk(uid, tab, search, epoch);
  useOpening(tab, own, picked, setTab);
  const notMatched = useNotMatched();
  const watched = useVisible() && !isCovered ? picked : null;
  const isWaiting = (tab ?? "waiting") === "waiting" && search === "";
  const left = useMemo(
    () => (isWaiting ? leftUnanswered(newest).filter(({ id }) => !notMatched.has(id)) : NONE),
    [isWaiting, newest, notMatched],
  );
  const now = useMinutes();
  const matched = useMemo(() => page && page.entries.filter(({ id }) => !notMatched.has(id)), [page, notMatched]);
  const entries = useMemo(
    () => matched && arranged(matched, search === "" ? (tab ?? "waiting") : "all", { unreadOnly, language }, uid, now),
    [matched, search, tab, unreadOnly, language, uid, now],
  );
  const unfiltered = useMemo(
    () =>
      matched === null ? 0 : arranged(matched, search === "" ? (tab ?? "waiting") : "all", NO_FILTER, uid, now).length,
    [matched, search, tab, uid, now],
  );
  const counted = useCounted(confirmed ? everyone : null, notMatched, uid);
  const crowd = useCrowd(epoch.stamp, page !== null && everyone === null);
  return {
    tab: tab ?? "waiting",
    setTab,
    unreadOnly,
    setUnreadOnly,
    language,
    setLanguage,
    search,
    setSearch,
    entries,
    own: own ?? NONE,
    isOwnKnown: own !== null,
    standingOf: (id) => standingOf(everyone ?? matched ?? NONE, id, uid),
    watched,
    news: withNews(own ?? NONE, watched).length,
    left,
    unfiltered,
    hidesSome: matched !== null && matched.length > 0,
    full: page?.full === true,
    asked: page?.asked ?? 0,
    refused,
    more,
    counts: counted ?? (crowd && countsInCrowd(crowd, own?.length ?? 0)),
  };
}

/**
 * The tab that opens: the listener's own conversations where they have one, else who waits. Whoever is taken out of
 * another tab is found among one's own; each once, so that nobody who looks elsewhere is sent back.
 */
function useOpening(
  tab: Tab | null,
  own: readonly Entry[] | null,
  picked: string | null,
  setTab: (tab: Tab) => void,
): void {
  const [followed, setFollowed] = useState<string | null>(null);
  if (tab === null && own !== null) setTab(own.length > 0 ? "mine" : "waiting");
  const isOwn = picked !== null && own?.some(({ id }) => id === picked) === true;
  if (isOwn && followed !== picked) {
    setFollowed(picked);
    if (tab === "waiting" || tab === "others") setTab("mine");
  }
  if (picked === null && followed !== null) setFollowed(null);
}

/** What the tabs hold, where everybody is known who is there; else null. */
const useCounted = (
  everyone: readonly Entry[] | null,
  notMatched: ReturnType<typeof useNotMatched>,
  uid: string,
): Counts | null =>
  useMemo(
    () =>
      everyone &&
      countsOf(
        everyone.filter(({ id }) => !notMatched.has(id)),
        uid,
      ),
    [everyone, notMatched, uid],
  );

/** Counts of the server, where more are open than the list has loaded. */
function useCrowd(stamp: string | null, wanted: boolean): Crowd | null {
  const [crowd, setCrowd] = useState<Crowd | null>(null);
  const visible = useVisible();
  useEffect(() => {
    if (!wanted || !visible || stamp === null) return undefined;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      try {
        const [{ countDesk }] = await Promise.all([import("./apiCounts"), loadFirestore()]);
        const found = await countDesk(stamp);
        if (!stopped) setCrowd(found);
      } catch {
        // The numbers stay as they were; the list itself says when it can't be read.
      }
      if (!stopped) timer = setTimeout(() => void look(), COUNT_EVERY);
    };
    void look();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [stamp, wanted, visible]);
  return crowd;
}
