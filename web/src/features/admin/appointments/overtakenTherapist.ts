import type { Therapist } from "@thodu/domain/appointments/model";
import { changedFields } from "@thodu/domain/appointments/roster";
import * as t from "@messages/adminAppointments";
import { loadFirestore } from "../../../lib/firebase";

/** A therapist as they stand after a refusal; null where that can't be read. */
export async function readTherapistNow(id: string): Promise<Therapist | null> {
  try {
    const [{ therapistNow }] = await Promise.all([import("../api/appointments"), loadFirestore()]);
    return await therapistNow(id);
  } catch {
    return null;
  }
}

type Field = ReturnType<typeof changedFields>[number];

/** What a therapist has by now, in words. */
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

/** What a colleague has saved since the form showed `saw`. */
export const overtakenBy = (saw: Therapist, now: Therapist): string =>
  t.therapistOvertaken(
    changedFields(saw, now)
      .map((field) => words[field](now))
      .join("; "),
  );

/** What a colleague has saved, with the changes over it that the form `mine` has made of what it showed (`saw`). */
export const mergedOver = (now: Therapist, saw: Therapist, mine: Therapist): Therapist => ({
  ...now,
  ...Object.fromEntries(changedFields(saw, mine).map((field) => [field, mine[field]])),
});
