import * as z from "zod/mini";
import { adminRole } from "../accounts/model";
import { caseDecision, report } from "../reports/model";
import { appointmentRequest } from "../appointments/model";
import { conversation } from "../chat/model";
import { uid } from "../ids";
import { locale } from "../locale";
import { dispute } from "../payments/dispute";
import { order, refund, subscription } from "../payments/model";
import { premiumUser } from "../plans/planTerm";
import { supportRequest } from "../support/model";
import { availability } from "../volunteers/model";

/** Milliseconds since 1970. */
const moment = z.nullable(z.number());

const named = { uid: z.string(), alias: z.string(), name: z.nullable(z.string()), email: z.nullable(z.string()) };

/** Parts that do not belong to the reader's role are null. */
const person = z.strictObject({
  ...named,
  /** Without an e-mail and a password. */
  guest: z.boolean(),
  /** Whether the account exists and is not disabled. */
  there: z.boolean(),
  /** Whether they have opened the link sent to their e-mail, as the identity service says now. */
  emailConfirmed: z.boolean(),
  locale,
  createdAt: moment,
  roles: z.array(adminRole),
  listener: z.nullable(
    z.strictObject({
      approved: z.boolean(),
      /** As of now. */
      standing: z.enum([...availability.options, "break"]),
      languages: z.array(locale),
      load: z.number(),
      capacity: z.number(),
      heard: z.number(),
      deskTime: z.number(),
      /** The number of blocks between them and others. */
      blocks: z.number(),
      appliedAt: moment,
      decidedAt: moment,
    }),
  ),
  conversation: z.nullable(
    z.strictObject({
      status: conversation.shape.status,
      risk: conversation.shape.risk,
      lastMessageAt: z.number(),
      /** The language in which they wait or talk, which may differ from that of their account. */
      locale: z.optional(locale),
      /** Since when they wait in the queue (`waitedSince`); null if they don't. */
      waitingSince: z.optional(moment),
      /** The listener who holds them; null without one. */
      listener: z.optional(z.nullable(z.string())),
      /** The listener who is asked about them until `expiresAt`; null without one. */
      offer: z.optional(z.nullable(z.strictObject({ to: z.string(), expiresAt: z.number() }))),
    }),
  ),
  plan: z.nullable(
    z.strictObject({ planId: premiumUser.shape.planId, status: premiumUser.shape.status, validUntil: z.number() }),
  ),
  orders: z.nullable(
    z.array(
      z.strictObject({
        orderId: z.string(),
        planId: order.shape.planId,
        amount: z.int(),
        status: order.shape.status,
        paymentId: z.nullable(z.string()),
        createdAt: z.number(),
      }),
    ),
  ),
  subscriptions: z.nullable(
    z.array(
      z.strictObject({
        subscriptionId: z.string(),
        planId: subscription.shape.planId,
        amount: z.int(),
        status: subscription.shape.status,
        createdAt: z.number(),
      }),
    ),
  ),
  refunds: z.nullable(
    z.array(
      z.strictObject({
        paymentId: z.string(),
        amount: z.int(),
        status: refund.shape.status,
        createdAt: z.number(),
      }),
    ),
  ),
  disputes: z.nullable(
    z.array(
      z.strictObject({
        disputeId: z.string(),
        paymentId: z.string(),
        amount: z.int(),
        status: dispute.shape.status,
        createdAt: z.number(),
      }),
    ),
  ),
  appointments: z.nullable(
    z.array(
      z.strictObject({
        appointmentId: z.string(),
        status: appointmentRequest.shape.status,
        slotAt: moment,
        createdAt: z.number(),
      }),
    ),
  ),
  cases: z.nullable(
    z.array(
      z.strictObject({
        reportId: z.string(),
        category: report.shape.category,
        by: report.shape.by,
        status: report.shape.status,
        decision: z.nullable(caseDecision),
        ended: report.shape.ended,
        createdAt: z.number(),
      }),
    ),
  ),
  /** Their questions to the team, without the text. */
  questions: z.nullable(
    z.array(z.strictObject({ requestId: z.string(), status: supportRequest.shape.status, createdAt: z.number() })),
  ),
  /** Their feedback, without the text. */
  feedback: z.nullable(z.array(z.strictObject({ feedbackId: z.string(), createdAt: z.number() }))),
});

export const peopleContracts = {
  /**
   * Finds people by an exact e-mail, alias, uid, id of the gateway, or reference on a receipt. The search is neither
   * stored nor logged, but that these people were found is. An id of the gateway finds nothing for an admin without the
   * role for payments.
   */
  findPeople: {
    input: z.strictObject({ query: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
    output: z.strictObject({ people: z.array(z.strictObject(named)) }),
    reasons: [],
    action: "person.look",
  },
  /**
   * All that the caller may see of one person, without anything that they wrote; each reading is logged. The newest ten
   * of each list.
   */
  readPerson: {
    input: z.strictObject({ uid }),
    output: person,
    reasons: ["NOT_FOUND"],
    action: "person.look",
  },
} as const;
