import * as z from "zod/mini";
import { instant } from "../instant";
import { locale } from "../locale";
import { writtenText } from "../text";

/** The longest feedback, question to the team and answer, in code points. */
export const TICKET_MAX = 2_000;
export const ticketText = /* @__PURE__ */ writtenText(TICKET_MAX);

/** `feedback/{id}`: written by the server, read by admins. */
export const feedback = z.object({ userId: z.string(), text: z.string(), locale, createdAt: instant });
export type Feedback = z.infer<typeof feedback>;

/** `supportRequests/{id}`: a question to the team and its one answer; read by the person who asked and by admins. */
export const supportRequest = z.object({
  userId: z.string(),
  text: z.string(),
  locale,
  createdAt: instant,
  status: z.enum(["open", "answered"]),
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(instant),
});
export type SupportRequest = z.infer<typeof supportRequest>;
