import type { Input, Outcome } from "@thodu/domain/contracts";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import { calendarOf } from "@thodu/domain/rota/feed";
import type { RotaListener } from "@thodu/domain/rota/model";
import { retryOnConflict } from "../retryOnConflict";
import type { FeedTokens } from "./ports";
import type { CalendarPorts } from "./shown";

/** The secret in the address of a listener's calendar; null if they have no valid one. */
export function calendarIn(
  tokens: FeedTokens,
  uid: string,
  { feed, feeds }: Pick<RotaListener, "feed" | "feeds">,
): string | null {
  const token = tokens.feedToken(uid, feeds);
  return feed === tokens.feedHash(token) ? token : null;
}

/** Makes a new address for the caller's calendar; the old one stops working. */
export async function makeCalendar(
  { runtime, rota, feedTokens }: CalendarPorts,
  { uid }: Actor,
  { locale }: Input<"makeCalendar">,
): Promise<Outcome<"makeCalendar">> {
  return retryOnConflict<Outcome<"makeCalendar">>(runtime, async () => {
    const own = await rota.listener(uid);
    const feeds = own.value.feeds + 1;
    const calendar = feedTokens.feedToken(uid, feeds);
    const feed = { feed: feedTokens.feedHash(calendar), feeds, feedLocale: locale };
    return (await rota.setFeed(uid, own, feed)) === "conflict" ? "conflict" : ok({ calendar });
  });
}

interface Feed {
  readonly text: string;
  /** Changes only if the shifts change. */
  readonly tag: string;
}

/** The calendar with this secret; null if there is none, or its listener may not listen any more. */
export async function readCalendar({ runtime, rota, feedTokens }: CalendarPorts, token: string): Promise<Feed | null> {
  const found = await rota.feedOf(feedTokens.feedHash(token));
  if (!found) return null;
  const now = runtime.now();
  const { uid, value } = found;
  if ((await rota.people([uid], now)).get(uid)?.approved !== true) return null;
  const text = calendarOf(value.booked, value.feedLocale, now);
  return { text, tag: feedTokens.feedHash(calendarOf(value.booked, value.feedLocale, 0)) };
}
