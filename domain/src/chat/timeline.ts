import { MINUTE, type Millis } from "../time";

export interface StoredMessage {
  readonly id: string;
  readonly text: string;
  /** Sent by the reader's own side. */
  readonly mine: boolean;
  /** Of the reader's side, but another listener wrote it. */
  readonly colleague?: true;
  /** The store's commit time. */
  readonly at: Millis;
  readonly replyTo?: string;
}

/** The one order of a conversation, the same for every reader: commit time, then id. */
export const byTime = (a: StoredMessage, b: StoredMessage): number =>
  a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** What a reader has of a conversation. `holes`: messages directly before which others may be missing. */
export interface History {
  readonly messages: readonly StoredMessage[];
  readonly holes: ReadonlySet<string>;
}

export const noHistory: History = { messages: [], holes: new Set() };

/**
 * Adds messages without a gap between them (the newest ones, or a page of history, which ends before `upTo`);
 * `complete`: nothing is older.
 */
export function addSpan(
  history: History,
  span: readonly StoredMessage[],
  { complete, upTo }: { readonly complete: boolean; readonly upTo?: string },
): History {
  const known = new Map(history.messages.map((message) => [message.id, message]));
  const fresh = span.filter((message) => known.get(message.id)?.at !== message.at);
  const messages = fresh.length === 0 ? history.messages : insert(history.messages, fresh);
  const [first] = span.toSorted(byTime);

  const holes = new Set(history.holes);
  for (const { id } of span) if (id !== first?.id) holes.delete(id);
  if (upTo !== undefined) holes.delete(upTo);
  if (first && complete) holes.delete(first.id);
  else if (first && !known.has(first.id)) holes.add(first.id);
  const unchanged =
    messages === history.messages &&
    holes.size === history.holes.size &&
    [...holes].every((id) => history.holes.has(id));
  return unchanged ? history : { messages, holes };
}

/** Most of what arrives is newest; that case doesn't sort. */
function insert(messages: readonly StoredMessage[], fresh: readonly StoredMessage[]): readonly StoredMessage[] {
  const ids = new Set(fresh.map((message) => message.id));
  const kept = messages.some((message) => ids.has(message.id))
    ? messages.filter((message) => !ids.has(message.id))
    : messages;
  const added = fresh.toSorted(byTime);
  const [last, next] = [kept.at(-1), added[0]];
  return !last || !next || byTime(last, next) < 0 ? [...kept, ...added] : [...kept, ...added].toSorted(byTime);
}

/** The message before which older history can be read; null when its beginning is here, or nothing is. */
export function olderThan(history: History): string | null {
  const first = history.messages[0];
  return first && history.holes.has(first.id) ? first.id : null;
}

/** A message before which some are missing between others; filled without being asked for. Null when there is none. */
export function nextHole(history: History): string | null {
  return history.messages.findLast((message, index) => index > 0 && history.holes.has(message.id))?.id ?? null;
}

/** An own message that the open query does not have yet. `sent`: accepted by the server. */
export interface PendingMessage {
  readonly id: string;
  readonly text: string;
  /** The device's clock when it was written. */
  readonly at: Millis;
  readonly state: "sending" | "failed" | "sent";
  readonly replyTo?: string;
}

export type Delivery = PendingMessage["state"] | "delivered" | "read";

/** How far the other side is: their client was there, their eyes were. Instants of the server. */
export interface Marks {
  readonly deliveredUntil: Millis;
  readonly readUntil: Millis;
}

export type Row =
  | { readonly kind: "day"; readonly key: string; readonly at: Millis }
  | { readonly kind: "unread"; readonly key: string }
  | { readonly kind: "hole"; readonly key: string }
  | { readonly kind: "arrival"; readonly key: string }
  | {
      readonly kind: "message";
      /** The message's id, from the first keystroke to the last tick. */
      readonly key: string;
      readonly text: string;
      readonly mine: boolean;
      readonly colleague?: true;
      readonly at: Millis;
      /** Null for the other side's messages. */
      readonly delivery: Delivery | null;
      /** The first of some by one writer, close together. */
      readonly leads: boolean;
      /** What it answers, null where that is not at hand; missing for a message that answers none. */
      readonly answered?: Pick<StoredMessage, "id" | "text" | "mine"> | null;
    };

/** Messages of one side less than this apart stand together. */
const GROUP_WITHIN = 5 * MINUTE;

const standTogether = (before: StoredMessage, message: StoredMessage): boolean =>
  before.mine === message.mine && before.colleague === message.colleague && message.at - before.at < GROUP_WITHIN;

/** Before which stored message the listener came, past the last one too; null where it was before all that is shown. */
function arrivalIndex(messages: readonly StoredMessage[], arrivedAt: Millis | null): number | null {
  if (arrivedAt === null) return null;
  const next = messages.findIndex(({ at }) => at > arrivedAt);
  if (next === -1) return messages.length;
  return next === 0 ? null : next;
}

/**
 * The rows on the screen: stored messages, own unsent ones, a line before each new day, before what was unread, and
 * where the listener came. An unsent message and its stored twin are one row.
 */
export function rowsOf(facts: {
  readonly history: History;
  readonly pending: readonly PendingMessage[];
  readonly marks: Marks;
  /** The first message that was unread when the reader came. */
  readonly unreadFrom: string | null;
  /** When the listener who is there came; null while nobody is, or it is not to be shown. */
  readonly arrivedAt?: Millis | null;
  /** The calendar day of an instant where the reader is. */
  readonly dayOf: (at: Millis) => string;
}): readonly Row[] {
  const { history, marks } = facts;
  const rows: Row[] = [];
  const latest = history.messages.at(-1)?.at ?? 0;
  const waiting = facts.pending.map((message) => ({ ...message, mine: true, at: Math.max(latest, message.at) }));
  const known = new Map([...waiting, ...history.messages].map((message) => [message.id, message]));

  let day: string | null = null;
  let before: StoredMessage | null = null;
  const push = (message: StoredMessage, delivery: Delivery | null): void => {
    const { id: key, text, mine, colleague, at, replyTo } = message;
    const newDay = facts.dayOf(at);
    if (day !== newDay) rows.push({ kind: "day", key: `day ${newDay} ${key}`, at });
    if (key === facts.unreadFrom) rows.push({ kind: "unread", key: "unread" });
    const follows = rows.at(-1)?.kind === "message" && before !== null && standTogether(before, message);
    rows.push({
      kind: "message",
      key,
      text,
      mine,
      ...(colleague && { colleague }),
      at,
      delivery,
      leads: !follows,
      ...(replyTo !== undefined && { answered: known.get(replyTo) ?? null }),
    });
    day = newDay;
    before = message;
  };

  const arrival = arrivalIndex(history.messages, facts.arrivedAt ?? null);
  const pushArrival = (): void => void rows.push({ kind: "arrival", key: `arrival ${facts.arrivedAt}` });
  for (const [index, message] of history.messages.entries()) {
    if (index === arrival) pushArrival();
    if (index > 0 && history.holes.has(message.id)) rows.push({ kind: "hole", key: `hole ${message.id}` });
    push(message, message.mine ? deliveryOf(message.at, marks) : null);
  }
  if (arrival === history.messages.length) pushArrival();

  const stored = new Set(history.messages.map(({ id }) => id));
  const unstored = waiting.filter(({ id }) => !stored.has(id));
  for (const message of unstored.filter(({ state }) => state === "sent")) push(message, "sent");
  for (const message of unstored.filter(({ state }) => state !== "sent")) push(message, message.state);
  return rows;
}

const deliveryOf = (at: Millis, marks: Marks): Delivery =>
  at <= marks.readUntil ? "read" : at <= marks.deliveredUntil ? "delivered" : "sent";
