import type { ChatMessage, Conversation, Presence } from "@thodu/domain/chat/model";
import type { BoughtTerm, PlanTerm } from "@thodu/domain/plans/planTerm";
import { locales } from "../lib/locale";

/**
 * Readers of the documents that a chat needs. They use no schema library, because the script that loads before the
 * composer and the list has no room for one. A test compares every reader here with its model in `domain`.
 */
type Read<T> = (value: unknown) => T | undefined;
type Shape<T> = { readonly [K in keyof T]-?: Read<T[K]> };

const text: Read<string> = (value) => (typeof value === "string" ? value : undefined);
const number: Read<number> = (value) => (typeof value === "number" && Number.isFinite(value) ? value : undefined);
const flag: Read<boolean> = (value) => (typeof value === "boolean" ? value : undefined);
const isInstant = (value: unknown): value is { toMillis(): unknown } =>
  typeof value === "object" && value !== null && "toMillis" in value && typeof value.toMillis === "function";
const instant: Read<number> = (value) => (isInstant(value) ? number(value.toMillis()) : undefined);
const oneOf =
  <const T extends string>(...words: readonly T[]): Read<T> =>
  (value) =>
    words.find((word) => word === value);
const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    value === null ? null : read(value);

/** Gives a missing field the default that the model gives it. */
const orElse =
  <T>(read: Read<T>, otherwise: T): Read<T> =>
  (value) =>
    value === undefined ? otherwise : read(value);

const listOf =
  <T>(read: (value: unknown) => T | null | undefined): Read<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const found = value.map(read).filter((each) => each !== null && each !== undefined);
    return found.length === value.length ? found : undefined;
  };

/** Reads the fields of `shape` from a document; null if one of them is missing or wrong. */
function reader<T extends object>(shape: Shape<T>): (data: unknown) => T | null {
  const fields: readonly [string, Read<unknown>][] = Object.entries(shape);
  const complete = (found: object): found is T => fields.every(([name]) => Object.hasOwn(found, name));
  return (data) => {
    if (typeof data !== "object" || data === null) return null;
    const known = new Map<string, unknown>(Object.entries(data));
    const found: Record<string, unknown> = {};
    for (const [name, read] of fields) {
      const value = read(known.get(name));
      if (value !== undefined) found[name] = value;
    }
    return complete(found) ? found : null;
  };
}

/** Without `counted`, which only the server uses for its statistics. */
type Gone = Omit<NonNullable<Conversation["gone"]>, "counted">;

/** The fields of `conversations/{customerId}` that screens need. */
export type Summary = Omit<
  Conversation,
  | "createdAt"
  | "deskEpoch"
  | "keepDays"
  | "expireAt"
  | "customerWindow"
  | "volunteerWindow"
  | "meter"
  | "passed"
  | "ranOut"
  | "blocked"
  | "contactTrace"
  | "shadow"
  | "lastVolunteerId"
  | "answeredClaim"
  | "stood"
  | "waitBefore"
  | "tellMe"
  | "tellWays"
  | "laterWays"
  | "strain"
  | "gone"
> & { readonly gone: Gone | null };

const readOffer = reader<NonNullable<Summary["offer"]>>({ to: text, expiresAt: number, handOver: orElse(flag, false) });
/** Conversations from before offers existed have none. */
const offer: Read<Summary["offer"]> = (value) =>
  value === undefined || value === null ? null : (readOffer(value) ?? undefined);

/** Without the field that says whether the alarm raised the level, which only the server uses. */
type Alarm = Omit<NonNullable<Summary["alarm"]>, "raisedLevel">;
const readAlarm = reader<Alarm>({
  since: number,
  answer: orNull(oneOf("no", "listener")),
  asked: orElse(flag, false),
  byListener: orElse(flag, false),
});
/** Conversations from before alarms existed have none. */
const alarm: Read<Summary["alarm"]> = (value) =>
  value === undefined || value === null ? null : (readAlarm(value) ?? undefined);

const readGone = reader<Gone>({ at: number, waitingSince: number });
const gone: Read<Summary["gone"]> = (value) =>
  value === undefined || value === null ? null : (readGone(value) ?? undefined);

const readLaterTime = reader<NonNullable<Summary["laterTime"]>>({
  since: number,
  at: number,
  state: oneOf("asked", "taken", "none", "missed"),
  by: orNull(text),
  reminded: flag,
});
const laterTime: Read<Summary["laterTime"]> = (value) =>
  value === undefined || value === null ? null : (readLaterTime(value) ?? undefined);

export const readSummary = reader<Summary>({
  alias: text,
  status: oneOf("waiting", "active", "closed"),
  volunteerId: orNull(text),
  claimId: text,
  lastMessageAt: instant,
  lastSender: oneOf("customer", "volunteer"),
  unreadByCustomer: number,
  unreadByVolunteer: number,
  customerReadAt: orNull(instant),
  volunteerReadAt: orNull(instant),
  ownMessageCount: number,
  locked: flag,
  risk: oneOf("none", "concern", "crisis"),
  alarm,
  saidYes: orElse(flag, false),
  worried: orElse(flag, false),
  askedToPart: orElse(flag, false),
  priority: number,
  waitingSince: orNull(instant),
  waitSignAt: orElse(orNull(instant), null),
  givenBackAt: orElse(orNull(instant), null),
  unansweredSince: orElse(orNull(number), null),
  crisisSince: orElse(orNull(number), null),
  spokeAt: orElse(orNull(number), null),
  gone,
  notice: orNull(oneOf("listener-left", "listener-changed", "ended-by-listener", "ended-by-customer", "left-queue")),
  locale: oneOf(...locales),
  offer,
  laterTime,
  consent: orElse(orNull(number), null),
  summaryAgreedAt: orElse(orNull(instant), null),
  endedAt: orElse(orNull(instant), null),
  claimedAt: orElse(orNull(instant), null),
  listenerLanguages: orElse(listOf(oneOf(...locales)), []),
  listenerLittle: orElse(flag, false),
});

export const readMessage = reader<
  Pick<ChatMessage, "text" | "sender" | "timestamp"> & { readonly replyTo: string | null }
>({
  text,
  sender: text,
  timestamp: instant,
  replyTo: orElse<string | null>(text, null),
});

export const readPresence = reader<Omit<Presence, "since">>({ typing: flag, active: flag, at: instant });

/** A Timestamp, or a string in ISO 8601 as the other fields of the record. */
const instantOrIso: Read<number> = (value) => (typeof value === "string" ? number(Date.parse(value)) : instant(value));

const plan = oneOf("pay-as-you-go", "daily-care", "deep-healing", "unlimited-support");

const readTerm = reader<BoughtTerm>({
  planId: plan,
  item: orNull(oneOf("call", "chat")),
  paymentId: text,
  from: instant,
  until: instant,
});

export const readPlan = reader<PlanTerm>({
  planId: plan,
  item: orElse(orNull(oneOf("call", "chat")), null),
  paymentId: orElse(text, ""),
  terms: orElse(listOf(readTerm), []),
  validUntil: instantOrIso,
  status: oneOf("active", "cancelled", "ended"),
});

export const readEpoch = reader<{ readonly epoch: string }>({ epoch: text });
