import { addDays } from "@thodu/domain/rota/calendar";
import { forecastOf, WEEKS } from "@thodu/domain/rota/forecast";
import { placesOf } from "@thodu/domain/rota/plan";
import { needOf } from "@thodu/domain/rota/staffing";
import type { RotaStore } from "./ports";

/** How many days, including today, have shifts. */
export const DAYS_AHEAD = 14;

export const daysFrom = (today: string): readonly string[] =>
  Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead));

/** Stores the coming days that are missing, each once: how many listeners they need, and their shifts. */
export async function openDays(rota: RotaStore, today: string): Promise<number> {
  const wanted = daysFrom(today);
  const there = new Set((await rota.days(wanted)).map(({ day }) => day));
  const missing = wanted.filter((day) => !there.has(day));
  if (missing.length === 0) return 0;
  const measured = await rota.measured(addDays(today, -7 * WEEKS), today);
  for (const day of missing) {
    // The days between today and that day have no figures yet, so the forecast uses the weeks before today.
    const forecast = forecastOf(day, measured);
    const need = needOf(forecast);
    const stored = Object.fromEntries(Object.entries(need).map(([language, hours]) => [language, [...hours]]));
    await rota.openDay({ day, need: stored, basis: forecast.basis, warned: false }, placesOf(day, need));
  }
  return missing.length;
}
