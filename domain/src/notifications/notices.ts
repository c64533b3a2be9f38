import * as z from "zod/mini";
import { VOLUNTEER, ways } from "../chat/model";
import { instant } from "../instant";
import type { Locale } from "../locale";
import { DAY } from "../time";
import { appointmentNotices } from "./appointmentNotices";
import type { NotificationType } from "./model";
import { OWN_PATH } from "./ownPath";
import { receipt, receiptLine, refunded, refundLine } from "./receipt";
import { isOfShift, shiftHours, shiftLine, shiftNotices } from "./shiftNotices";
import { waitNotices, type NoticeFacts } from "./waitNotices";

export const noticeKind = z.enum([
  "reply",
  "place-reached",
  "turn",
  "turn-by-phone",
  "turn-gone",
  "turn-missed",
  "time-taken",
  "time-returned",
  "time-soon",
  "time-none",
  "time-missed",
  "own-time-soon",
  "own-time-over",
  "appointment-held",
  "appointment-confirmed",
  "appointment-moved",
  "appointment-meeting",
  "appointment-cancelled",
  "appointment-given-up",
  "payment-received",
  "payment-refunded",
  "plan-ending",
  "plan-ended",
  "renewal-failed",
  "application-approved",
  "application-asked",
  "application-declined",
  "case-decided",
  "supervisor-needed",
  "support-reply",
  "shift-confirm",
  "shift-lapsed",
  "shift-taken",
]);
export type NoticeKind = z.infer<typeof noticeKind>;

/**
 * The state of a message sent outside of Thodu. `taken` is stored before it is handed over, and what is taken is not
 * handed over by anybody else: whatever breaks in between, nobody gets it twice (docs/decisions/0016).
 */
export const sendState = z.enum([
  /** Certainly not handed over; to be tried again. */
  "due",
  "taken",
  "sent",
  /** The connection broke while it was handed over: it may have arrived, and is not sent again. */
  "unsure",
  /** Refused for good, or too old by now. */
  "failed",
]);
export type SendState = z.infer<typeof sendState>;

const sends = z.object({ email: z.optional(sendState), push: z.optional(sendState), sms: z.optional(sendState) });
export type Sends = z.infer<typeof sends>;

/** How long a settled event is kept. After that no trigger can deliver it again. */
export const KEPT_FOR = 30 * DAY;

/**
 * `users/{uid}/outbox/{id}`: an event that its person is to be told of, written together with the event. The id is made
 * from the event, so that repeating the write tells nobody twice.
 */
export const notice = z.object({
  kind: noticeKind,
  at: instant,
  /** When it was delivered, or found to be unnecessary; null before. */
  settledAt: z.nullable(instant),
  /** The state of each way out of Thodu; a missing one was not wanted. */
  sends: z._default(sends, {}),
  /** How its person asked to be told of this one event, besides their general preferences; null if they did not. */
  ways: z.optional(z.nullable(ways)),
  /** Of a payment: what was paid. */
  receipt: z.optional(receipt),
  /** Of a refund: what was refunded, and what becomes of the plan. */
  refunded: z.optional(refunded),
  /** Of a shift: its hours, in its listener's time zone. */
  shift: z.optional(shiftHours),
  /** Of a case that admins are told of: its id. */
  caseId: z.optional(z.string()),
});
export type Notice = z.infer<typeof notice>;

/** The texts of each kind in Thodu. They never say what was written in a chat, nor by whom. */
const facts: Readonly<Record<NoticeKind, NoticeFacts>> = {
  reply: {
    type: "Support",
    link: "/chat",
    onlyWhenAway: true,
    words: { en: "Your listener wrote to you.", te: "మీ మాట వినేవారు మీకు రాశారు.", hi: "आपके सुनने वाले ने आपको लिखा है।" },
  },
  ...waitNotices,
  ...appointmentNotices,
  "payment-received": {
    type: "General",
    link: "/profile?show=payments",
    onlyWhenAway: false,
    words: {
      en: "Your payment has arrived. Its receipt is in your profile, under Payments.",
      te: "మీ చెల్లింపు అందింది. రసీదు మీ ప్రొఫైల్‌లో, చెల్లింపుల కింద ఉంది.",
      hi: "आपका भुगतान मिल गया है। रसीद आपकी प्रोफ़ाइल में, भुगतान के नीचे है।",
    },
  },
  "payment-refunded": {
    type: "General",
    link: "/profile?show=payments",
    onlyWhenAway: false,
    words: {
      en: "Your payment was refunded. You find it in your profile, under Payments.",
      te: "మీ చెల్లింపును తిరిగి ఇచ్చాం. అది మీ ప్రొఫైల్‌లో, చెల్లింపుల కింద ఉంది.",
      hi: "आपका भुगतान वापस कर दिया गया है। वह आपकी प्रोफ़ाइल में, भुगतान के नीचे है।",
    },
  },
  "plan-ending": {
    type: "General",
    link: "/go-premium",
    onlyWhenAway: false,
    words: {
      en: "Your plan ends in less than three days.",
      te: "మీ ప్లాన్ మూడు రోజుల్లోపు ముగుస్తుంది.",
      hi: "आपका प्लान तीन दिन के भीतर ख़त्म होगा।",
    },
  },
  "plan-ended": {
    type: "General",
    link: "/go-premium",
    onlyWhenAway: false,
    words: { en: "Your plan has ended.", te: "మీ ప్లాన్ ముగిసింది.", hi: "आपका प्लान ख़त्म हो गया है।" },
  },
  "renewal-failed": {
    type: "General",
    link: "/go-premium",
    onlyWhenAway: false,
    words: {
      en: "Your bank did not pay for the next month of your plan.",
      te: "మీ ప్లాన్ తదుపరి నెలకు మీ బ్యాంకు చెల్లించలేదు.",
      hi: "आपके बैंक ने आपके प्लान के अगले महीने का भुगतान नहीं किया।",
    },
  },
  "application-approved": {
    type: "General",
    link: "/volunteer-application",
    onlyWhenAway: false,
    words: {
      en: "Your application was approved. You can listen now.",
      te: "మీ దరఖాస్తును ఆమోదించాం. మీరు ఇప్పుడు వినవచ్చు.",
      hi: "आपके आवेदन को मंज़ूरी मिल गई है। अब आप सुन सकते हैं।",
    },
  },
  "application-asked": {
    type: "General",
    link: "/volunteer-application",
    onlyWhenAway: false,
    words: {
      en: "The team has a question about your application. You can read and answer it there.",
      te: "మీ దరఖాస్తు గురించి మా బృందం ఒక ప్రశ్న అడిగింది. అక్కడే చదివి జవాబు ఇవ్వవచ్చు.",
      hi: "आपके आवेदन के बारे में टीम का एक सवाल है। आप उसे वहीं पढ़कर जवाब दे सकते हैं।",
    },
  },
  "application-declined": {
    type: "General",
    link: "/volunteer-application",
    onlyWhenAway: false,
    words: {
      en: "The team has answered your application. You can read the answer there.",
      te: "మీ దరఖాస్తుకు మా బృందం జవాబు ఇచ్చింది. దాన్ని అక్కడ చదవవచ్చు.",
      hi: "टीम ने आपके आवेदन का जवाब दिया है। आप उसे वहीं पढ़ सकते हैं।",
    },
  },
  "case-decided": {
    type: "Support",
    link: "/support",
    onlyWhenAway: false,
    words: {
      en: "Our team has looked at what you told us.",
      te: "మీరు చెప్పినదాన్ని మా బృందం చూసింది.",
      hi: "आपने जो बताया था, हमारी टीम ने उसे देख लिया है।",
    },
  },
  "supervisor-needed": {
    type: "Support",
    link: "/admin/safety",
    onlyWhenAway: false,
    words: {
      en: "A listener needs a supervisor now. Please look at the cases.",
      te: "ఒక వాలంటీర్‌కు ఇప్పుడే సూపర్‌వైజర్ కావాలి. దయచేసి కేసులు చూడండి.",
      hi: "एक वॉलंटियर को अभी सुपरवाइज़र चाहिए। कृपया मामले देखिए।",
    },
  },
  ...shiftNotices,
  "support-reply": {
    type: "Support",
    link: "/support",
    onlyWhenAway: false,
    words: {
      en: "Our team answered your question.",
      te: "మా బృందం మీ ప్రశ్నకు జవాబిచ్చింది.",
      hi: "हमारी टीम ने आपके सवाल का जवाब दिया है।",
    },
  },
};

/**
 * Whether a message makes an event for its customer: each one of a listener does, even if the customer seems to be
 * looking, as their phone may just have died. `deliveryOf` decides for each message whether they are told.
 */
export const tellsOfReply = (sender: string): boolean => sender === VOLUNTEER;

/**
 * Whether it is about the chat: a person who looks at the chat is not told, and outside of Thodu only once until they
 * have looked.
 */
export const isOfChat = (kind: NoticeKind): boolean => facts[kind].onlyWhenAway;

/** Whether the person did it themselves: then no e-mail, SMS or push is sent. */
export const isOwnDoing = (kind: NoticeKind): boolean => kind === "appointment-given-up";

/** Whether it says that it is the person's turn, which is open only for a moment. */
export const isTurn = (kind: NoticeKind): boolean => kind === "turn" || kind === "turn-by-phone";

export const isReminder = (kind: NoticeKind): boolean => kind === "time-soon" || kind === "own-time-soon";

/** Whether its reader should act soon, though there is more time than for a turn. */
export const isUrgent = (kind: NoticeKind): boolean => kind === "supervisor-needed" || kind === "shift-confirm";

export interface Shown {
  readonly type: NotificationType;
  readonly message: string;
  readonly link: string;
}

export const shownOf = (kind: NoticeKind, locale: Locale): Shown => ({
  type: facts[kind].type,
  message: facts[kind].words[locale],
  link: facts[kind].link,
});

/** The text of an event in a language: with the amount of a payment or refund, a shift’s hours, the link to a case. */
export const eventShown = (
  { kind, at, receipt: paid, refunded: back, shift, caseId }: Notice,
  locale: Locale,
): Shown => {
  const shown = shownOf(kind, locale);
  if (paid) return { ...shown, message: receiptLine(paid, at, locale) };
  if (back) return { ...shown, message: refundLine(back, at, locale) };
  if (shift && isOfShift(kind)) return { ...shown, message: shiftLine(kind, shift, locale) };
  const toCase = `${shown.link}?case=${caseId}`;
  return caseId !== undefined && OWN_PATH.test(toCase) ? { ...shown, link: toCase } : shown;
};
