import * as z from "zod/mini";
import { accountContracts } from "./accounts/contracts";
import { emailAddress, personName } from "./accounts/forms";
import { keeping } from "./accounts/retention";
import { appointmentContracts } from "./appointments/contracts";
import { appointmentForm } from "./appointments/forms";
import { appointmentRequest } from "./appointments/model";
import { callContracts } from "./calls/contracts";
import { MESSAGE_MAX, PAGE } from "./chat/limits";
import { saw } from "./chat/overtaken";
import { clientId, uid } from "./ids";
import type { Failure, Reason } from "./errors";
import { locale } from "./locale";
import { matchingContracts } from "./matching/contracts";
import { paymentContracts } from "./payments/contracts";
import { noteContracts } from "./notes/contracts";
import { crisisEnd, noteText, outcome } from "./notes/model";
import { notificationContracts } from "./notifications/contracts";
import { onCallContracts } from "./oncall/contracts";
import type { Action } from "./permissions";
import { peopleContracts } from "./people/contracts";
import { reportContracts } from "./reports/contracts";
import type { Result } from "./result";
import { rotaContracts } from "./rota/contracts";
import { writtenText } from "./text";
import { danger } from "./safety/danger";
import { safetyContracts } from "./safety/contracts";
import { supportContracts } from "./support/contracts";
import { applicationContracts } from "./volunteers/contracts";
import { volunteerProfile } from "./volunteers/model";
import { sawListener } from "./volunteers/sawListener";

interface Contract {
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  /** The reasons it may refuse with, besides those that all callables share (see {@link sharedReasons}). */
  readonly reasons: readonly Reason[];
  /** The permission it needs; checked before the use case runs. */
  readonly action: Action;
}

export const sharedReasons = [
  "UNAUTHENTICATED",
  "NOT_PERMITTED",
  "INVALID_INPUT",
  "RATE_LIMITED",
  "BUSY",
  "INTERNAL",
] as const satisfies readonly Reason[];

const inConversation = z.strictObject({ conversationId: uid });
const done = z.strictObject({});

/** A message in the output of `readHistory`; `timestamp` in milliseconds since 1970 (UTC). */
const historyMessage = z.object({
  messageId: z.string(),
  text: z.string(),
  sender: z.string(),
  receiver: z.string(),
  timestamp: z.number(),
  /** Only for a listener: another listener wrote it, in an earlier claim. */
  byColleague: z.optional(z.literal(true)),
  replyTo: z.optional(z.string()),
});

/** What the admin saw. If another admin has decided since, the call is refused with APPLICATION_CLOSED. */
const sawThem = z.optional(sawListener);
const whom = z.union([z.strictObject({ uid, saw: sawThem }), z.strictObject({ email: emailAddress, saw: sawThem })]);
/** For the audit log; the form asks admins for it. */
const why = z.optional(writtenText(300));
const whomAndWhy = z.union([
  z.strictObject({ uid, reason: why, saw: sawThem }),
  z.strictObject({ email: emailAddress, reason: why, saw: sawThem }),
]);
/** `changed`: false if it was so before, so that there is nothing to undo; left out otherwise. */
const approval = z.strictObject({ uid: z.string(), approved: z.boolean(), changed: z.optional(z.literal(false)) });

export const contracts = {
  ...appointmentContracts,
  ...callContracts,
  ...safetyContracts,
  ...matchingContracts,
  ...noteContracts,
  ...notificationContracts,
  ...onCallContracts,
  ...reportContracts,
  ...rotaContracts,
  ...peopleContracts,
  sendMessage: {
    input: z.strictObject({
      messageId: clientId,
      text: writtenText(MESSAGE_MAX),
      conversationId: z.optional(uid),
      replyTo: z.optional(clientId),
      /** The language in which the customer reads the site; used when a conversation begins. */
      locale: z.optional(locale),
    }),
    output: z.strictObject({ messageId: z.string(), remaining: z.nullable(z.number()), locked: z.boolean() }),
    reasons: ["CHAT_LIMIT", "QUOTA_USED", "CONTACT_DETAILS", "ID_REUSED", "NOT_FOUND", "NOT_CLAIMED"],
    action: "conversation.write",
  },
  claimConversation: {
    input: z.strictObject({
      conversationId: uid,
      /** True if the listener asked for it after the desk showed whose the conversation is. */
      takeOver: z.optional(z.boolean()),
      reason: z.optional(writtenText(300)),
    }),
    output: z.strictObject({ claimId: z.string() }),
    reasons: ["TAKEN", "AT_CAPACITY", "NOT_CLAIMED", "NOT_FOUND"],
    action: "conversation.claim",
  },
  readHistory: {
    input: z.strictObject({
      conversationId: uid,
      /** The id of the oldest message that is loaded; without it, the newest page. */
      before: z.optional(clientId),
      limit: z.optional(z.int().check(z.gte(1), z.lte(PAGE))),
    }),
    output: z.strictObject({ messages: z.array(historyMessage), more: z.boolean() }),
    reasons: ["NOT_CLAIMED", "NOT_FOUND"],
    action: "conversation.read",
  },
  markConversationRead: {
    input: inConversation,
    output: done,
    reasons: ["NOT_CLAIMED", "NOT_FOUND"],
    action: "conversation.read",
  },
  releaseConversation: {
    input: z.strictObject({
      conversationId: uid,
      /** For the next listener. */
      note: z.optional(noteText),
      /** Releases nothing yet: this colleague is asked, and the conversation stays where it is until they accept. */
      to: z.optional(uid),
    }),
    output: done,
    /** With `to`: another colleague is asked already (`TAKEN`), or this one can't be asked now (`AT_CAPACITY`). */
    reasons: ["AT_CAPACITY", "NOT_CLAIMED", "NOT_FOUND", "TAKEN"],
    action: "conversation.release",
  },
  endConversation: {
    input: z.strictObject({
      conversationId: uid,
      /** A listener's own account of the talk; ignored if the customer ends it. */
      wrapUp: z.optional(
        z.strictObject({
          outcome,
          note: z.optional(noteText),
          crisis: z.optional(crisisEnd),
          /** It was hard for the listener, who then gets a short pause. */
          hard: z.optional(z.boolean()),
        }),
      ),
      /** What the listener's page showed; with it, the end is refused if what came since speaks against it. */
      saw: z.optional(saw),
    }),
    output: done,
    reasons: ["CRISIS_BEGAN", "NOT_CLAIMED", "NOT_FOUND", "PERSON_WROTE"],
    action: "conversation.end",
  },
  requestAppointment: {
    input: z.strictObject({
      requestId: clientId,
      ...appointmentForm.shape,
      locale: z.optional(locale),
    }),
    output: z.strictObject({ appointmentId: z.string(), status: appointmentRequest.shape.status, danger }),
    reasons: ["APPOINTMENT_USED", "APPOINTMENTS_OPEN", "ID_REUSED"],
    action: "appointment.request",
  },
  updateProfile: {
    input: z.strictObject({
      displayName: z.optional(personName),
      locale: z.optional(locale),
      keepConversation: z.optional(keeping),
    }),
    output: done,
    reasons: [],
    action: "account.update",
  },
  applyAsVolunteer: {
    input: volunteerProfile,
    output: z.strictObject({ approved: z.boolean() }),
    reasons: [],
    action: "volunteer.apply",
  },
  approveVolunteer: {
    input: whom,
    output: approval,
    reasons: ["NOT_FOUND", "AMBIGUOUS", "APPLICATION_CLOSED"],
    action: "volunteer.approve",
  },
  revokeVolunteer: {
    input: whomAndWhy,
    output: approval,
    reasons: ["NOT_FOUND", "AMBIGUOUS", "APPLICATION_CLOSED"],
    action: "volunteer.revoke",
  },
  ...applicationContracts,
  ...paymentContracts,
  ...supportContracts,
  ...accountContracts,
} as const satisfies Record<string, Contract>;

export type CallableName = keyof typeof contracts;
export type Input<N extends CallableName> = z.infer<(typeof contracts)[N]["input"]>;
export type RawInput<N extends CallableName> = z.input<(typeof contracts)[N]["input"]>;
export type Output<N extends CallableName> = z.infer<(typeof contracts)[N]["output"]>;
export type ReasonOf<N extends CallableName> =
  | (typeof contracts)[N]["reasons"][number]
  | (typeof sharedReasons)[number];
export type Outcome<N extends CallableName> = Result<Output<N>, Failure<ReasonOf<N>>>;
