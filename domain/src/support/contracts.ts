import * as z from "zod/mini";
import { clientId } from "../ids";
import { locale } from "../locale";
import { danger } from "../safety/danger";
import { ticketText } from "./model";

export const supportContracts = {
  submitFeedback: {
    input: z.strictObject({ feedbackId: clientId, text: ticketText, locale: z.optional(locale) }),
    output: z.strictObject({ feedbackId: z.string(), danger }),
    reasons: ["ID_REUSED"],
    action: "feedback.submit",
  },
  contactSupport: {
    input: z.strictObject({ requestId: clientId, message: ticketText, locale: z.optional(locale) }),
    output: z.strictObject({ requestId: z.string(), danger }),
    reasons: ["ID_REUSED"],
    action: "support.contact",
  },
  /** A question gets one answer: a repeat with the same text gets the same reply, another text is refused. */
  replySupport: {
    input: z.strictObject({ requestId: clientId, reply: ticketText }),
    output: z.strictObject({ requestId: z.string() }),
    reasons: ["ID_REUSED", "NOT_FOUND"],
    action: "support.reply",
  },
} as const;
