import type { Call } from "@thodu/domain/calls/model";
import type { ChatMessage, Conversation } from "@thodu/domain/chat/model";
import type { SendFacts } from "@thodu/domain/chat/send";
import type { Actor } from "@thodu/domain/permissions";
import type { PremiumUser } from "@thodu/domain/plans/planTerm";
import { always } from "@thodu/domain/plans/metering";
import type { Tier } from "@thodu/domain/safety/levels";
import type { decideReport } from "@thodu/domain/reports/decide";
import type { Report } from "@thodu/domain/reports/model";
import type { MessageFinding } from "@thodu/domain/safety/talk";
import { DAY, type Millis } from "@thodu/domain/time";

/** Builders of domain facts: each returns a valid one, and a test names only the fields that matter to it. */

/** 2026-01-15, noon in Kolkata. */
export const NOON: Millis = Date.UTC(2026, 0, 15, 6, 30);

/** The fields of a conversation before the queue has dealt with it. */
export const UNMATCHED = {
  offer: null,
  passed: {},
  ranOut: {},
  blocked: [],
  lastVolunteerId: null,
  endedAt: null,
  summaryAgreedAt: null,
  waitSignAt: null,
  givenBackAt: null,
  gone: null,
  tellMe: null,
  tellWays: null,
  laterTime: null,
  laterWays: null,
  claimedAt: null,
  listenerLanguages: [],
  listenerLittle: false,
  askedToPart: false,
  unansweredSince: null,
  answeredClaim: null,
  alarm: null,
  saidYes: false,
  strain: 0,
  worried: false,
  contactTrace: null,
} satisfies Partial<Conversation>;

/** A conversation that waits for a listener after one message. */
export const aConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  alias: "Calm Lotus 123",
  status: "waiting",
  volunteerId: null,
  claimId: "claim-0",
  deskEpoch: "epoch-0",
  createdAt: NOON,
  lastMessageAt: NOON,
  lastSender: "customer",
  unreadByCustomer: 0,
  unreadByVolunteer: 1,
  customerReadAt: null,
  volunteerReadAt: null,
  ownMessageCount: 1,
  locked: false,
  risk: "none",
  priority: 0,
  waitingSince: NOON,
  notice: null,
  locale: "en",
  consent: 1,
  keepDays: null,
  expireAt: null,
  customerWindow: { startedAt: NOON, count: 1 },
  volunteerWindow: { startedAt: 0, count: 0 },
  meter: null,
  ...UNMATCHED,
  ...changes,
});

/** A conversation that the listener `volunteerId` holds. */
export const heldBy = (volunteerId: string, changes: Partial<Conversation> = {}): Conversation =>
  aConversation({ status: "active", volunteerId, claimId: "claim-1", waitingSince: null, ...changes });

/** The first message of the customer `asha`. */
export const aMessage = (changes: Partial<ChatMessage> = {}): ChatMessage => ({
  text: "Hello",
  sender: "asha",
  receiver: "volunteer",
  timestamp: NOON,
  volunteerId: null,
  claimId: "claim-0",
  ownMessageNumber: 1,
  ...changes,
});

const NEVER = Number.NEGATIVE_INFINITY;
/** A finding of this tier, with scores so low that several of them do not add up to more. */
export const found = (tier: Tier, changes: Partial<MessageFinding> = {}): MessageFinding => ({
  phrase: tier === "certain",
  score: { none: -1, concern: -0.9, unsure: -0.8, certain: -0.7 }[tier],
  over: {
    certain: tier === "certain" ? 1 : NEVER,
    unsure: tier === "certain" || tier === "unsure" ? 2 : NEVER,
    others: NEVER,
  },
  troubled: tier !== "none",
  ...changes,
});
/** A finding of danger of somebody else, and none of the writer. */
export const foundOfOther = found("none", { score: -2, over: { certain: NEVER, unsure: NEVER, others: 2 } });

/** A new customer, `asha`, writes for the first time. */
export const sendFacts = (changes: Partial<SendFacts> = {}): SendFacts => ({
  side: { role: "customer" },
  messageId: "message-1",
  customerId: "asha",
  guest: false,
  text: "Hello",
  replyTo: null,
  found: found("none"),
  locale: "en",
  conversation: null,
  calledInCrisis: false,
  stored: null,
  plan: null,
  used: {},
  listener: always,
  messagesPerMinute: 60,
  now: NOON,
  freshClaimId: "claim-fresh",
  ...changes,
});

/** A plan that runs for 30 days from {@link NOON}. */
export const aPlan = (changes: Partial<PremiumUser> = {}): PremiumUser => ({
  userId: "asha",
  planName: "Unlimited Support",
  amount: 2_999,
  paymentId: "pay_1",
  timestamp: new Date(NOON).toISOString(),
  planId: "unlimited-support",
  item: null,
  validUntil: NOON + 30 * DAY,
  status: "active",
  terms: [],
  ...changes,
});

/** A call of `asha` that begins to ring at `meera`. */
export const aCall = (changes: Partial<Call> = {}): Call => ({
  customerId: "asha",
  alias: "Calm Lotus 123",
  locale: "en",
  volunteerId: "meera",
  status: "ringing",
  allowance: "free",
  maxSeconds: 900,
  startedAt: NOON,
  ringUntil: NOON + 45_000,
  answeredAt: null,
  answeredOn: null,
  unheardBy: null,
  endsAt: null,
  endedAt: null,
  endedBy: null,
  tried: [],
  ...changes,
});

/** A guest without any role. */
export const anActor = (changes: Partial<Actor> = {}): Actor => ({
  uid: "asha",
  guest: true,
  email: null,
  listener: false,
  tokenSaysListener: false,
  admin: false,
  ...changes,
});

/** An instant in the form of the Firestore SDKs. */
export const storedInstant = (at: Millis): { toMillis(): Millis } => ({ toMillis: () => at });

/** The value, frozen at every depth, so that writing to it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    const parts: unknown[] = Object.values(value);
    parts.forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

/** A customer's report of a listener, not decided yet. */
export const aReport = (changes: Partial<Report> = {}): Report => ({
  conversationId: "asha",
  messageId: null,
  callId: null,
  reporterId: "asha",
  by: "customer",
  reportedId: "meera",
  category: "harassment",
  note: "",
  blocked: false,
  createdAt: NOON,
  status: "open",
  decision: null,
  reason: "",
  decidedBy: null,
  decidedAt: null,
  liftedAt: null,
  reopenedAt: null,
  seenAt: null,
  seenBy: null,
  ...changes,
});

type ReportFacts = Parameters<typeof decideReport>[0];

/** The facts of a report by Asha about Meera, who holds her conversation. */
export const reportFacts = (changes: Partial<ReportFacts> = {}): ReportFacts => ({
  actor: "asha",
  customerId: "asha",
  conversation: heldBy("meera"),
  stored: null,
  messageId: null,
  message: null,
  callId: null,
  call: null,
  category: "harassment",
  note: "",
  block: false,
  now: NOON,
  freshClaimId: "claim-fresh",
  ...changes,
});
