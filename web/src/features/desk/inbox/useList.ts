import type { Locale } from "@thodu/domain/locale";
import { SECOND } from "@thodu/domain/time";
import { useEffect, useMemo, useState } from "react";
import { useMinutes } from "../../../conversation/useMinutes";
import { useVisible } from "../../../lib/hooks/useVisible";
import { loadFirestore } from "../../../lib/firebase";
import type { Crowd } from "./apiCounts";
import {
  allOf,
  arranged,
  countsInCrowd,
  countsOf,
  leftUnanswered,
  whereNow,
  withNews,
  type Counts,
  type Entry,
  type Filter,
  type WhereNow,
  type Tab,
} from "./list";
import { useNotMatched } from "../../../lib/notMatched";
import { useDesk, type useEpoch } from "../useDesk";

const NONE: readonly Entry[] = [];

const NO_FILTER: Filter = { unreadOnly: false, language: null };

/** While more conversations are open than the list has loaded, the server counts again this long after each answer. */
const COUNT_EVERY = 1.5 * SECOND;

export interface DeskListState {
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
  readonly unreadOnly: boolean;
  readonly setUnreadOnly: (on: boolean) => void;
  /** Null for all languages. The listener's own people are never filtered by it: null too while the tab shows them. */
  readonly language: Locale | null;
  readonly setLanguage: (language: Locale | null) => void;
  readonly search: string;
  readonly setSearch: (search: string) => void;
  /** The entries to show, in order; null until they are loaded. */
  readonly entries: readonly Entry[] | null;
  /** The conversations that the listener holds, whatever the tab shows. */
  readonly own: readonly Entry[];
  readonly isOwnKnown: boolean;
  /**
   * How a person stands whom the listener does not hold, as far as the desk has loaded them; null if neither waiting
   * nor held.
   */
  readonly whereNow: (id: string) => WhereNow | null;
  /** The conversation in view; null without one. */
  readonly watched: string | null;
  /** How many of the listener's own conversations have new messages, except the one in view. */
  readonly news: number;
  /** Those who left the queue unanswered; only in the tab of waiting people. */
  readonly left: readonly Entry[];
  /** Some were loaded that the filters hide. */
  readonly hidesSome: boolean;
  /** How many are loaded, including those that the filters hide. */
  readonly unfiltered: number;
  readonly full: boolean;
  /** How many of them were asked for. */
  readonly asked: number;
  readonly refused: boolean;
  readonly more: () => void;
  /** Null until they are known. */
  readonly counts: Counts | null;
}

/**
 * The list with its tab, search and filters. `picked`: the conversation that is open; `isUnseen`: whether the listener
 * does not see it although it is.
 */
export function useList(
  uid: string,
  epoch: ReturnType<typeof useEpoch>,
  picked: string | null,
  isUnseen: (open: Pick<Entry, "id" | "claimedAt">) => boolean = () => false,
): DeskListState {
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [wanted, setLanguage] = useState<Locale | null>(null);
  const [search, setSearch] = useState("");
  const [tab, setTab] = useState<Tab | null>(null);
  const { page, own, newest, everyone, confirmed, refused, more } = useDesk(uid, tab, search, epoch);
  useOpening(tab, own, picked, setTab);
  const language = tab === "mine" ? null : wanted;
  const notMatched = useNotMatched();
  const open = picked === null ? null : (own?.find(({ id }) => id === picked) ?? { id: picked, claimedAt: null });
  const watched = useVisible() && open !== null && !isUnseen(open) ? open.id : null;
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
    whereNow: (id) => whereNow(everyone ?? allOf(matched ?? NONE, newest), id, uid),
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
 * Chooses the tab: at first the listener's own conversations if they have any, else the waiting people. When somebody
 * is claimed, it changes to the listener's own once, so that a listener who goes back stays there.
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

/** What the tabs count if everybody is loaded; else null. */
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

/** The server's counts, if more conversations are open than the list has loaded. */
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
        // The numbers stay as they were; the list itself reports the error.
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
