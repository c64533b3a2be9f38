import type { Conversation } from "../chat/model";
import type { Millis } from "../time";
import { comesFirst, type Waiting } from "./position";

/** What a listener who is asked about somebody is asked about: `first` is a person who comes before all others. */
export type AskedAbout = "first" | "other";

/** The listeners with an open offer. */
export const askedListeners = (
  people: readonly (Pick<Waiting, "risk" | "alarm" | "waitingSince"> & Pick<Conversation, "offer">)[],
  now: Millis,
): ReadonlyMap<string, AskedAbout> => {
  const asked = new Map<string, AskedAbout>();
  for (const person of people) {
    const { offer } = person;
    if (offer === null || offer.expiresAt <= now || asked.get(offer.to) === "first") continue;
    asked.set(offer.to, comesFirst(person, now) ? "first" : "other");
  }
  return asked;
};

/**
 * Whether a colleague is asked at once about somebody who is handed over to them: of several offers to one listener the
 * first in the order of the queue stands (`openOffers`).
 */
export const isAskedAtOnce = (asked: AskedAbout | undefined, { risk }: Pick<Conversation, "risk">): boolean =>
  asked === undefined || (asked === "other" && risk === "crisis");
