import * as z from "zod/mini";
import { locale } from "../locale";
import { instant } from "../instant";
import { stood } from "../matching/cohorts";
import { meter } from "../plans/metering";
import { alarm } from "../safety/alarm";
import { shadow } from "../safety/shadowModel";
import { contactTrace } from "../safety/contactTrace";

/** Sender or receiver on the listeners' side; the customer's side is their uid (spec section 3). */
export const VOLUNTEER = "volunteer";

export const conversationStatus = z.enum(["waiting", "active", "closed"]);
export const riskLevel = z.enum(["none", "concern", "crisis"]);

/** How many messages one side sent in the running minute; the rate limit's only memory. */
const sendWindow = z.object({ startedAt: z.number(), count: z.number() });
export type SendWindow = z.infer<typeof sendWindow>;

/** The promise to tell somebody who waits of their turn. `since`: the place in the queue that it is of. */
const tellMe = z.object({
  since: z.number(),
  until: z.number(),
  calls: z.number(),
  calledAt: z.nullable(z.number()),
});

/**
 * The time at which somebody who waits wants a listener. `since`: the place in the queue that it is of; `by`: who has
 * taken it.
 */
const laterTime = z.object({
  since: z.number(),
  at: z.number(),
  state: z.enum(["asked", "taken", "none", "missed"]),
  by: z.nullable(z.string()),
  reminded: z.boolean(),
});
export type LaterTime = z.infer<typeof laterTime>;

/** How a person wants to be told, for this event alone. `device`: the one on which they asked for it (`toldOn`). */
export const ways = z.object({ push: z.boolean(), email: z.nullable(z.string()), device: z.optional(z.string()) });
export type Ways = z.infer<typeof ways>;

/**
 * A person who waits and whose page is gone. `at`: since when they are out of the queue. `waitingSince`: the place they had
 * in it. `counted`: the kind of wait under which the statistics count them as lost; taken back when they return.
 */
const gone = z.object({
  at: z.number(),
  waitingSince: z.number(),
  counted: z.optional(z.object({ locale, risk: riskLevel, urgent: z.boolean(), stood: z.optional(z.nullable(stood)) })),
});

/** `conversations/{customerId}` merged with `conversationInternals/{customerId}`. Written by the server. */
export const conversation = z.object({
  alias: z.string(),
  status: conversationStatus,
  /** The listener whose claim it is; null while nobody's. */
  volunteerId: z.nullable(z.string()),
  /** Drawn anew at every claim, release, take-over, end and revocation; live reads by a volunteer hang on it. */
  claimId: z.string(),
  /** Held against `desk/current`; the shared list is read by it. */
  deskEpoch: z.string(),
  createdAt: instant,
  lastMessageAt: instant,
  lastSender: z.enum(["customer", "volunteer"]),
  unreadByCustomer: z.number(),
  unreadByVolunteer: z.number(),
  customerReadAt: z.nullable(instant),
  volunteerReadAt: z.nullable(instant),
  /** Accepted messages of the customer, ever. */
  ownMessageCount: z.number(),
  locked: z.boolean(),
  risk: riskLevel,
  /** That it may be a crisis, and what was answered to that; null without a sign of one, and in a crisis. */
  alarm: z._default(z.nullable(alarm), null),
  /** Whether the customer said Yes to the alarm's question in this talk. */
  saidYes: z._default(z.boolean(), false),
  /** What the customer's messages of this talk say together (safety/talk); the newest counts most. */
  strain: z._default(z.number(), 0),
  /** Whether messages of this talk tell of danger that is somebody else's. */
  worried: z._default(z.boolean(), false),
  /** 1 for plans with priority in the queue, else 0. */
  priority: z.number(),
  /** Since when they stand in the queue; null for who does not wait, and for who waits and has gone (`gone`). */
  waitingSince: z.nullable(instant),
  /** What the customer should be told about the last change of listener. */
  notice: z.nullable(
    z.enum(["listener-left", "listener-changed", "ended-by-listener", "ended-by-customer", "left-queue"]),
  ),
  locale,
  /** The version of the consent that the customer wrote under; null before, and once taken back. */
  consent: z._default(z.nullable(z.number()), null),
  /** Days after the last message that the account's owner wants it kept; null for always, and of guests. */
  keepDays: z._default(z.nullable(z.number()), null),
  /** When it goes; null when it stays. */
  expireAt: z._default(z.nullable(instant), null),
  customerWindow: sendWindow,
  volunteerWindow: sendWindow,
  /** What the listener's last messages hold of a number in pieces; for the server alone. */
  contactTrace: z._default(z.nullable(contactTrace), null),
  /** What the check of messages would have made of the talk, where it decides nothing; for the server alone. */
  shadow: z.optional(z.nullable(shadow)),
  /** The plan's minutes of chat that run; null while none do. */
  meter: z._default(z.nullable(meter), null),
  /**
   * The listener whom it is offered to while it waits, until `expiresAt` of the server's time; others may pick it too.
   * `handOver`: its listener named them in leaving it; else they were chosen by the queue.
   */
  offer: z._default(
    z.nullable(z.object({ to: z.string(), expiresAt: z.number(), handOver: z.optional(z.boolean()) })),
    null,
  ),
  /** Listeners who let an offer of it pass, with when; they are asked again later. */
  passed: z._default(z.record(z.string(), z.number()), {}),
  /** Listeners whom it is never given to again, as that was stored before `partings` (docs/decisions/0027). */
  blocked: z._default(z.array(z.string()), []),
  /** The last sign of the page of somebody who waits, as far as it was stored (matching/gone). */
  waitSignAt: z._default(z.nullable(instant), null),
  /** When a listener last gave them back to the queue (matching/gone); null before. */
  givenBackAt: z._default(z.nullable(instant), null),
  /** Set while their page is gone. */
  gone: z._default(z.nullable(gone), null),
  /** The promise to tell them of their turn (matching/tellMe); null without one. */
  tellMe: z._default(z.nullable(tellMe), null),
  /** How they are told; for the server alone. */
  tellWays: z._default(z.nullable(ways), null),
  /** The time later that they asked for (matching/laterTime); null without one. */
  laterTime: z._default(z.nullable(laterTime), null),
  /** How they are told of it; for the server alone. */
  laterWays: z._default(z.nullable(ways), null),
  /** Their place as their wait began; not set before their page has asked. */
  stood: z.optional(z.nullable(stood)),
  /** Who listened last; offered first when the person comes back. */
  lastVolunteerId: z._default(z.nullable(z.string()), null),
  /** The languages of the listener who holds it, the customer's own first; empty while nobody's. */
  listenerLanguages: z._default(z.array(locale), []),
  claimedAt: z._default(z.nullable(instant), null),
  /**
   * When the wait began that the claim ended, in milliseconds since 1970. If the listener gives the conversation back without
   * having written, the wait goes on from then. Null if one has written; missing in older conversations.
   */
  waitBefore: z.optional(z.nullable(z.number())),
  /** The first message of the customer that no listener has answered; meaningless once one has. */
  unansweredSince: z._default(z.nullable(z.number()), null),
  /** The last claim in which its listener wrote. */
  answeredClaim: z._default(z.nullable(z.string()), null),
  /** When its last talk with a listener ended; what was said and noted before then is of an earlier talk. */
  endedAt: z._default(z.nullable(instant), null),
  /** Since when its customer agrees that a next listener reads the summaries of earlier talks; null while they do not. */
  summaryAgreedAt: z._default(z.nullable(instant), null),
});
export type Conversation = z.infer<typeof conversation>;

/** `conversationInternals/{customerId}`: what the server alone reads. In older conversations it stands in the summary. */
export const conversationInternals = z.pick(conversation, {
  passed: true,
  lastVolunteerId: true,
  meter: true,
  answeredClaim: true,
  contactTrace: true,
  shadow: true,
  stood: true,
  waitBefore: true,
  tellWays: true,
  laterWays: true,
});
export type ConversationInternals = z.infer<typeof conversationInternals>;

/** `conversations/{customerId}/chatMessages/{messageId}`. The text is never edited; the message stays as long as the account. */
export const chatMessage = z.object({
  text: z.string(),
  sender: z.string(),
  receiver: z.string(),
  /** Commit time of the write; total order together with the id. */
  timestamp: instant,
  /** Null while the person waited. */
  volunteerId: z.nullable(z.string()),
  claimId: z.string(),
  /** 1 for the customer's first own message, 2 for the second …; null for a listener's. */
  ownMessageNumber: z.nullable(z.number()),
  /** Id of the message that it answers, unchecked: there may be no such message. */
  replyTo: z.optional(z.string()),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** `conversations/{customerId}/presence/{uid}`: written by that participant under rules, at most every half second. */
export const presence = z.object({
  typing: z.boolean(),
  active: z.boolean(),
  at: instant,
  /** Since when they were there without a gap. */
  since: z.optional(instant),
});
export type Presence = z.infer<typeof presence>;

/** `desk/current`. */
export const desk = z.object({ epoch: z.string() });
