import { useState } from "react";
import { PAGE } from "@thodu/domain/chat/limits";
import { loadFirestore } from "../../lib/firebase";
import { useLive, type Live } from "../../lib/useLive";
import type { Watch } from "../../lib/watching";
import type { Page } from "./apiDesk";
import { withAlias, type Tab } from "./list";

/** With the stamp, the listener's own record and the call that may ring, an inbox opens on as many reads as a chat. */
const FIRST = PAGE - 2;

const load = async () => {
  const [desk] = await Promise.all([import("./apiDesk"), loadFirestore()]);
  return desk;
};

/** The stamp of the shared list; null until it is known. */
export function useEpoch(): { readonly stamp: string | null; readonly refused: boolean } {
  const epoch = useLive<string>("desk", async () => (await load()).watchEpoch);
  return { stamp: epoch.state === "here" ? epoch.value : null, refused: epoch.state === "refused" };
}

export interface Desk {
  readonly page: Page | null;
  readonly refused: boolean;
  readonly more: () => void;
}

/**
 * One tab of the shared list. While the stamp changes, what was there stays. A search shows whose alias begins so, and
 * of those who are in the tab already also whom another word of it finds. Each 'more' asks for twice as many, because the
 * whole list is read anew for it.
 */
export function useDesk(uid: string, tab: Tab, search: string, { stamp, refused }: ReturnType<typeof useEpoch>): Desk {
  const [counts, setCounts] = useState<Readonly<Partial<Record<Tab, number>>>>({});
  const count = counts[tab] ?? FIRST;
  const listened = (wanted: string) => async () => {
    const { watchList } = await load();
    return (watch: Watch<Page>) => watchList({ epoch: stamp ?? "", tab, uid, count, search: wanted }, watch);
  };
  const key = stamp && `${stamp} ${tab} ${uid} ${count}`;
  const heard: Live<Page> = useLive<Page>(key, listened(""));
  const searched: Live<Page> = useLive<Page>(search === "" ? null : key && `${key} ${search}`, listened(search));

  const [last, setLast] = useState<{ readonly tab: Tab; readonly page: Page } | null>(null);
  if (heard.state === "here" && last?.page !== heard.value) setLast({ tab, page: heard.value });
  const page = heard.state === "here" ? heard.value : last?.tab === tab ? last.page : null;
  return {
    page: search === "" ? page : foundIn(search, searched.state === "here" ? searched.value : null, page),
    refused: refused || heard.state === "refused" || searched.state === "refused",
    more: () => setCounts({ ...counts, [tab]: count + Math.max(PAGE, count) }),
  };
}

/** What a search has found by now; null while it has found nobody and the server has not answered. */
function foundIn(search: string, searched: Page | null, loaded: Page | null): Page | null {
  const entries = withAlias(search, searched?.entries ?? [], loaded?.entries ?? []);
  return searched === null && entries.length === 0 ? null : { entries, full: searched?.full === true };
}
