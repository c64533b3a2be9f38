import * as z from "zod/mini";
import { locale } from "../locale";
import { instant } from "../instant";
import { stood } from "../matching/cohorts";
import { meter } from "../plans/metering";
import { alarm } from "../safety/alarm";
import { shadow } from "../safety/shadowModel";
import { contactTrace } from "../safety/contactTrace";

/** Sender or receiver on the listeners' side. The customer's side is their uid (spec section 3). */
export const VOLUNTEER = "volunteer";

export const conversationStatus = z.enum(["waiting", "active", "closed"]);
export const riskLevel = z.enum(["none", "concern", "crisis"]);

/** How many messages one side has sent in the current minute, for the rate limit. */
const sendWindow = z.object({ startedAt: z.number(), count: z.number() });
export type SendWindow = z.infer<typeof sendWindow>;

/**
 * The promise to tell a person who waits of their turn. `since`: the wait that it belongs to (`placeSince`). `calls`,
 * `calledAt`: how often they were told by a notice, and when last; nobody telephones them.
 */
const tellMe = z.object({
  since: z.number(),
  until: z.number(),
  calls: z.number(),
  calledAt: z.nullable(z.number()),
});

/**
 * The time at which a person who waits wants a listener. `since`: the wait that it belongs to (`placeSince`); `by`: the
 * listener who took it.
 */
const laterTime = z.object({
  since: z.number(),
  at: z.number(),
  state: z.enum(["asked", "taken", "none", "missed"]),
  by: z.nullable(z.string()),
  reminded: z.boolean(),
});
export type LaterTime = z.infer<typeof laterTime>;

/** How a person wants to be told of this one event. `device`: the one on which they asked for it (`toldOn`). */
export const ways = z.object({ push: z.boolean(), email: z.nullable(z.string()), device: z.optional(z.string()) });
export type Ways = z.infer<typeof ways>;

/**
 * Of a person who waits and whose page is gone. `at`: since when they are out of the queue. `waitingSince`: their place
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
  /** The listener who holds it; null if nobody does. */
  volunteerId: z.nullable(z.string()),
  /**
   * Drawn anew at every claim, release, take-over, end and revocation; the rules check it when a listener reads
   * messages.
   */
  claimId: z.string(),
  /** The rules compare it with `desk/current` when a listener reads the list of conversations. */
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
  /** The open sign of a possible crisis, and the customer's answer to it; null without one, and in a crisis. */
  alarm: z._default(z.nullable(alarm), null),
  /** Whether the customer said Yes to the alarm's question in this talk. */
  saidYes: z._default(z.boolean(), false),
  /** The strain of this talk (safety/talk): what the customer's messages say together; the newest counts most. */
  strain: z._default(z.number(), 0),
  /** Whether messages of this talk tell of danger of somebody else. */
  worried: z._default(z.boolean(), false),
  /** 1 for plans with priority in the queue, else 0. */
  priority: z.number(),
  /** Since when they stand in the queue; null if they don't wait, or their page is gone (`gone`). */
  waitingSince: z.nullable(instant),
  /** What the customer is told about the last change of listener. */
  notice: z.nullable(
    z.enum(["listener-left", "listener-changed", "ended-by-listener", "ended-by-customer", "left-queue"]),
  ),
  /** That change was a report in which the customer asked for another listener; only with `listener-left`. */
  askedToPart: z._default(z.boolean(), false),
  locale,
  /** The version of the consent under which the customer wrote; null before, and after it was withdrawn. */
  consent: z._default(z.nullable(z.number()), null),
  /** How many days after the last message an account's owner wants it kept; null: for ever. Null for guests. */
  keepDays: z._default(z.nullable(z.number()), null),
  /** When it is deleted; null: never. */
  expireAt: z._default(z.nullable(instant), null),
  customerWindow: sendWindow,
  volunteerWindow: sendWindow,
  /** Numbers in the listener's last messages that may be parts of a telephone number; read by the server only. */
  contactTrace: z._default(z.nullable(contactTrace), null),
  /**
   * What the check of messages in shadow mode, in which it decides nothing, found in the talk; read by the server only.
   */
  shadow: z.optional(z.nullable(shadow)),
  /** The plan's minutes of chat that are running; null if none are. */
  meter: z._default(z.nullable(meter), null),
  /**
   * The listener to whom it is offered, until `expiresAt` by the server's clock. By the queue: while it waits, or while
   * its listener does not answer in a crisis; others may take it too. `handOver`: by the listener who holds it, and who
   * keeps it until they accept; stored by an earlier version, the listener had left it.
   */
  offer: z._default(
    z.nullable(z.object({ to: z.string(), expiresAt: z.number(), handOver: z.optional(z.boolean()) })),
    null,
  ),
  /** By uid: when a listener passed its offer. They are asked again later. */
  passed: z._default(z.record(z.string(), z.number()), {}),
  /** By uid: which of `passed`, at the same time, are offers that ran out without a word of the listener. */
  ranOut: z._default(z.record(z.string(), z.number()), {}),
  /** Listeners who never get it again; an older form of `partings` (docs/decisions/0027). */
  blocked: z._default(z.array(z.string()), []),
  /** The last stored sign of the page of a person who waits (matching/gone). */
  waitSignAt: z._default(z.nullable(instant), null),
  /** When a listener last released it to the queue (matching/gone); null if never. */
  givenBackAt: z._default(z.nullable(instant), null),
  /** Set while the page of a person who waits is gone. */
  gone: z._default(z.nullable(gone), null),
  /** The promise to tell them of their turn (matching/tellMe); null without one. */
  tellMe: z._default(z.nullable(tellMe), null),
  /** How they want to be told; read by the server only. */
  tellWays: z._default(z.nullable(ways), null),
  /** The time later that they asked for (matching/laterTime); null without one. */
  laterTime: z._default(z.nullable(laterTime), null),
  /** How they want to be told of it; read by the server only. */
  laterWays: z._default(z.nullable(ways), null),
  /** Their place as their wait began; not set before their page has asked for it. */
  stood: z.optional(z.nullable(stood)),
  /** The last listener; offered first when the person comes back. */
  lastVolunteerId: z._default(z.nullable(z.string()), null),
  /** The languages that the listener who holds it speaks well, the customer's own first; empty if nobody does. */
  listenerLanguages: z._default(z.array(locale), []),
  /** That listener speaks the customer's language only a little, so it is not among those. */
  listenerLittle: z._default(z.boolean(), false),
  claimedAt: z._default(z.nullable(instant), null),
  /**
   * When the wait began that the last claim ended, in milliseconds since 1970. If the listener releases the
   * conversation without having written, the wait goes on from then. Null once a listener has written; missing in older
   * conversations.
   */
  waitBefore: z.optional(z.nullable(z.number())),
  /** When the customer sent the first message that no listener has answered; without meaning if there is none. */
  unansweredSince: z._default(z.nullable(z.number()), null),
  /** When the level last became a crisis, in milliseconds since 1970; kept when the crisis is over. */
  crisisSince: z.optional(z.nullable(z.number())),
  /** When the last call ended in which the customer and a listener could talk, in milliseconds since 1970. */
  spokeAt: z.optional(z.nullable(z.number())),
  /** The last claim in which the listener wrote. */
  answeredClaim: z._default(z.nullable(z.string()), null),
  /** When the last talk with a listener ended; messages and notes from before belong to earlier talks. */
  endedAt: z._default(z.nullable(instant), null),
  /** Since when the customer lets the next listener read summaries of earlier talks; null if they don't. */
  summaryAgreedAt: z._default(z.nullable(instant), null),
});
export type Conversation = z.infer<typeof conversation>;

/**
 * `conversationInternals/{customerId}`: the fields that only the server reads. Older conversations have them in the
 * summary.
 */
export const conversationInternals = z.pick(conversation, {
  passed: true,
  ranOut: true,
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

/**
 * `conversations/{customerId}/chatMessages/{messageId}`. The text is never edited; a message is kept as long as the
 * account.
 */
export const chatMessage = z.object({
  text: z.string(),
  sender: z.string(),
  receiver: z.string(),
  /** Commit time of the write. Messages are ordered by it, then by id. */
  timestamp: instant,
  /** Null if it was written while the person waited. */
  volunteerId: z.nullable(z.string()),
  claimId: z.string(),
  /** 1 for the customer's first own message, 2 for the second …; null for a listener's. */
  ownMessageNumber: z.nullable(z.number()),
  /** The id of the message that it answers. Not checked: there may be no such message. */
  replyTo: z.optional(z.string()),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/**
 * `conversations/{customerId}/presence/{uid}`: written by that participant under the rules, at most every half second.
 */
export const presence = z.object({
  typing: z.boolean(),
  active: z.boolean(),
  at: instant,
  /** Since when they have been there without a gap. */
  since: z.optional(instant),
});
export type Presence = z.infer<typeof presence>;

/** `desk/current`. */
export const desk = z.object({ epoch: z.string() });
