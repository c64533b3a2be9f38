import type { Locale } from "../locale";
import { PLACE_KEPT } from "../matching/tellMe";
import { HOUR, MINUTE, type Millis } from "../time";
import {
  eventShown,
  isOfChat,
  isOwnDoing,
  isReminder,
  isTurn,
  shownOf,
  type Notice,
  type NoticeKind,
  type Sends,
  type Shown,
} from "./notices";
import { emailOf, lineOf, onceEmail, reachedLine, soonLine, turnLine, type Email } from "./outside";

/** What could not be handed over is news for this long. */
export const NEWS_FOR = 6 * HOUR;

/** A reminder is news until a little after what it reminds of. */
const REMINDS_FOR = 15 * MINUTE;

export interface Reader {
  readonly locale: Locale;
  /** Looks at the chat right now. */
  readonly present: boolean;
  readonly inApp: boolean;
  /** Their confirmed address; null without one, where e-mails are not wanted or where none can be sent. */
  readonly email: string | null;
  /** The address was left for this event alone, and nobody has confirmed it. */
  readonly once?: boolean;
  /** The devices on which they want a notice, as the push service calls them. */
  readonly devices: readonly string[];
  readonly sms: boolean;
  /** Whether what leaves Thodu may say what it is about. */
  readonly details: boolean;
  /** When something outside of Thodu last told of the chat. */
  readonly chatToldAt: Millis | null;
  /** When anything, within Thodu or outside of it, last told of a reply. */
  readonly replyToldAt: Millis | null;
  /** When they last looked at the chat or read in it. */
  readonly chatSeenAt: Millis | null;
  /** Where the site is, without a slash at the end. */
  readonly site: string;
}

export interface Pushed {
  readonly title: string;
  readonly link: string;
  /** On a device a later notice takes the place of one of the same tag. */
  readonly tag: string;
  /** How long it is news; hours where nothing else is said. */
  readonly lasts?: Millis;
  /** It asks for an answer at once: it sounds again, and stays until it is touched. */
  readonly rings?: true;
  /** By this the device says that it has arrived and is shown (`usecases/oncall/receipts`). */
  readonly receipt?: string;
}

/** How an event reaches its person, to be written down before anything is handed over. */
export interface Delivery {
  /** Null where nothing is shown within Thodu. */
  readonly shown: Shown | null;
  readonly email: Email | null;
  readonly push: Pushed | null;
  readonly sms: string | null;
  readonly sends: Sends;
  /** Whether the chat is told of outside of Thodu by this. */
  readonly tellsOfChat: boolean;
  /** Whether a reply is told of by this, within Thodu or outside of it. */
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

/** One word about the chat is enough until they have looked, and so is one of a reply. */
const isTold = (toldAt: Millis | null, { chatSeenAt }: Reader): boolean =>
  toldAt !== null && (chatSeenAt ?? 0) <= toldAt;

/** What is said where others may read it. */
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
  // An address can tell what it is about, too.
  const path = details ? link : inApp ? "/notifications" : "/dashboard";
  return emailOf(email, {
    locale,
    plainly: plainlyOf(kind, reader, shown),
    link: `${site}${path}`,
    profile: `${site}/profile`,
    forNow: isTurn(kind) || isReminder(kind) || kind === "place-reached",
  });
}

function tagOf(kind: NoticeKind): string {
  if (isTurn(kind)) return "turn";
  return isOfChat(kind) ? "chat" : kind;
}

/** A turn asks for an answer at once, and is no news after the place was kept. */
const pushedOf = (kind: NoticeKind, title: string, link: string): Pushed => ({
  title,
  link,
  tag: tagOf(kind),
  ...(isTurn(kind) && { lasts: PLACE_KEPT, rings: true }),
  ...(kind === "place-reached" && { rings: true }),
  ...(isReminder(kind) && { lasts: REMINDS_FOR }),
});

/** How an event reaches its person when it is met for the first time; `shown` is what it says within Thodu. */
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

/** What is left of an event that nobody has met in time: it is shown within Thodu, unless its moment is over. */
const lateOf = (kind: NoticeKind, { shown, tellsOfReply }: Delivery): Delivery =>
  isTurn(kind) || isReminder(kind) || shown === null ? NOTHING : { ...NOTHING, shown, tellsOfReply };

/**
 * What is to be done for an event now: all of it the first time, while it is news; later only the e-mail that surely was
 * not handed over, while it still is news and wanted. Null when nothing is left.
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
