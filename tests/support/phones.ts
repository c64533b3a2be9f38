import { MINUTE } from "@thodu/domain/time";
import type { OpenRing, PagedPerson, Phone } from "@thodu/domain/oncall/page";
import { NOON } from "./domain";

/** A person for whom a page has just begun. */
export const paged = (id: string, changes: Partial<PagedPerson> = {}): PagedPerson => ({
  id,
  risk: "none",
  locale: "te",
  blocked: [],
  volunteerId: null,
  since: NOON,
  waves: 0,
  rung: {},
  replaced: [],
  network: null,
  heldUntil: null,
  ...changes,
});

/** A phone on call that may be rung. */
export const aPhone = (uid: string, changes: Partial<Phone> = {}): Phone => ({
  uid,
  duty: "awake",
  standby: false,
  languages: { te: "well" },
  answerRate: 0.35,
  rings: [],
  reached: [],
  talks: [],
  missed: 0,
  load: 0,
  restsUntil: null,
  ...changes,
});

/** A ring for `asha` that has reached its phone. */
export const aRing = (uid: string, changes: Partial<OpenRing> = {}): OpenRing => ({
  customerId: "asha",
  uid,
  at: NOON,
  expiresAt: NOON + MINUTE,
  receipt: true,
  ...changes,
});
