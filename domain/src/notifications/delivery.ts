import type { Locale } from "../locale";
import { PLACE_KEPT } from "../matching/tellMe";
import { HOUR, MINUTE, type Millis } from "../time";
import {
  eventShown,
  isOfChat,
  isOwnDoing,
  isReminder,
  isTurn,
  isUrgent,
  shownOf,
  type Notice,
  type NoticeKind,
  type Sends,
  type Shown,
} from "./notices";
import { emailOf, lineOf, onceEmail, reachedLine, soonLine, turnLine, type Email } from "./outside";

/** How long an event may still be delivered. */
export const NEWS_FOR = 6 * HOUR;

/** How long a reminder may be delivered: until a little after what it reminds of. */
const REMINDS_FOR = 15 * MINUTE;

export interface Reader {
  readonly locale: Locale;
  /** They are looking at the chat right now. */
  readonly present: boolean;
  readonly inApp: boolean;
  /** Their confirmed address; null without one, if they want no e-mails or if none can be sent. */
  readonly email: string | null;
  /** The address was given for this event only and is not confirmed. */
  readonly once?: boolean;
  /** The push tokens of the devices on which they want a notice. */
  readonly devices: readonly string[];
  readonly sms: boolean;
  /** Whether what is sent outside of Thodu may say what it is about. */
  readonly details: boolean;
  /** When something outside of Thodu last told them of the chat. */
  readonly chatToldAt: Millis | null;
  /** When anything, in Thodu or outside, last told them of a reply. */
  readonly replyToldAt: Millis | null;
  /** When they last looked at the chat or read in it. */
  readonly chatSeenAt: Millis | null;
  /** The site's address, without a slash at the end. */
  readonly site: string;
}

export interface Pushed {
  readonly title: string;
  readonly link: string;
  /** On a device a later notice replaces one with the same tag. */
  readonly tag: string;
  /** How long it may be delivered; some hours if left out. */
  readonly lasts?: Millis;
  /** It asks for an answer at once: it sounds again, and stays until it is touched. */
  readonly rings?: true;
  /** The id with which the device confirms that the notice has arrived and is shown (`usecases/oncall/receipts`). */
  readonly receipt?: string;
}

/** How an event reaches its person; stored before anything is sent. */
export interface Delivery {
  /** Null if nothing is shown in Thodu. */
  readonly shown: Shown | null;
  readonly email: Email | null;
  readonly push: Pushed | null;
  readonly sms: string | null;
  readonly sends: Sends;
  /** Whether something is sent outside of Thodu that tells of the chat. */
  readonly tellsOfChat: boolean;
  /** Whether it tells of a reply, in Thodu or outside. */
  readonly tellsOfReply: boolean;
}

const NOTHING: Delivery = {
  shown: null,
  email: null,
  push: null,
  sms: null,
  sends: {},
  tellsOfChat: false,
  tellsOfReply: false,
};

/** Whether the person was told of the chat, or of a reply, and has not looked since; then they are not told again. */
const isTold = (toldAt: Millis | null, { chatSeenAt }: Reader): boolean =>
  toldAt !== null && (chatSeenAt ?? 0) <= toldAt;

/** The text that others may be able to read. */
const plainlyOf = (kind: NoticeKind, { locale, details }: Reader, { message }: Shown): string | null => {
  if (details) return message;
  if (isReminder(kind)) return soonLine(locale);
  if (kind === "place-reached") return reachedLine(locale);
  return isTurn(kind) ? turnLine(locale) : null;
};

function letterFor(kind: NoticeKind, reader: Reader, shown: Shown): Email | null {
  const { email, once, locale, details, inApp, site } = reader;
  if (email === null) return null;
  const { link } = shown;
  if (once === true)
    return onceEmail(email, { locale, plainly: plainlyOf(kind, reader, shown), link: `${site}${link}` });
  // An address can also show what it is about.
  const path = details ? link : inApp ? "/notifications" : "/dashboard";
  return emailOf(email, {
    locale,
    plainly: plainlyOf(kind, reader, shown),
    link: `${site}${path}`,
    profile: `${site}/profile`,
    forNow: isTurn(kind) || isReminder(kind) || kind === "place-reached" || isUrgent(kind),
  });
}

function tagOf(kind: NoticeKind): string {
  if (isTurn(kind)) return "turn";
  return isOfChat(kind) ? "chat" : kind;
}

/** A push notice. A turn asks for an answer at once, and expires with the place that is kept. */
const pushedOf = (kind: NoticeKind, title: string, link: string): Pushed => ({
  title,
  link,
  tag: tagOf(kind),
  ...(isTurn(kind) && { lasts: PLACE_KEPT, rings: true }),
  ...(kind === "place-reached" && { rings: true }),
  ...(isReminder(kind) && { lasts: REMINDS_FOR }),
});

/** How an event is delivered when it is first processed; `shown`: its text in Thodu. */
export function deliveryOf(kind: NoticeKind, reader: Reader, shown = shownOf(kind, reader.locale)): Delivery {
  const { locale } = reader;
  const ofChat = isOfChat(kind);
  if (ofChat && reader.present) return NOTHING;
  const isReply = kind === "reply";
  if (isReply && isTold(reader.replyToldAt, reader)) return NOTHING;
  const inApp = reader.inApp ? shown : null;
  if (ofChat && isTold(reader.chatToldAt, reader))
    return { ...NOTHING, shown: inApp, tellsOfReply: isReply && inApp !== null };
  if (isOwnDoing(kind)) return { ...NOTHING, shown: inApp };
  const email = letterFor(kind, reader, shown);
  const line = lineOf({ locale, plainly: plainlyOf(kind, reader, shown) });
  const push = reader.devices.length > 0 ? pushedOf(kind, line, shown.link) : null;
  const sms = reader.sms ? line : null;
  const sends: Sends = {
    ...(email && { email: "taken" as const }),
    ...(push && { push: "taken" as const }),
    ...(sms !== null && { sms: "taken" as const }),
  };
  const leaves = Object.keys(sends).length > 0;
  return {
    shown: inApp,
    email,
    push,
    sms,
    sends,
    tellsOfChat: ofChat && leaves,
    tellsOfReply: isReply && (inApp !== null || leaves),
  };
}

function newsFor(kind: NoticeKind): Millis {
  if (isTurn(kind)) return PLACE_KEPT;
  return isReminder(kind) ? REMINDS_FOR : NEWS_FOR;
}

/** What is left of an event that was not processed in time: it is shown in Thodu, unless its moment is over. */
const lateOf = (kind: NoticeKind, { shown, tellsOfReply }: Delivery): Delivery =>
  isTurn(kind) || isReminder(kind) || shown === null ? NOTHING : { ...NOTHING, shown, tellsOfReply };

/**
 * What has to be delivered of an event now. The first time all of it, while it is recent. Later only an e-mail that was
 * certainly not sent, while it is still recent and wanted. Null if nothing is left.
 */
export function dueOf(notice: Notice, reader: Reader, now: Millis): Delivery | null {
  const shown = eventShown(notice, reader.locale);
  const isNews = now - notice.at <= newsFor(notice.kind);
  if (notice.settledAt === null) {
    const delivery = deliveryOf(notice.kind, reader, shown);
    return isNews ? delivery : lateOf(notice.kind, delivery);
  }
  if (notice.sends.email !== "due") return null;
  const fresh = isNews && !(isOfChat(notice.kind) && reader.present);
  const email = fresh ? letterFor(notice.kind, reader, shown) : null;
  return { ...NOTHING, email, sends: { email: email ? "taken" : "failed" } };
}
