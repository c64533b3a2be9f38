import type { Conversation } from "../chat/model";
import type { Millis } from "../time";
import { standingAvailability } from "./availability";
import type { DeskListener } from "./offers";

/** Whether a listener at the desk, free or not, can hear somebody: in their language, in a crisis in any. Null: anybody. */
export const isHeardAtDesk = (
  listeners: readonly Pick<DeskListener, "approved" | "availability" | "seenAt" | "languages" | "secondLanguages">[],
  person: Pick<Conversation, "locale" | "risk"> | null,
  now: Millis,
): boolean =>
  listeners.some(
    (each) =>
      each.approved &&
      standingAvailability(each, now) !== "away" &&
      (person === null ||
        person.risk === "crisis" ||
        each.languages.includes(person.locale) ||
        each.secondLanguages.includes(person.locale)),
  );
