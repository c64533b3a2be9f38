import type { DeskListener, Queued } from "@thodu/domain/matching/offers";
import { NOON, UNMATCHED } from "./domain";

/** Builders of the queue's facts. */

/** A person who has waited since {@link NOON}. */
export const queued = (id: string, changes: Partial<Queued> = {}): Queued => ({
  id,
  risk: "none",
  priority: 0,
  waitingSince: NOON,
  notice: null,
  locale: "en",
  volunteerId: null,
  ...UNMATCHED,
  ...changes,
});

/** A listener who is online at {@link NOON}, with free places and every language. */
export const onDesk = (uid: string, changes: Partial<DeskListener> = {}): DeskListener => ({
  uid,
  approved: true,
  availability: "online",
  seenAt: NOON,
  idleSince: NOON,
  languages: ["en", "te", "hi"],
  secondLanguages: [],
  load: 0,
  capacity: 3,
  inCall: false,
  holdsCrisis: false,
  unanswered: {},
  pausedUntil: null,
  ...changes,
});
