import type { Output } from "@thodu/domain/contracts";
import { stateOf } from "@thodu/domain/rota/change";
import { coverOf, type HourCover } from "@thodu/domain/rota/cover";
import type { Shift } from "@thodu/domain/rota/model";
import type { Millis } from "@thodu/domain/time";
import type { Runtime } from "../ports";
import type { FeedTokens, RotaStore, VersionedShift } from "./ports";

export interface RotaPorts {
  readonly runtime: Runtime;
  readonly rota: RotaStore;
}

export interface CalendarPorts extends RotaPorts {
  readonly feedTokens: FeedTokens;
}

export const placed = ({ id, value }: VersionedShift, now: Millis) => {
  const { language, from, to, offered } = value;
  return { id, language, from, to, offered, state: stateOf(value, now) };
};

/** Of these days, those that are stored: each hour with its need and cover. */
export async function coverOfDays(
  rota: RotaStore,
  days: readonly string[],
  shifts: readonly Shift[],
  now: Millis,
): Promise<readonly (Output<"readRota">["days"][number] & { readonly hours: HourCover[] })[]> {
  return (await rota.days(days)).map(({ day, basis, need }) => ({
    day,
    basis,
    hours: [
      ...coverOf(
        day,
        need,
        shifts.filter((each) => each.day === day),
        now,
      ),
    ],
  }));
}
