import type { Outcome, Output } from "@thodu/domain/contracts";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import { addDays, dayOf, dayStart, weekOf } from "@thodu/domain/rota/calendar";
import { inWeek, isAtNight, WEEK_MAX } from "@thodu/domain/rota/caps";
import { stretchesOf } from "@thodu/domain/rota/cover";
import { onCallTonight } from "@thodu/domain/rota/tonight";
import type { Millis } from "@thodu/domain/time";
import { DAYS_AHEAD, daysFrom } from "./days";
import type { NamedPhone, VersionedShift } from "./ports";
import { coverOfDays, placed, type RotaPorts } from "./shown";

/** How many days back missed shifts are shown. */
const DAYS_BACK = 28;

type Listener = Output<"readRota">["listeners"][number];

interface Held {
  readonly uid: string;
  readonly seen: VersionedShift;
}

const heldIn = (shifts: readonly VersionedShift[]): readonly Held[] =>
  shifts.flatMap((seen) => (seen.value.uid === null ? [] : [{ uid: seen.value.uid, seen }]));

/** The Mondays of the weeks in which the coming days lie. */
function mondaysFrom(now: Millis): readonly string[] {
  const first = weekOf(now);
  return [first, addDays(first, 7), addDays(first, 14)].filter((monday) => monday < addDays(dayOf(now), DAYS_AHEAD));
}

/** How the shifts of one listener are spread: by week, and at night in their own time zone. */
function spreadOf(held: readonly Held[], zone: string, now: Millis): Pick<Listener, "time" | "weeks" | "nights"> {
  const spans = held.map(({ seen }) => seen.value);
  const ahead = spans.filter(({ from }) => from >= dayStart(dayOf(now)));
  return {
    time: ahead.reduce((sum, { from, to }) => sum + to - from, 0),
    weeks: mondaysFrom(now).map((monday) => inWeek(spans, monday)),
    nights: ahead.filter((each) => isAtNight(each, zone)).length,
  };
}

function tonightOf(phones: readonly NamedPhone[], now: Millis): NonNullable<Output<"readRota">["tonight"]> {
  const names = new Map(phones.map(({ uid, name }) => [uid, name]));
  const hours = onCallTonight(phones, now);
  return {
    hours: hours.map((hour) => ({
      ...hour,
      listeners: hour.listeners.map((each) => ({ ...each, name: names.get(each.uid) ?? "" })),
    })),
    empty: [...stretchesOf(hours, () => false)],
  };
}

export async function readRota({ runtime, rota }: RotaPorts, { uid }: Actor): Promise<Outcome<"readRota">> {
  const now = runtime.now();
  const today = dayOf(now);
  // Each has a limit of its own, so that a busy past does not hide the coming days.
  const [past, ahead, zone, phones] = await Promise.all([
    rota.shifts(dayStart(addDays(today, -DAYS_BACK)), dayStart(today)),
    rota.shifts(dayStart(today), dayStart(addDays(today, DAYS_AHEAD))),
    rota.zone(uid),
    rota.phones(),
  ]);
  const held = heldIn([...past, ...ahead]);
  const uids = [...new Set(held.map((each) => each.uid))];
  const [people, records, zones, days] = await Promise.all([
    rota.people(uids, now),
    Promise.all(uids.map((each) => rota.listener(each))),
    Promise.all(uids.map((each) => rota.zone(each))),
    coverOfDays(
      rota,
      daysFrom(today),
      ahead.map(({ value }) => value),
      now,
    ),
  ]);
  const nameOf = (of: string | null): string => (of === null ? "" : (people.get(of)?.name ?? ""));
  const missed = held
    .map((each) => ({ ...placed(each.seen, now), uid: each.uid, name: nameOf(each.uid) }))
    .filter(({ state }) => state === "missed");
  const listeners = uids.map((each, at) => ({
    uid: each,
    name: nameOf(each),
    ...spreadOf(
      held.filter((one) => one.uid === each),
      zones[at] ?? zone,
      now,
    ),
    missed: missed.filter((one) => one.uid === each).length,
    lapsed: records[at]?.value.lapsed ?? 0,
  }));
  return ok({
    zone,
    days: [...days],
    shifts: ahead
      .filter(({ value }) => value.to > now)
      .map((seen) => ({ ...placed(seen, now), uid: seen.value.uid, name: nameOf(seen.value.uid) })),
    weeks: mondaysFrom(now).map((monday) => dayStart(monday)),
    weekMax: WEEK_MAX,
    listeners: listeners.toSorted((a, b) => b.time - a.time || a.name.localeCompare(b.name)),
    missed: missed.toReversed(),
    tonight: tonightOf(phones, now),
  });
}
