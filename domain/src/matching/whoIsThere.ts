import type { Millis } from "../time";
import { standingAvailability } from "./availability";
import { mayMeet, type DeskListener, type Queued } from "./offers";

type AtDesk = Pick<
  DeskListener,
  "uid" | "approved" | "availability" | "seenAt" | "languages" | "secondLanguages" | "holdsCrisis"
>;

/**
 * A listener at the desk, free or not, who can hear a person: in their language; in a crisis in any, but not whoever is with
 * somebody else in a crisis, who is asked about nobody meanwhile. Never one from whom a block parts them (`blocked`). The
 * person null: anybody. Answers with the uid; null where nobody can.
 */
export function hearerAtDesk(
  listeners: readonly AtDesk[],
  person: Pick<Queued, "id" | "blocked" | "locale" | "risk"> | null,
  now: Millis,
): string | null {
  const hears = ({ uid, languages, secondLanguages, holdsCrisis }: AtDesk): boolean =>
    person === null ||
    (mayMeet(person, uid) &&
      (person.risk === "crisis"
        ? !holdsCrisis
        : languages.includes(person.locale) || secondLanguages.includes(person.locale)));
  const found = listeners.find((each) => each.approved && standingAvailability(each, now) !== "away" && hears(each));
  return found?.uid ?? null;
}
