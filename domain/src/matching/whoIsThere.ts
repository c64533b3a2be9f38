import type { Millis } from "../time";
import { availabilityNow } from "./availability";
import { mayMeet, type DeskListener, type Queued } from "./offers";

type AtDesk = Pick<
  DeskListener,
  "uid" | "approved" | "availability" | "seenAt" | "languages" | "secondLanguages" | "holdsCrisis" | "inCall"
>;

/**
 * The uid of a listener at the desk, free or not, who can help this person; null if there is none. In a crisis any
 * language will do. A listener who is with somebody in a crisis, or in a call, does not count, as nobody is offered to
 * them until it is over; nor does one whom a block parts from the person. With `person` null: any listener at the desk.
 */
export function hearerAtDesk(
  listeners: readonly AtDesk[],
  person: Pick<Queued, "id" | "blocked" | "locale" | "risk"> | null,
  now: Millis,
): string | null {
  const hears = ({ uid, languages, secondLanguages, holdsCrisis, inCall }: AtDesk): boolean =>
    person === null ||
    (mayMeet(person, uid) &&
      !holdsCrisis &&
      !inCall &&
      (person.risk === "crisis" || [...languages, ...secondLanguages].includes(person.locale)));
  const found = listeners.find((each) => each.approved && availabilityNow(each, now) !== "away" && hears(each));
  return found?.uid ?? null;
}
