import * as z from "zod/mini";
import { VOLUNTEER, ways } from "../chat/model";
import { instant } from "../instant";
import type { Locale } from "../locale";
import { DAY } from "../time";
import { appointmentNotices } from "./appointmentNotices";
import type { NotificationType } from "./model";
import { OWN_PATH } from "./ownPath";
import { receipt, receiptLine, refunded, refundLine } from "./receipt";
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

/** How long a settled event is kept. After that no trigger can deliver it again. */
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
  /** How its person asked to be told of this one event, beside what they prefer in general; null where they did not. */
  ways: z.optional(z.nullable(ways)),
  /** Of a payment: what was paid. */
  receipt: z.optional(receipt),
  /** Of a refund: what was refunded, and what becomes of the plan. */
  refunded: z.optional(refunded),
  /** Of a case that admins are told of: its id. */
  caseId: z.optional(z.string()),
});
export type Notice = z.infer<typeof notice>;

/** What each kind says inside of Thodu. Never what was written in a chat, nor by whom. */
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
    link: "/volunteer-application",
    onlyWhenAway: false,
    words: {
      en: "Your application was approved. You can listen now.",
      te: "మీ దరఖాస్తును ఆమోదించాం. మీరు ఇప్పుడు వినవచ్చు.",
      hi: "आपका आवेदन स्वीकार हो गया है। अब आप सुन सकते हैं।",
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
      en: "Our team has decided on your report.",
      te: "మీ ఫిర్యాదుపై మా బృందం నిర్ణయం తీసుకుంది.",
      hi: "आपकी शिकायत पर हमारी टीम ने फ़ैसला ले लिया है।",
    },
  },
  "supervisor-needed": {
    type: "Support",
    link: "/admin/safety",
    onlyWhenAway: false,
    words: {
      en: "A listener is with somebody in a crisis and needs a supervisor now. Please look at the cases.",
      te: "ఒక వాలంటీర్ అత్యవసరంలో ఉన్నవారితో మాట్లాడుతున్నారు, వారికి ఇప్పుడే పర్యవేక్షకులు కావాలి. దయచేసి ఫిర్యాదుల పేజీ చూడండి.",
      hi: "एक वॉलंटियर संकट में फँसे किसी व्यक्ति के साथ हैं और उन्हें अभी सुपरवाइज़र चाहिए। कृपया मामले देखिए।",
    },
  },
  "shift-confirm": {
    type: "General",
    link: "/volunteer-shifts",
    onlyWhenAway: false,
    words: {
      en: "You have a shift soon. Please confirm it, at the latest two hours before it begins.",
      te: "త్వరలో మీకు ఒక షిఫ్ట్ ఉంది. అది మొదలవడానికి కనీసం రెండు గంటల ముందు ఖరారు చేయండి.",
      hi: "जल्द ही आपकी एक शिफ़्ट है। कृपया शुरू होने से कम से कम दो घंटे पहले इसकी पुष्टि कर दें।",
    },
  },
  "shift-lapsed": {
    type: "General",
    link: "/volunteer-shifts",
    onlyWhenAway: false,
    words: {
      en: "You did not confirm your shift, so it is free for others now. If you can come, take it again.",
      te: "మీ షిఫ్ట్‌ను ఖరారు చేయలేదు, కాబట్టి ఇప్పుడు దాన్ని వేరేవారు తీసుకోవచ్చు. మీరు రాగలిగితే మళ్లీ తీసుకోండి.",
      hi: "आपकी शिफ़्ट की पुष्टि नहीं हुई, इसलिए अब इसे कोई और ले सकता है। अगर आप आ सकते हैं, तो इसे फिर ले लें।",
    },
  },
  "shift-taken": {
    type: "General",
    link: "/volunteer-shifts",
    onlyWhenAway: false,
    words: {
      en: "A colleague has taken the shift that you offered.",
      te: "మీరు ఇవ్వాలనుకున్న షిఫ్ట్‌ను మీ సహచరులు ఒకరు తీసుకున్నారు.",
      hi: "जो शिफ़्ट आप देना चाहते थे, वह आपके एक साथी ने ले ली है।",
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
 * Whether a message makes an event for its customer: each one of a listener does. Their phone may just have died and still
 * seem to be looked at, so `deliveryOf` decides for each message whether they are told.
 */
export const tellsOfReply = (sender: string): boolean => sender === VOLUNTEER;

/** Of the chat: nobody is told who looks at it, and outside of Thodu only once until they have looked. */
export const isOfChat = (kind: NoticeKind): boolean => facts[kind].onlyWhenAway;

/** Of something that the person did themselves: no e-mail, SMS or push. */
export const isOwnDoing = (kind: NoticeKind): boolean => kind === "appointment-given-up";

/** That it is somebody's turn, which holds for a moment only. */
export const isTurn = (kind: NoticeKind): boolean => kind === "turn" || kind === "turn-by-phone";

export const isReminder = (kind: NoticeKind): boolean => kind === "time-soon" || kind === "own-time-soon";

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

/** An event in a language: of a payment, what was paid; of a refund, what was refunded; of a case, the way to it. */
export const eventShown = ({ kind, at, receipt: paid, refunded: back, caseId }: Notice, locale: Locale): Shown => {
  const shown = shownOf(kind, locale);
  if (paid) return { ...shown, message: receiptLine(paid, at, locale) };
  if (back) return { ...shown, message: refundLine(back, at, locale) };
  const toCase = `${shown.link}?case=${caseId}`;
  return caseId !== undefined && OWN_PATH.test(toCase) ? { ...shown, link: toCase } : shown;
};
