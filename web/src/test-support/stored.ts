import type { ChatMessage, Conversation } from "@thodu/domain/chat/model";
import type { Report } from "@thodu/domain/reports/model";
import { aConversation, aMessage, aReport } from "../../../tests/support/domain";
import type { Fields } from "./firebase/documents";
import { instant, store } from "./store";

/** Builders of domain objects (tests/support/domain) as the store has them: instants are those of the SDK. */

const INSTANTS = [
  "createdAt",
  "lastMessageAt",
  "customerReadAt",
  "volunteerReadAt",
  "waitingSince",
  "waitSignAt",
  "givenBackAt",
  "endedAt",
  "claimedAt",
  "summaryAgreedAt",
  "decidedAt",
  "liftedAt",
  "reopenedAt",
  "seenAt",
  "timestamp",
  "at",
] as const;

export const stored = (fields: object): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "number" && INSTANTS.some((each) => each === name) ? instant(value) : value,
    ]),
  );

/** Stores a conversation that began to wait a moment ago. */
export function putConversation(customerId: string, changes: Partial<Conversation> = {}): void {
  const now = Date.now();
  store.put(
    `conversations/${customerId}`,
    stored(aConversation({ createdAt: now, lastMessageAt: now, waitingSince: now, waitSignAt: now, ...changes })),
  );
}

/** Changes some fields of a stored conversation. */
export const changeConversation = (customerId: string, changes: Partial<Conversation>): void =>
  store.change(`conversations/${customerId}`, stored(changes));

/** Stores a message of the customer, unless another sender is given. */
export const putMessage = (customerId: string, id: string, changes: Partial<ChatMessage> = {}): void =>
  store.put(
    `conversations/${customerId}/chatMessages/${id}`,
    stored(aMessage({ sender: customerId, timestamp: Date.now(), ...changes })),
  );

/** An order of Asha's for a month of Daily Care, paid a moment ago. */
export const putOrder = (id: string, changes: Fields = {}): void =>
  store.put(`orders/${id}`, {
    userId: "asha",
    planId: "daily-care",
    item: null,
    planName: "Daily Care",
    amount: 149_900,
    currency: "INR",
    status: "paid",
    paymentId: `pay_${id}`,
    payments: {},
    subscriptionId: null,
    validUntil: null,
    createdAt: instant(Date.now()),
    settledAt: instant(Date.now()),
    checkAt: null,
    ...changes,
  });

/** Stores a customer's report of a listener, which nobody has decided. */
export const putReport = (id: string, changes: Partial<Report> = {}): void =>
  store.put(`reports/${id}`, stored(aReport(changes)));
