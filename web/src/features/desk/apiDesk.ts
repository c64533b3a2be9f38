import { readEpoch, readSummary, type Summary } from "../../conversation/documents";
import { onDocument } from "../../lib/firebase/confirmed";
import { watching, type Stop, type Watch } from "../../lib/watching";
import {
  collection,
  db,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type Query,
  type QuerySnapshot,
} from "../../lib/firebase/firestore";
import { FIRST } from "./inbox/first";
import type { Entry, Tab } from "./inbox/list";
import { spaced } from "./inbox/spaced";

/** Subscribes to the stamp under which the shared list is read. It changes when somebody's approval is withdrawn. */
export const watchEpoch = ({ on, onRefused }: Watch<string>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        doc(db, "desk", "current"),
        (snapshot) => {
          const desk = readEpoch(snapshot.data());
          if (desk) on(desk.epoch);
        },
        failed,
      ),
    onRefused,
  );

/** A conversation that is open at the desk. */
export interface OpenTalk {
  /** Null if none can be read. */
  readonly summary: Summary | null;
  /** Whether the server has said so. What the device had cached may be from before the claim. */
  readonly confirmed: boolean;
}

export const watchOpenTalk = (conversationId: string, { on, onRefused }: Watch<OpenTalk>): Stop =>
  watching(
    (failed) =>
      onDocument(
        doc(db, "conversations", conversationId),
        (found) =>
          on({ summary: found.exists() ? readSummary(found.data()) : null, confirmed: !found.metadata.fromCache }),
        failed,
      ),
    onRefused,
  );

export interface Page {
  readonly entries: readonly Entry[];
  /** Whether there may be more than were asked for. */
  readonly full: boolean;
  /** The limit of each query; 0 if the entries are a part of those that are loaded already. */
  readonly asked: number;
  /** Whether the server has answered. Until then the entries come from the cache, which may lack some. */
  readonly confirmed: boolean;
}

interface Wish {
  readonly epoch: string;
  readonly tab: Tab;
  readonly uid: string;
  readonly count: number;
  /** The beginning of an alias, searched in all tabs. Empty: shows the tab. */
  readonly search: string;
}

const desk = () => collection(db, "conversations");

/**
 * The queries of one tab. Waiting people are queried by risk and plan, so that no number of others hides somebody at
 * risk.
 */
function queriesOf({ epoch, tab, uid, count, search }: Wish): readonly Query[] {
  const stamped = where("deskEpoch", "==", epoch);
  const newest = orderBy("lastMessageAt", "desc");
  const most = limit(count);
  if (search !== "") {
    return [
      query(
        desk(),
        stamped,
        where("alias", ">=", search),
        where("alias", "<=", `${search}\uf8ff`),
        orderBy("alias"),
        most,
      ),
    ];
  }
  if (tab === "mine") return [query(desk(), stamped, where("volunteerId", "==", uid), newest, most)];
  if (tab === "others") return [query(desk(), stamped, where("status", "==", "active"), newest, most)];
  if (tab === "all") return [query(desk(), stamped, newest, most)];
  const waits = where("status", "==", "waiting");
  const inQueue = where("waitingSince", "!=", null);
  const first = orderBy("waitingSince");
  const crisis = where("risk", "==", "crisis");
  const none = where("risk", "==", "none");
  return [
    query(desk(), stamped, waits, crisis, inQueue, first, most),
    query(desk(), stamped, waits, where("risk", "==", "concern"), inQueue, first, most),
    query(desk(), stamped, waits, none, where("priority", "==", 1), inQueue, first, most),
    query(desk(), stamped, waits, none, where("priority", "==", 0), inQueue, first, most),
    // Somebody whose page is gone has no place in the queue, but a crisis stays visible all the same.
    query(desk(), stamped, waits, crisis, where("waitingSince", "==", null), most),
  ];
}

/** Subscribes to the summaries of one tab, up to `count` from each of its queries. */
export const watchList = (wish: Wish, { on, onRefused }: Watch<Page>): Stop =>
  watching((failed) => {
    const parts = queriesOf(wish).map((asked) => ({ asked, part: new Part(wish.count) }));
    // The service sends some twenty changes at a time, each as a snapshot of its own.
    const { tell, stop } = spaced<boolean>((isNews) => {
      const pages = parts.flatMap(({ part }) => part.page ?? []);
      if (isNews && pages.length === parts.length) on(joined(pages));
    });
    const readAll = (): boolean => parts.map(({ part }) => part.read()).includes(true);
    const stops = parts.map(({ asked, part }) =>
      onSnapshot(
        asked,
        { includeMetadataChanges: true },
        (snapshot) => {
          if (part.take(snapshot)) tell(readAll);
        },
        failed,
      ),
    );
    return () => {
      stop();
      stops.forEach((end) => end());
    };
  }, onRefused);

/** Subscribes to what the desk reads first: the stamp, then the newest of the list. Tells nobody what it reads. */
export function watchFirst(): Stop {
  const silent = { on: () => undefined, onRefused: () => undefined };
  let stopList: Stop = () => undefined;
  const stopEpoch = watchEpoch({
    ...silent,
    on: (epoch) => {
      stopList();
      stopList = watchList({ epoch, tab: "all", uid: "", count: FIRST, search: "" }, silent);
    },
  });
  return () => {
    stopEpoch();
    stopList();
  };
}

/** The result of one query of a tab. Snapshots are collected as they arrive and read when the list is drawn. */
class Part {
  #unread: QuerySnapshot[] = [];
  readonly #reader = entryReader();
  page: Page | null = null;

  constructor(private readonly count: number) {}

  /** Returns whether the page may have changed: not if only the metadata of a confirmed result changed. */
  take(snapshot: QuerySnapshot): boolean {
    const isNews = this.page?.confirmed !== true || snapshot.docChanges().length > 0;
    if (isNews) this.#unread.push(snapshot);
    return isNews;
  }

  /** Returns whether the page has changed. */
  read(): boolean {
    const before = this.page;
    for (const snapshot of this.#unread) {
      const entries = this.#reader(snapshot) ?? this.page?.entries ?? [];
      const { fromCache } = snapshot.metadata;
      if (fromCache && entries.length === 0) continue;
      const confirmed = this.page?.confirmed === true || !fromCache;
      if (this.page?.entries !== entries || this.page.confirmed !== confirmed)
        this.page = { entries, full: snapshot.size >= this.count, asked: this.count, confirmed };
    }
    this.#unread = [];
    return this.page !== before;
  }
}

/**
 * Reads the snapshots of one query, one after the other: all its entries, in the order of the query, or null when none
 * has changed. A snapshot is read by its changes alone: `snapshot.docs` would make an object for each of its documents
 * anew.
 */
function entryReader(): (snapshot: QuerySnapshot) => readonly Entry[] | null {
  /** The entries by position, as the indexes of the changes count them; null for one that can't be read. */
  const known: (Entry | null)[] = [];
  return (snapshot) => {
    const changes = snapshot.docChanges();
    for (const { type, doc: document, oldIndex, newIndex } of changes) {
      if (type !== "added") known.splice(oldIndex, 1);
      if (type === "removed") continue;
      const summary = readSummary(document.data());
      known.splice(newIndex, 0, summary && { ...summary, id: document.id });
    }
    return changes.length === 0 ? null : known.filter((entry) => entry !== null);
  };
}

/** Joins pages; somebody who changes places between two snapshots is listed once. */
const joined = (pages: readonly Page[]): Page => ({
  entries: [...new Map(pages.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry]))).values()],
  full: pages.some(({ full }) => full),
  asked: Math.max(...pages.map(({ asked }) => asked)),
  confirmed: pages.every(({ confirmed }) => confirmed),
});
