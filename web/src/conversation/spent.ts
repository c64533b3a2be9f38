import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import { spentKinds, usageKeys, type Used, type UsedBy } from "@thodu/domain/plans/metering";
import type { Item } from "@thodu/domain/plans/plans";
import { watchFreeCall } from "../calls/live";
import { onDocument } from "../lib/firebase/confirmed";
import { db, doc } from "../lib/firebase/firestore";
import { serverNow } from "../lib/serverClock";
import { watching, type Stop, type Watch } from "../lib/watching";

const usedIn = (document: { get(field: string): unknown }): Used => {
  const [chat, call] = [document.get("chat"), document.get("call")];
  return { chat: typeof chat === "number" ? chat : 0, call: typeof call === "number" ? call : 0 };
};

/**
 * Reports what was used under these usage keys, once all are known and after each change. Leaves out those that the
 * rules refuse.
 */
export function watchUsed(uid: string, keys: readonly string[], on: (used: UsedBy) => void): Stop {
  const heard = new Map<string, Used | null>();
  const hear = (key: string, used: Used | null): void => {
    heard.set(key, used);
    if (heard.size === keys.length)
      on(Object.fromEntries([...heard].flatMap(([each, of]) => (of ? [[each, of]] : []))));
  };
  const stops = keys.map((key) =>
    watching(
      (failed) => onDocument(doc(db, "usage", `${uid}_${key}`), (document) => hear(key, usedIn(document)), failed),
      () => hear(key, null),
    ),
  );
  return () => stops.forEach((stop) => stop());
}

/** What somebody has used up. */
export interface Spent {
  readonly freeCall: boolean;
  /** The kinds that their Pay As You Go plan no longer pays for. */
  readonly kinds: readonly Item[];
}

/**
 * Watches the free call and, with a Pay As You Go plan in `single`, its usage, which the plan's own record does not
 * hold.
 */
export function watchSpent(uid: string, single: PlanTerm | null, { on, onRefused }: Watch<Spent>): Stop {
  const keys = [...usageKeys("call", single, serverNow()), ...usageKeys("chat", single, serverNow())];
  let freeCall: boolean | null = null;
  let used: UsedBy | null = keys.length === 0 ? {} : null;
  const tell = (): void => {
    if (freeCall === null || used === null) return;
    on({ freeCall, kinds: single ? spentKinds(single, used, serverNow()) : [] });
  };
  const hearFreeCall = (isUsed: boolean): void => {
    freeCall = isUsed;
    tell();
  };
  const hearUsed = (all: UsedBy): void => {
    used = all;
    tell();
  };
  const stops = [watchFreeCall(uid, { on: hearFreeCall, onRefused }), watchUsed(uid, keys, hearUsed)];
  return () => stops.forEach((stop) => stop());
}
