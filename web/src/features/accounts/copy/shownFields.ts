/**
 * How a stored value is written. `moment`: an instant; `code`: one of a fixed list of words; `paise` and `rupees`: an
 * amount; `minutes`: a duration in milliseconds; `plan`: the id of a plan; `window` and `hours`: a time of the week,
 * and one of each day; `fluency`: languages and how well they are spoken; `text`: as it is.
 */
export type Kind =
  | "moment"
  | "code"
  | "paise"
  | "rupees"
  | "minutes"
  | "plan"
  | "window"
  | "hours"
  | "fluency"
  | "text";

type Fields = Readonly<Record<string, Kind>>;

const status = { status: "code" } as const;
const payment: Fields = { createdAt: "moment", amount: "paise", ...status };

/**
 * What the page shows of each group of documents, in this order. A group is a collection, or a document of `private`.
 * Everything else is ids and counters of the server, which are in the copy for programs.
 */
export const shownFields: Readonly<Record<string, Fields>> = {
  account: {
    email: "text",
    emailConfirmed: "code",
    providers: "code",
    createdAt: "moment",
    lastSignInAt: "moment",
  },
  users: {
    displayName: "text",
    email: "text",
    role: "code",
    locale: "code",
    "consent.at": "moment",
    "consent.withdrawnAt": "moment",
    keepConversation: "code",
  },
  preferences: {
    email: "code",
    sms: "code",
    push: "code",
    inApp: "code",
    details: "code",
    theme: "code",
    locale: "code",
    neutralTitle: "code",
    quickExit: "code",
  },
  conversations: {
    createdAt: "moment",
    lastMessageAt: "moment",
    ownMessageCount: "text",
    alias: "text",
    risk: "code",
    "laterTime.at": "moment",
    summaryAgreedAt: "moment",
  },
  conversationInternals: {
    "tellWays.email": "text",
    "tellWays.push": "code",
    "laterWays.email": "text",
    "laterWays.push": "code",
  },
  calls: { startedAt: "moment", answeredAt: "moment", endedAt: "moment", ...status },
  freeCalls: { at: "moment" },
  helpRequests: { createdAt: "moment", note: "text" },
  appointmentRequests: {
    createdAt: "moment",
    name: "text",
    email: "text",
    issue: "text",
    ...status,
    doctor: "text",
    slotAt: "moment",
    meeting: "text",
  },
  appointmentClaims: { at: "moment" },
  usage: { key: "text", chat: "minutes", call: "minutes" },
  feedback: { createdAt: "moment", text: "text" },
  supportRequests: { createdAt: "moment", text: "text", ...status, reply: "text", repliedAt: "moment" },
  riskLabels: { at: "moment", before: "code", level: "code" },
  reports: {
    createdAt: "moment",
    category: "code",
    note: "text",
    blocked: "code",
    "crisis.agreed": "text",
    "crisis.whoKnows": "text",
    "crisis.linesGiven": "code",
    ...status,
  },
  premiumUsers: {
    planId: "plan",
    amount: "rupees",
    ...status,
    timestamp: "moment",
    validUntil: "moment",
    paymentId: "text",
  },
  orders: { planId: "plan", item: "code", ...payment, paymentId: "text", validUntil: "moment" },
  subscriptions: { planId: "plan", ...payment },
  refunds: payment,
  disputes: payment,
  volunteers: {
    name: "text",
    email: "text",
    phone: "text",
    bio: "text",
    experience: "text",
    languages: "code",
    secondLanguages: "code",
    approved: "code",
    appliedAt: "moment",
    decidedAt: "moment",
    conductAt: "moment",
  },
  applications: {
    name: "text",
    languages: "code",
    hours: "code",
    why: "text",
    experience: "text",
    checks: "code",
    ...status,
    sentAt: "moment",
    words: "text",
    answeredAt: "moment",
  },
  shifts: { from: "moment", to: "moment", language: "code" },
  onCall: {
    on: "code",
    zone: "text",
    windows: "window",
    quiet: "hours",
    languages: "fluency",
    "channels.push": "code",
    "channels.call": "code",
    number: "text",
  },
  rings: { at: "moment" },
  notifications: { createdAt: "moment", message: "text" },
  activity: { at: "moment", kind: "code" },
  devices: { at: "moment" },
};
