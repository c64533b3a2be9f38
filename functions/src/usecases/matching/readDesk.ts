import type { Input, Outcome, Output } from "@thodu/domain/contracts";
import { standingAvailability } from "@thodu/domain/matching/availability";
import { isFree } from "@thodu/domain/matching/offers";
import { countOpenWaits } from "@thodu/domain/matching/cohorts";
import { leavesAlarmOpen } from "@thodu/domain/matching/position";
import { countOf, expectedWait } from "@thodu/domain/matching/waits";
import { longestWait, SHOWN_WAITS, whoHasLeft, whoIsUnanswered, whoWaits } from "@thodu/domain/matching/whoWaits";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import { kolkataDay, type Millis } from "@thodu/domain/time";
import type { Runtime } from "../ports";
import type { LongestWaits, QueueStore } from "./ports";

type Queue = Pick<
  QueueStore,
  "counts" | "atDesk" | "heldInCrisis" | "goneInCrisis" | "waitsOn" | "openWaits" | "longestWaits" | "alarmed"
>;

const valuesOf = ({ waits }: LongestWaits) => waits.map(({ value }) => value);

/** Who has waited longest in the language that was asked for; nothing where none was. */
function longestOfLanguage(
  inLanguage: LongestWaits | null,
  now: Millis,
): Pick<Output<"readDesk">, "longestInLanguage"> {
  if (inLanguage === null) return {};
  const longest = longestWait(valuesOf(inLanguage));
  const waited = Math.max(0, now - (longest?.since ?? now));
  return { longestInLanguage: longest && { uid: longest.uid, alias: longest.alias, waited } };
}

/**
 * Counts who waits and who is there; of those who wait, the first by risk and wait with their alias, in one language if
 * it is asked for.
 */
export async function readDesk(
  { runtime, queue }: { readonly runtime: Runtime; readonly queue: Queue },
  _actor: Actor,
  { locale }: Input<"readDesk">,
): Promise<Outcome<"readDesk">> {
  const now = runtime.now();
  const [counts, { listeners, onPhone }, held, away, days, openWaits, all, inLanguage, alarmed] = await Promise.all([
    queue.counts(now),
    queue.atDesk(),
    queue.heldInCrisis(),
    queue.goneInCrisis(),
    queue.waitsOn([kolkataDay(now)]),
    queue.openWaits(now),
    queue.longestWaits(),
    locale === undefined ? null : queue.longestWaits(locale),
    queue.alarmed(),
  ]);
  const today = days[0] ?? null;
  const there = listeners.map(({ value }) => value).filter(({ approved }) => approved);
  const online = there.filter((each) => standingAvailability(each, now) === "online");
  const { crisis, concern, plan, others, gone, allGone, offered, promised, oldest } = counts;
  const openAlarms = alarmed.map(({ value }) => value).filter((each) => leavesAlarmOpen(each, now));
  // They stand first, though others of their level have waited for longer.
  const toName = new Map([...valuesOf(inLanguage ?? all), ...openAlarms].map((each) => [each.id, each]));
  const people = whoWaits([...toName.values()], now, locale);
  const waiting = inLanguage?.count ?? crisis + concern + plan + others;
  const longestOf = longestWait(valuesOf(all));
  const unanswered = whoIsUnanswered(
    held.map(({ value }) => value).filter(({ id }) => !onPhone.has(id)),
    now,
  );
  return ok({
    people: [...people],
    more: Math.max(0, waiting - people.length),
    waiting: { crisis, concern, plan, others, gone },
    openAlarms: openAlarms.length,
    unanswered: unanswered.length,
    heldUnanswered: unanswered.slice(0, SHOWN_WAITS),
    leftInCrisis: [
      ...whoHasLeft(
        away.map(({ value }) => value),
        now,
      ),
    ],
    leftOther: Math.max(0, allGone - gone),
    longestWait: oldest === null ? 0 : Math.max(0, now - Math.min(oldest, longestOf?.since ?? oldest)),
    longest: oldest === null || !longestOf ? null : { uid: longestOf.uid, alias: longestOf.alias },
    ...longestOfLanguage(inLanguage, now),
    offered,
    promised,
    online: online.length,
    busy: there.filter((each) => standingAvailability(each, now) === "busy").length,
    freePlaces: there.filter((each) => isFree(each, now)).reduce((sum, { load, capacity }) => sum + capacity - load, 0),
    today:
      today && expectedWait({ taken: today.waits, left: today.leftWaits, waiting: countOpenWaits(openWaits, now) }),
    leftToday: today === null ? 0 : countOf(today.leftWaits),
  });
}
