import { MINUTE, type Millis } from "../time";

export interface StoredMessage {
  readonly id: string;
  readonly text: string;
  /** Sent by the reader's own side. */
  readonly mine: boolean;
  /** Sent by another listener on the reader's side. */
  readonly colleague?: true;
  /** The store's commit time. */
  readonly at: Millis;
  readonly replyTo?: string;
}

/** The order of a conversation, the same for every reader: commit time, then id. */
export const byTime = (a: StoredMessage, b: StoredMessage): number =>
  a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** The messages that a reader has loaded. `holes`: ids of messages before which others may be missing. */
export interface History {
  readonly messages: readonly StoredMessage[];
  readonly holes: ReadonlySet<string>;
}

export const noHistory: History = { messages: [], holes: new Set() };

/**
 * Adds consecutive messages: the newest ones, or a page of history that ends before `upTo`. `complete`: there are no
 * older ones.
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

/** Sorts only if needed: most new messages are the newest ones. */
function insert(messages: readonly StoredMessage[], fresh: readonly StoredMessage[]): readonly StoredMessage[] {
  const ids = new Set(fresh.map((message) => message.id));
  const kept = messages.some((message) => ids.has(message.id))
    ? messages.filter((message) => !ids.has(message.id))
    : messages;
  const added = fresh.toSorted(byTime);
  const [last, next] = [kept.at(-1), added[0]];
  return !last || !next || byTime(last, next) < 0 ? [...kept, ...added] : [...kept, ...added].toSorted(byTime);
}

/** The message before which older history can be loaded; null if all is loaded, or nothing yet. */
export function olderThan(history: History): string | null {
  const first = history.messages[0];
  return first && history.holes.has(first.id) ? first.id : null;
}

/** A message with a gap before it that has to be filled without being asked for; null if there is none. */
export function nextHole(history: History): string | null {
  return history.messages.findLast((message, index) => index > 0 && history.holes.has(message.id))?.id ?? null;
}

/** An own message that the open query does not have yet. `sent`: accepted by the server. */
export interface PendingMessage {
  readonly id: string;
  readonly text: string;
  /** When it was written, by the device's clock. */
  readonly at: Millis;
  readonly state: "sending" | "failed" | "sent";
  readonly replyTo?: string;
}

export type Delivery = PendingMessage["state"] | "delivered" | "read";

/** Until when messages were delivered to the other side, and read there. Times of the server. */
export interface Marks {
  readonly deliveredUntil: Millis;
  readonly readUntil: Millis;
}

export type Row =
  | { readonly kind: "day"; readonly key: string; readonly at: Millis }
  | { readonly kind: "unread"; readonly key: string }
  | { readonly kind: "hole"; readonly key: string }
  | { readonly kind: "arrival"; readonly key: string }
  | { readonly kind: "end"; readonly key: string; readonly at: Millis }
  | {
      readonly kind: "message";
      /** The message's id; the same from when it is written until it is read. */
      readonly key: string;
      readonly text: string;
      readonly mine: boolean;
      readonly colleague?: true;
      readonly at: Millis;
      /** Null for the other side's messages. */
      readonly delivery: Delivery | null;
      /** The first of a group of messages by one writer, close together in time. */
      readonly leads: boolean;
      /** The message that it answers; null if that is not loaded, missing if it answers none. */
      readonly answered?: Pick<StoredMessage, "id" | "text" | "mine"> | null;
    };

/** Messages of one side less than this apart form a group. */
const GROUP_WITHIN = 5 * MINUTE;

const standTogether = (before: StoredMessage, message: StoredMessage): boolean =>
  before.mine === message.mine && before.colleague === message.colleague && message.at - before.at < GROUP_WITHIN;

/** The index before which an event is shown (the length: after all); null if it was before all loaded messages. */
function indexOf(event: Millis | null, messages: readonly StoredMessage[]): number | null {
  if (event === null) return null;
  const next = messages.findIndex(({ at }) => at > event);
  if (next === -1) return messages.length;
  return next === 0 ? null : next;
}

/**
 * The rows to show: stored messages, own unsent ones, a line before each new day, one before the first unread message,
 * one where the listener came, and one where an earlier talk ended. An unsent message and the same message once stored
 * are one row.
 */
export function rowsOf(facts: {
  readonly history: History;
  readonly pending: readonly PendingMessage[];
  readonly marks: Marks;
  /** The first message that was unread when the reader came. */
  readonly unreadFrom: string | null;
  /** When the present listener came; null if there is none, or it is not to be shown. */
  readonly arrivedAt?: Millis | null;
  /** When the talk before this one ended; null if there was none, or it is not to be shown. */
  readonly endedAt?: Millis | null;
  /** The calendar day of an instant in the reader's time zone. */
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

  const arrival = indexOf(facts.arrivedAt ?? null, history.messages);
  const endedAt = facts.endedAt ?? null;
  const end = indexOf(endedAt, history.messages);
  const pushArrival = (): void => void rows.push({ kind: "arrival", key: `arrival ${facts.arrivedAt}` });
  for (const [index, message] of history.messages.entries()) {
    if (index === end && endedAt !== null) rows.push({ kind: "end", key: `end ${endedAt}`, at: endedAt });
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
