import type { Therapist } from "@thodu/domain/appointments/model";
import { changedFields } from "@thodu/domain/appointments/roster";
import * as t from "@messages/adminAppointments";
import { loadFirestore } from "../../../lib/firebase";

/** The therapist's record as it is after a refusal; null if it can't be read. */
export async function readTherapistNow(id: string): Promise<Therapist | null> {
  try {
    const [{ therapistNow }] = await Promise.all([import("../api/appointments"), loadFirestore()]);
    return await therapistNow(id);
  } catch {
    return null;
  }
}

type Field = ReturnType<typeof changedFields>[number];

/** The words for the present value of each field. */
const words: Readonly<Record<Field, (now: Therapist) => string>> = {
  name: ({ name }) => `${t.name}: ${name}`,
  registrationNumber: ({ registrationNumber }) => `${t.number}: ${registrationNumber}`,
  languages: ({ languages }) => `${t.languagesLabel}: ${languages.map((each) => t.languages[each]).join(", ")}`,
  workingDays: ({ workingDays }) =>
    `${t.daysLabel}: ${workingDays
      .toSorted((a, b) => a - b)
      .map((day) => t.days[day])
      .join(", ")}`,
  active: ({ active }) => (active ? t.active : t.inactive),
};

/** The words for what a colleague has saved since the form showed `saw`. */
export const overtakenBy = (saw: Therapist, now: Therapist): string =>
  t.therapistOvertaken(
    changedFields(saw, now)
      .map((field) => words[field](now))
      .join("; "),
  );

/** A colleague's saved record (`now`) with the changes that the form made: the differences between `saw` and `mine`. */
export const mergedOver = (now: Therapist, saw: Therapist, mine: Therapist): Therapist => ({
  ...now,
  ...Object.fromEntries(changedFields(saw, mine).map((field) => [field, mine[field]])),
});
