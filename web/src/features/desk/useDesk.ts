import { useMemo, useState } from "react";
import { PAGE } from "@thodu/domain/chat/limits";
import { loadFirestore } from "../../lib/firebase";
import { useLive, type Live } from "../../lib/useLive";
import type { Watch } from "../../lib/watching";
import type { Page, watchList } from "./apiDesk";
import { FIRST } from "./inbox/first";
import { ofTab, withAlias, type Entry, type Tab } from "./inbox/list";
import { useOwnKept } from "./useOwnKept";

const NONE: readonly Entry[] = [];

const load = async () => {
  const [desk] = await Promise.all([import("./apiDesk"), loadFirestore()]);
  return desk;
};

const listTo = (wish: Parameters<typeof watchList>[0]) => async () => {
  const desk = await load();
  return (watch: Watch<Page>) => desk.watchList(wish, watch);
};

/** The stamp of the shared list; null until it is known. */
export function useEpoch(): { readonly stamp: string | null; readonly refused: boolean } {
  const epoch = useLive<string>("desk", async () => (await load()).watchEpoch);
  return { stamp: epoch.state === "here" ? epoch.value : null, refused: epoch.state === "refused" };
}

export interface Desk {
  /** The entries of the tab, or of the search; null until they are known. */
  readonly page: Page | null;
  /** The conversations that the listener holds; null until they are known. */
  readonly own: readonly Entry[] | null;
  /** Of all open conversations, those with the newest messages. */
  readonly newest: readonly Entry[];
  /** All open conversations, if they are few enough for one query; null in a crowd. */
  readonly everyone: readonly Entry[] | null;
  /** The server has answered. */
  readonly confirmed: boolean;
  readonly refused: boolean;
  readonly more: () => void;
}

/**
 * The shared list. While few conversations are open, one query loads all of them, and every tab is a part of it. In a
 * crowd the tab has queries of its own, and so have the listener's own conversations. A search queries aliases that
 * begin with the text; among loaded conversations it also finds other words of an alias. Each 'more' asks for twice as
 * many, because the whole list is read again for it.
 */
export function useDesk(
  uid: string,
  tab: Tab | null,
  search: string,
  { stamp, refused }: ReturnType<typeof useEpoch>,
): Desk {
  const [counts, setCounts] = useState<Readonly<Partial<Record<Tab, number>>>>({});
  const countOf = (each: Tab): number => counts[each] ?? FIRST;
  const listen = (each: Tab, wanted: string) =>
    listTo({ epoch: stamp ?? "", tab: each, uid, count: countOf(each), search: wanted });
  const keyOf = (each: Tab): string | null => stamp && `${stamp} ${each} ${uid} ${countOf(each)}`;

  const all = useLive<Page>(keyOf("all"), listen("all", ""));
  const [confirmed, setConfirmed] = useState(false);
  const heard = hereIn(all);
  if (heard?.confirmed === true && !confirmed) setConfirmed(true);
  // Once the server has answered, its list and the counts stay while more is read: what this device has stored of a
  // crowd would look like everybody.
  const newest = useLast(confirmed && heard?.confirmed === false ? null : heard, "all");
  const crowd = newest?.full === true;
  const held = useLive<Page>(crowd ? keyOf("mine") : null, listen("mine", ""));
  const ofItsOwn = tab === "waiting" || tab === "others" ? tab : null;
  const tabs = useLive<Page>(crowd && ofItsOwn ? keyOf(ofItsOwn) : null, listen(ofItsOwn ?? "waiting", ""));
  const ownKey = keyOf(tab ?? "waiting");
  const searched = useLive<Page>(
    search === "" ? null : ownKey && `${ownKey} ${search}`,
    listen(tab ?? "waiting", search),
  );

  const whole = newest !== null && !crowd ? newest.entries : null;
  const parts = useMemo(() => {
    const partOf = (each: Tab): Page | null =>
      whole && { entries: ofTab(whole, each, uid), full: false, asked: 0, confirmed };
    return { mine: partOf("mine"), tab: ofItsOwn && partOf(ofItsOwn) };
  }, [whole, ofItsOwn, uid, confirmed]);
  // When a crowd begins, the results of the one query stay until the new queries are answered.
  const mine = useLast(parts.mine ?? hereIn(held), "mine");
  const tabNow = useLast(parts.tab ?? hereIn(tabs), ofItsOwn);
  const pages: Readonly<Record<Tab, Page | null>> = { waiting: tabNow, others: tabNow, mine, all: newest };
  const page = tab && pages[tab];
  const own = useOwnKept(stamp, mine && mine.entries, (crowd ? held : all).state === "here");
  return {
    page: search === "" ? page : foundIn(search, searched.state === "here" ? searched.value : null, [newest, page]),
    own,
    newest: newest?.entries ?? NONE,
    everyone: whole,
    confirmed,
    refused: refused || [all, held, tabs, searched].some(({ state }) => state === "refused"),
    more: () => tab && setCounts({ ...counts, [tab]: countOf(tab) + Math.max(PAGE, countOf(tab)) }),
  };
}

/** The conversations that the listener holds, for pages other than the desk; empty until they are known. */
export function useOwn(uid: string): readonly Entry[] {
  const { stamp } = useEpoch();
  const wish = { epoch: stamp ?? "", tab: "mine", uid, count: PAGE, search: "" } as const;
  const held = useLive<Page>(stamp && `${stamp} own ${uid}`, listTo(wish));
  return held.state === "here" ? held.value.entries : NONE;
}

const hereIn = (heard: Live<Page>): Page | null => (heard.state === "here" ? heard.value : null);

/** The last result of a tab; it stays while the tab is read again. */
function useLast(heard: Page | null, tab: Tab | null): Page | null {
  const [last, setLast] = useState<{ readonly tab: Tab | null; readonly page: Page } | null>(null);
  if (heard !== null && last?.page !== heard) setLast({ tab, page: heard });
  return heard ?? (last?.tab === tab ? last.page : null);
}

/** The results of a search so far; null while there are none and the server has not answered. */
function foundIn(search: string, searched: Page | null, loaded: readonly (Page | null)[]): Page | null {
  const entries = withAlias(search, ...[searched, ...loaded].map((each) => each?.entries ?? []));
  return searched === null && entries.length === 0
    ? null
    : {
        entries,
        full: searched?.full === true,
        asked: searched?.asked ?? 0,
        confirmed: searched?.confirmed === true,
      };
}
