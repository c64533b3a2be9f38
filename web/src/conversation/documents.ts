import type { ChatMessage, Conversation, Presence } from "@thodu/domain/chat/model";
import type { BoughtTerm, PlanTerm } from "@thodu/domain/plans/entitlement";
import { locales } from "../lib/locale";

/**
 * The documents that a chat reads, read without a schema library: the script before the composer and the list has no
 * room for one. A test holds every reader here against its model in `domain`.
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

/** A gap where the model has one. */
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

/** The fields of `shape` from a document; null where one is not what it should be. */
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

/** As what their wait was counted is for the server alone. */
type Gone = Omit<NonNullable<Conversation["gone"]>, "counted">;

/** What a screen needs of `conversations/{customerId}`. */
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
/** Absent in conversations from before there were offers. */
const offer: Read<Summary["offer"]> = (value) =>
  value === undefined || value === null ? null : (readOffer(value) ?? undefined);

/** Whether it raised the level is for the server alone. */
type Alarm = Pick<NonNullable<Summary["alarm"]>, "since" | "answer">;
const readAlarm = reader<Alarm>({ since: number, answer: orNull(oneOf("no", "listener")) });
/** Absent in conversations from before there were alarms. */
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
  priority: number,
  waitingSince: orNull(instant),
  waitSignAt: orElse(orNull(instant), null),
  givenBackAt: orElse(orNull(instant), null),
  unansweredSince: orElse(orNull(number), null),
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

/** A Timestamp, or ISO 8601 as the rest of the record has it. */
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
