import { addDays, dayOf, dayStart } from "@thodu/domain/rota/calendar";
import { dueOf } from "@thodu/domain/rota/change";
import { coverOf, stretchesOf, warningsOf, weekWarning, type Stretch } from "@thodu/domain/rota/cover";
import type { RotaDay } from "@thodu/domain/rota/model";
import { isOnCall, type StandbyPhone } from "@thodu/domain/rota/standby";
import type { Millis } from "@thodu/domain/time";
import { workEach, type Swept } from "../../loops";
import type { SweepPorts } from "../sweep";
import { openDays } from "./days";
import type { RotaStore, VersionedShift } from "./ports";

/** So many days ahead the admins are told of hours that nobody has. */
const TOLD_AHEAD = 7;
const ABREAST = 5;

type RotaSweepPorts = SweepPorts & { readonly rota: RotaStore };

const NOBODY = { approved: false, present: false };

/** Asks, notes who came, and makes gaps of what was not confirmed or whose listener may not listen any more. */
async function settleDue({ rota, onDefect }: RotaSweepPorts, shifts: readonly VersionedShift[], now: Millis) {
  const uids = [...new Set(shifts.flatMap(({ value: { uid } }) => uid ?? []))];
  const people = await rota.people(uids, now);
  const due = shifts.flatMap((seen) => {
    const what = dueOf(seen.value, people.get(seen.value.uid ?? "") ?? NOBODY, now);
    return what === null ? [] : [{ seen, what }];
  });
  // What lost a race is looked at again with the next sweep.
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
): readonly Stretch[] =>
  stretchesOf(
    coverOf(
      day,
      need,
      shifts.map(({ value }) => value).filter((each) => each.day === day),
    ),
    (language, at) => isOnCall(phones, language, at),
  );

/** Tells the admins of hours that nobody has: seven days ahead, an hour ahead and in the moment, each once. */
async function warn({ rota, onDefect }: RotaSweepPorts, near: readonly VersionedShift[], now: Millis): Promise<Swept> {
  const today = dayOf(now);
  const later = addDays(today, TOLD_AHEAD);
  const [days, [inAWeek], phones, languages] = await Promise.all([
    rota.days([today, addDays(today, 1)]),
    rota.days([later]),
    rota.phones(),
    rota.deskLanguages(now),
  ]);
  const nearby = days.flatMap((day) =>
    warningsOf(uncovered(day, near, phones), (language) => languages.has(language), now),
  );
  const shifts = inAWeek?.warned === false ? await rota.shifts(dayStart(later), dayStart(addDays(later, 1))) : [];
  const ahead = inAWeek?.warned === false ? weekWarning(later, uncovered(inAWeek, shifts, phones)) : null;
  return workEach(
    [...nearby.map((warning) => ({ warning, day: null })), ...(ahead ? [{ warning: ahead, day: later }] : [])],
    ({ warning, day }) => rota.warn(warning, day),
    (_, error) => onDefect(error),
  );
}

/** Opens the days to come, sees to what is due of shifts that are near, and tells the admins who is missing. */
export async function sweepRota(ports: RotaSweepPorts): Promise<Swept> {
  const { runtime, rota, onDefect } = ports;
  const now = runtime.now();
  const today = dayOf(now);
  await openDays(rota, today).catch((error: unknown) => onDefect(error));
  const near = (): Promise<readonly VersionedShift[]> => rota.shifts(dayStart(today), dayStart(addDays(today, 2)));
  const settled = await settleDue(ports, await near(), now);
  const warned = await warn(ports, await near(), now);
  return { ...settled, failed: settled.failed + warned.failed };
}
