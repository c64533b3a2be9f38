import type { Conversation } from "../chat/model";
import type { Millis } from "../time";
import { standingAvailability } from "./availability";
import type { DeskListener } from "./offers";

/**
 * Whether a listener at the desk, free or not, can hear somebody: in their language; in a crisis in any, but not whoever is
 * with somebody else in a crisis, who is asked about nobody meanwhile. Null: anybody.
 */
export const isHeardAtDesk = (
  listeners: readonly Pick<
    DeskListener,
    "approved" | "availability" | "seenAt" | "languages" | "secondLanguages" | "holdsCrisis"
  >[],
  person: Pick<Conversation, "locale" | "risk"> | null,
  now: Millis,
): boolean =>
  listeners.some(
    (each) =>
      each.approved &&
      standingAvailability(each, now) !== "away" &&
      (person === null ||
        (person.risk === "crisis"
          ? !each.holdsCrisis
          : each.languages.includes(person.locale) || each.secondLanguages.includes(person.locale))),
  );
