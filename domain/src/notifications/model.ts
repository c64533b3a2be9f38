import * as z from "zod/mini";
import { instant } from "../instant";
import { OWN_PATH } from "./ownPath";

const ownPath = z.string().check(z.maxLength(200), z.regex(OWN_PATH));

/** The kinds of spec section 2; a notification is titled with its type and ' Alert'. */
export const notificationType = z.enum(["Support", "Therapy", "General"]);
export type NotificationType = z.infer<typeof notificationType>;

export const NOTIFICATIONS_SHOWN = 30;

/**
 * `users/{uid}/notifications/{id}`: written by the server in the reader's language; the owner may only clear `unread`
 * or delete it. Never has the text of a chat.
 */
export const notification = z.object({
  type: notificationType,
  message: z.string(),
  unread: z.boolean(),
  createdAt: instant,
  /** The path on this site to which it leads; null if it leads nowhere. */
  link: z._default(z.nullable(ownPath), null),
});
export type Notification = z.infer<typeof notification>;
