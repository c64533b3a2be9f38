import { addDays, dayOf, dayStart } from "@thodu/domain/rota/calendar";
import { dueOf } from "@thodu/domain/rota/change";
import { coverOf, stretchesOf, warningsOf, weekWarning, type Stretch } from "@thodu/domain/rota/cover";
import type { RotaDay } from "@thodu/domain/rota/model";
import { isOnCall, type StandbyPhone } from "@thodu/domain/rota/standby";
import type { Millis } from "@thodu/domain/time";
import { workEach, type Swept } from "../../loops";
import type { SweepPorts } from "../sweep";
import { DAYS_AHEAD, openDays } from "./days";
import type { RotaStore, VersionedShift } from "./ports";

/** How many days ahead the admins are told of a day with hours without a listener: at most, and at least. */
const [TOLD_FROM, TOLD_UNTIL] = [7, 1];
const ABREAST = 5;

type RotaSweepPorts = SweepPorts & { readonly rota: RotaStore };

const NOBODY = { approved: false, present: false };

/**
 * Asks listeners to confirm, stores who came, and releases shifts that were not confirmed or whose listener may not
 * listen any more.
 */
async function settleDue({ rota, onDefect }: RotaSweepPorts, shifts: readonly VersionedShift[], now: Millis) {
  const uids = [...new Set(shifts.flatMap(({ value: { uid } }) => uid ?? []))];
  const people = await rota.people(uids, now);
  const due = shifts.flatMap((seen) => {
    const what = dueOf(seen.value, people.get(seen.value.uid ?? "") ?? NOBODY, now);
    return what === null ? [] : [{ seen, what }];
  });
  // If a race was lost, the next sweep tries again.
  return workEach(
    due,
    ({ seen, what }) => rota.settle(seen, what, now),
    (_, error) => onDefect(error),
    ABREAST,
  );
}

const uncovered = (
  { day, need }: RotaDay,
  shifts: readonly VersionedShift[],
  phones: readonly StandbyPhone[],
  now: Millis,
): readonly Stretch[] =>
  stretchesOf(
    coverOf(
      day,
      need,
      shifts.map(({ value }) => value).filter((each) => each.day === day),
      now,
    ),
    (language, at) => isOnCall(phones, language, at),
  );

/**
 * Tells the admins of hours without a listener: days ahead, once for each day; an hour ahead and during it, once for
 * each hour.
 */
async function warn(
  { rota, onDefect }: RotaSweepPorts,
  shifts: readonly VersionedShift[],
  now: Millis,
): Promise<Swept> {
  const today = dayOf(now);
  const later = Array.from({ length: TOLD_FROM - TOLD_UNTIL + 1 }, (_, day) => addDays(today, TOLD_UNTIL + day));
  const [near, ahead, phones, languages] = await Promise.all([
    rota.days([today, addDays(today, 1)]),
    rota.days(later),
    rota.phones(),
    rota.deskLanguages(now),
  ]);
  const ofHours = near.flatMap((day) =>
    warningsOf(uncovered(day, shifts, phones, now), (language) => languages.has(language), now),
  );
  const ofDays = ahead.flatMap((each) => {
    const warning = each.warned ? null : weekWarning(each.day, uncovered(each, shifts, phones, now));
    return warning ? [{ warning, day: each.day }] : [];
  });
  return workEach(
    [...ofHours.map((warning) => ({ warning, day: null })), ...ofDays],
    ({ warning, day }) => rota.warn(warning, day),
    (_, error) => onDefect(error),
  );
}

/** Opens the coming days, handles what is due of their shifts, and tells the admins of gaps. */
export async function sweepRota(ports: RotaSweepPorts): Promise<Swept> {
  const { runtime, rota, onDefect } = ports;
  const now = runtime.now();
  const today = dayOf(now);
  await openDays(rota, today).catch((error: unknown) => onDefect(error));
  const shifts = (): Promise<readonly VersionedShift[]> =>
    rota.shifts(dayStart(today), dayStart(addDays(today, DAYS_AHEAD)));
  const seen = await shifts();
  const settled = await settleDue(ports, seen, now);
  const warned = await warn(ports, settled.done + settled.failed > 0 ? await shifts() : seen, now);
  return { ...settled, failed: settled.failed + warned.failed };
}
