import * as z from "zod/mini";
import { VOLUNTEER } from "../chat/model";
import { instant } from "../instant";
import type { Locale } from "../locale";
import { DAY } from "../time";
import type { NotificationType } from "./model";

/** What people are told of. */
export const noticeKind = z.enum([
  "reply",
  "place-reached",
  "appointment-confirmed",
  "appointment-moved",
  "payment-received",
  "plan-ending",
  "plan-ended",
  "renewal-failed",
  "application-approved",
  "case-decided",
  "support-reply",
]);
export type NoticeKind = z.infer<typeof noticeKind>;

/**
 * How far a message has come that leaves Thodu. `taken` is written before it is handed over, and nobody hands over what
 * another has taken: whatever breaks in between, nobody gets it twice (docs/decisions/0016).
 */
export const sendState = z.enum([
  /** Surely not handed over; to be tried again. */
  "due",
  "taken",
  "sent",
  /** The line broke while it was handed over: it may have arrived, and is not sent again. */
  "unsure",
  /** Refused for good, or too old by now. */
  "failed",
]);
export type SendState = z.infer<typeof sendState>;

const sends = z.object({ email: z.optional(sendState), push: z.optional(sendState), sms: z.optional(sendState) });
export type Sends = z.infer<typeof sends>;

/** A settled event goes this long after it, long after the last time that a trigger may deliver it again. */
export const KEPT_FOR = 30 * DAY;

/**
 * `users/{uid}/outbox/{id}`: an event that its person is to be told of, written in one write with the event. The id
 * is derived from the event, so that repeating the write tells nothing twice.
 */
export const notice = z.object({
  kind: noticeKind,
  at: instant,
  /** When it was delivered, or found not to be needed; null before. */
  settledAt: z.nullable(instant),
  /** How far each way out of Thodu has come; what is missing was not wanted. */
  sends: z._default(sends, {}),
});
export type Notice = z.infer<typeof notice>;

interface Facts {
  readonly type: NotificationType;
  readonly link: string;
  /** Nobody is told who is looking at it anyway. */
  readonly onlyWhenAway: boolean;
  readonly words: Readonly<Record<Locale, string>>;
}

/** What each kind says inside of Thodu. Never what was written in a chat, nor by whom. */
const facts: Readonly<Record<NoticeKind, Facts>> = {
  reply: {
    type: "Support",
    link: "/chat",
    onlyWhenAway: true,
    words: { en: "Your listener wrote to you.", te: "మీ మాట వినేవారు మీకు రాశారు.", hi: "आपके सुनने वाले ने आपको लिखा है।" },
  },
  "place-reached": {
    type: "Support",
    link: "/chat",
    onlyWhenAway: true,
    words: {
      en: "It is your turn: a listener is here for you.",
      te: "మీ వంతు వచ్చింది: మీ మాట వినడానికి ఒకరు ఉన్నారు.",
      hi: "आपकी बारी आ गई है: आपकी बात सुनने के लिए कोई मौजूद है।",
    },
  },
  "appointment-confirmed": {
    type: "Therapy",
    link: "/therapy",
    onlyWhenAway: false,
    words: { en: "Your appointment is confirmed.", te: "మీ అపాయింట్‌మెంట్ ఖరారైంది.", hi: "आपकी अपॉइंटमेंट पक्की हो गई है।" },
  },
  "appointment-moved": {
    type: "Therapy",
    link: "/therapy",
    onlyWhenAway: false,
    words: {
      en: "Your appointment was moved to another time.",
      te: "మీ అపాయింట్‌మెంట్ మరో సమయానికి మారింది.",
      hi: "आपकी अपॉइंटमेंट का समय बदल गया है।",
    },
  },
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
  "plan-ending": {
    type: "General",
    link: "/go-premium",
    onlyWhenAway: false,
    words: {
      en: "Your plan ends in less than three days.",
      te: "మీ ప్లాన్ మూడు రోజుల్లోపు ముగుస్తుంది.",
      hi: "आपका प्लान तीन दिन के भीतर समाप्त होगा।",
    },
  },
  "plan-ended": {
    type: "General",
    link: "/go-premium",
    onlyWhenAway: false,
    words: { en: "Your plan has ended.", te: "మీ ప్లాన్ ముగిసింది.", hi: "आपका प्लान समाप्त हो गया है।" },
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
    link: "/volunteer-login",
    onlyWhenAway: false,
    words: {
      en: "Your application was approved. You can listen now.",
      te: "మీ దరఖాస్తును ఆమోదించాం. మీరు ఇప్పుడు వినవచ్చు.",
      hi: "आपका आवेदन स्वीकार हो गया है। अब आप सुन सकते हैं।",
    },
  },
  "case-decided": {
    type: "Support",
    link: "/support",
    onlyWhenAway: false,
    words: {
      en: "Our team has decided on your report.",
      te: "మీ ఫిర్యాదుపై మా బృందం నిర్ణయం తీసుకుంది.",
      hi: "आपकी शिकायत पर हमारी टीम ने फ़ैसला ले लिया है।",
    },
  },
  "support-reply": {
    type: "Support",
    link: "/support",
    onlyWhenAway: false,
    words: {
      en: "Our team answered your question.",
      te: "మా బృందం మీ ప్రశ్నకు సమాధానం ఇచ్చింది.",
      hi: "हमारी टीम ने आपके सवाल का जवाब दिया है।",
    },
  },
};

/**
 * Whether a message is one that its customer may have to be told of: each reply. The first may come while their phone,
 * which has just died, still counts as looked at; so whether one says anything new is asked of each (`deliveryOf`).
 */
export const tellsOfReply = (sender: string): boolean => sender === VOLUNTEER;

/** Of the chat: nobody is told who looks at it, and outside of Thodu only once until they have looked. */
export const isOfChat = (kind: NoticeKind): boolean => facts[kind].onlyWhenAway;

/** What is shown within Thodu. */
export interface Shown {
  readonly type: NotificationType;
  readonly message: string;
  readonly link: string;
}

/** A kind in a language. */
export const shownOf = (kind: NoticeKind, locale: Locale): Shown => ({
  type: facts[kind].type,
  message: facts[kind].words[locale],
  link: facts[kind].link,
});
