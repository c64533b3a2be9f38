import type { Input, Outcome, Output } from "@thodu/domain/contracts";
import { availabilityNow } from "@thodu/domain/matching/availability";
import { isFree } from "@thodu/domain/matching/offers";
import { countOpenWaits } from "@thodu/domain/matching/cohorts";
import { leavesAlarmOpen } from "@thodu/domain/matching/position";
import { countOf, expectedWait } from "@thodu/domain/matching/waits";
import { firstInCrisis, longestWait, SHOWN_WAITS, whoHasLeft, whoWaits } from "@thodu/domain/matching/whoWaits";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import { kolkataDay, type Millis } from "@thodu/domain/time";
import type { Runtime } from "../ports";
import { heldUnanswered } from "./heldUnanswered";
import type { AtDesk, LongestWaits, QueueStore } from "./ports";

type Queue = Pick<
  QueueStore,
  "counts" | "atDesk" | "heldInCrisis" | "known" | "goneInCrisis" | "waitsOn" | "openWaits" | "longestWaits" | "alarmed"
>;

const valuesOf = ({ waits }: LongestWaits) => waits.map(({ value }) => value);

const eachOnce = <T extends { readonly id: string }>(waits: readonly T[]): readonly T[] => [
  ...new Map(waits.map((each) => [each.id, each])).values(),
];

/** The person with the longest wait in the language that was asked for; empty if none was. */
function longestOfLanguage(
  inLanguage: LongestWaits | null,
  now: Millis,
): Pick<Output<"readDesk">, "longestInLanguage"> {
  if (inLanguage === null) return {};
  const longest = longestWait(valuesOf(inLanguage));
  const waited = Math.max(0, now - (longest?.since ?? now));
  return { longestInLanguage: longest && { uid: longest.uid, alias: longest.alias, waited } };
}

/** The listeners who are with somebody in a crisis or in a call; also those who left the desk but hold a crisis. */
function engagedOf(
  { listeners }: AtDesk,
  held: Awaited<ReturnType<Queue["heldInCrisis"]>>,
): NonNullable<Output<"readDesk">["engaged"]> {
  const inCrisis = Map.groupBy(
    held.map(({ value }) => value).filter(({ volunteerId }) => volunteerId !== null),
    ({ volunteerId }) => volunteerId ?? "",
  );
  const inCall = listeners.map(({ value }) => value).filter((each) => each.inCall && !inCrisis.has(each.uid));
  return [
    ...[...inCrisis].map(([uid, people]) => ({
      uid,
      by: "crisis" as const,
      people: people.map(({ id, alias }) => ({ uid: id, alias })),
    })),
    ...inCall.map(({ uid }) => ({ uid, by: "call" as const })),
  ];
}

/**
 * Counts the people who wait and the listeners who are there. Names the first by risk and wait with their alias, of one
 * language if it is asked for.
 */
export async function readDesk(
  { runtime, queue }: { readonly runtime: Runtime; readonly queue: Queue },
  _actor: Actor,
  { locale }: Input<"readDesk">,
): Promise<Outcome<"readDesk">> {
  const now = runtime.now();
  const [counts, atDesk, held, away, days, openWaits, all, inLanguage, alarmed] = await Promise.all([
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
  const { listeners, onPhone } = atDesk;
  const today = days[0] ?? null;
  const there = listeners.map(({ value }) => value).filter(({ approved }) => approved);
  const online = there.filter((each) => availabilityNow(each, now) === "online");
  const { crisis, concern, plan, others, gone, allGone, offered, promised, oldest } = counts;
  const openAlarms = alarmed.map(({ value }) => value).filter((each) => leavesAlarmOpen(each, now));
  // People with an open alarm stand first, though others of their level have waited longer.
  const people = whoWaits(eachOnce([...valuesOf(inLanguage ?? all), ...openAlarms]), now, locale);
  const waiting = inLanguage?.count ?? crisis + concern + plan + others;
  const longestOf = longestWait(valuesOf(all));
  const unanswered = await heldUnanswered(queue, held, async () => onPhone, now);
  return ok({
    people: [...people],
    more: Math.max(0, waiting - people.length),
    firstInCrisis: [...firstInCrisis(eachOnce([...valuesOf(all), ...openAlarms]), now)],
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
    longestWait: oldest === null ? 0 : Math.max(0, now - (longestOf?.since ?? oldest)),
    longest: oldest === null || !longestOf ? null : { uid: longestOf.uid, alias: longestOf.alias },
    ...longestOfLanguage(inLanguage, now),
    offered,
    promised,
    engaged: engagedOf(atDesk, held),
    online: online.length,
    busy: there.filter((each) => availabilityNow(each, now) === "busy").length,
    freePlaces: there.filter((each) => isFree(each, now)).reduce((sum, { load, capacity }) => sum + capacity - load, 0),
    today:
      today && expectedWait({ taken: today.waits, left: today.leftWaits, waiting: countOpenWaits(openWaits, now) }),
    leftToday: today === null ? 0 : countOf(today.leftWaits),
  });
}
