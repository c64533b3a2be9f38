import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { capOf } from "@thodu/domain/rota/caps";
import { addDays, dayOf, dayStart } from "@thodu/domain/rota/calendar";
import { ASKED_BEFORE, changeShift as decide } from "@thodu/domain/rota/change";
import { neededOf, staffOf } from "@thodu/domain/rota/cover";
import type { Millis } from "@thodu/domain/time";
import { retryOnConflict } from "../retryOnConflict";
import { calendarIn } from "./calendar";
import { DAYS_AHEAD, daysFrom } from "./days";
import { coverOfDays, placed, type CalendarPorts, type RotaPorts } from "./shown";

type Answer<N extends "readShifts" | "changeShift"> = Promise<Outcome<N>>;

/** How much a shift is needed, for the order of the list; for one that has begun, in proportion to what is left. */
const leftOf = (
  { needed, from, to }: { readonly needed: number; readonly from: number; readonly to: number },
  now: number,
) => (needed * (to - Math.max(from, now))) / (to - from);

/** The most open shifts of a day that are listed, so that no coming day is left out. */
const OPEN_OF_DAY_MAX = 40;

/** The first shifts of each day, in the given order. */
function firstOfEachDay<T extends { readonly from: Millis }>(shifts: readonly T[]): readonly T[] {
  const listed = new Map<string, number>();
  return shifts.filter(({ from }) => {
    const day = dayOf(from);
    const count = (listed.get(day) ?? 0) + 1;
    listed.set(day, count);
    return count <= OPEN_OF_DAY_MAX;
  });
}

export async function readShifts({ runtime, rota, feedTokens }: CalendarPorts, { uid }: Actor): Answer<"readShifts"> {
  const now = runtime.now();
  const days = daysFrom(dayOf(now));
  const [shifts, people, zone, own] = await Promise.all([
    rota.shifts(dayStart(dayOf(now)), dayStart(addDays(dayOf(now), DAYS_AHEAD))),
    rota.people([uid], now),
    rota.zone(uid),
    rota.listener(uid),
  ]);
  const hours = (
    await coverOfDays(
      rota,
      days,
      shifts.map(({ value }) => value),
      now,
    )
  ).flatMap((each) => each.hours);
  const mine = shifts.filter(({ value }) => value.uid === uid && value.to > now);
  const languages = people.get(uid)?.languages ?? [];
  const open = shifts
    .filter(({ value }) => languages.includes(value.language) && value.uid !== uid && value.to > now)
    .filter(({ value }) => value.uid === null || (value.offered && value.from > now))
    .map((seen) => ({
      ...placed(seen, now),
      // A shift covers its hours until a colleague takes it, so one that is offered counts as fully needed.
      needed: seen.value.uid === null ? neededOf(seen.value, hours) : 1,
      staff: [...staffOf(seen.value, hours)],
      // Past shifts count too, as they do when the shift is taken.
      cap: capOf(own.value.booked, seen.value, zone),
    }))
    .toSorted(
      (a, b) => Number(a.cap !== null) - Number(b.cap !== null) || leftOf(b, now) - leftOf(a, now) || a.from - b.from,
    );
  return ok({
    zone,
    calendar: calendarIn(feedTokens, uid, own.value),
    mine: mine.map((seen) => ({
      ...placed(seen, now),
      asks: seen.value.confirmedAt === null && now >= seen.value.from - ASKED_BEFORE && now < seen.value.from,
    })),
    open: [...firstOfEachDay(open)],
  });
}

export async function changeShift(
  { runtime, rota }: RotaPorts,
  { uid }: Actor,
  { shiftId, wish }: Input<"changeShift">,
): Answer<"changeShift"> {
  return retryOnConflict<Outcome<"changeShift">>(runtime, async () => {
    const now = runtime.now();
    const [seen, own, zone, people] = await Promise.all([
      rota.find(shiftId),
      rota.listener(uid),
      rota.zone(uid),
      rota.people([uid], now),
    ]);
    if (!seen) return fail(refuse("NOT_FOUND"));
    const languages = people.get(uid)?.languages ?? [];
    const decided = decide({ uid, shiftId, shift: seen.value, own: own.value, zone, languages, now }, wish);
    if (!decided.ok) return decided;
    const { takenFrom } = decided.value;
    const before = takenFrom === null ? null : await rota.listener(takenFrom);
    const stored = await rota.change(uid, seen, own, before, decided.value);
    return stored === "conflict" ? "conflict" : ok({});
  });
}
