/** Lines of the audit log as sentences: {who} did it, {whom} is the person and {what} the record that it was about. */
export const sentences = {
  "admin.make": "{who} made {whom} an admin",
  "admin.withdraw": "{who} took the role of an admin from {whom}",
  "person.look": "{who} looked up {whom}",
  "account.delete": "{whom} deleted their account",
  "consent.withdraw": "{whom} took back their consent",
  "summary.share": "{who} agreed that the next listener reads a summary",
  "summary.withdraw": "{who} no longer lets the next listener read a summary",
  "appointment.assign": "{who} gave the request {what} an appointment",
  "appointment.move": "{who} moved the appointment {what}",
  "appointment.meeting": "{who} said how one meets for the appointment {what}",
  "appointment.cancel": "{who} cancelled the request {what}",
  "appointment.done": "{who} noted that the appointment {what} took place",
  "appointment.reopen": "{who} opened the appointment {what} again",
  "therapist.save": "{who} saved the therapist {what}",
  "call.answer": "{who} answered the call {what}",
  "call.risk": "{who} said that the caller of {what} is in a crisis",
  "call.end": "{who} ended the call {what}",
  "volunteer.apply": "{whom} applied as a listener",
  "volunteer.send": "{whom} sent their application as a listener",
  "volunteer.ask": "{who} asked {whom} about the application as a listener",
  "volunteer.decline": "{who} declined the application of {whom} as a listener",
  "volunteer.lapse": "{who} erased the application of {whom}: its time was over",
  "volunteer.approve": "{who} approved {whom} as a listener",
  "volunteer.revoke": "{who} revoked the approval of {whom} as a listener",
  "support.reply": "{who} answered the question {what}",
  "payment.activate": "{whom} paid, and what they paid for began",
  "payment.end": "A purchase of {whom} ended",
  "payment.pause": "A purchase of {whom} was paused",
  "payment.resume": "A purchase of {whom} goes on",
  "payment.dispute": "A bank sent an update on a disputed payment of {whom}",
  "payment.refund": "{who} refunded a payment of {whom}",
  "plan.cancel": "{who} cancelled the plan of {whom}",
  "conversation.claim": "{who} began to listen to {whom}",
  "conversation.takeOver": "{who} took over the conversation with {whom}",
  "conversation.release": "{who} left the conversation with {whom}",
  "conversation.handOver": "{who} asked a colleague to go on with {whom}",
  "conversation.end": "{who} ended the conversation with {whom}",
  "conversation.requeue": "{who} put {whom} back in the queue",
  "conversation.unanswered": "{whom} got no answer from a listener",
  "report.make": "{who} reported somebody: case {what}",
  "case.decide": "{who} decided the case {what}",
  "case.reopen": "{who} opened the case {what} again",
  "case.acknowledge": "{who} took the case {what} to look at it",
  "case.release": "{who} left the case {what} to somebody else",
  "block.lift": "{who} lifted the block of case {what}",
  "block.restore": "{who} put the block of case {what} back",
  "conversation.risk": "{who} changed the risk level of {whom}",
} as const;
/** `conversation.requeue` when the person themselves caused it, by a report. */
export const backInQueue = "{whom} went back to the queue";
/** `conversation.end` when the person ended it themselves: in a conversation, and while they waited. */
export const endedOwn = "{whom} ended their own conversation";
export const leftQueue = "{whom} left the queue";
/** `report.make` when a listener called for a supervisor, and when a conversation was hard for one. */
export const calledSupervisor = "{who} called for a supervisor: case {what}";
export const foundHard = "{who} found a conversation hard: case {what}";
/** The words for the server's codes. */
export const reasons = {
  look: { found: "found by a search" },
  requeue: {
    "volunteer.revoke": "the listener’s approval was revoked",
    "listener.silent": "the listener fell silent",
    report: "one reported the other",
    block: "the two are kept apart",
  },
  takenOver: { "crisis.unanswered": "nobody had answered in the crisis" },
  cancelled: {
    "not-kept": "not kept in time",
    "not-me": "whoever has the address did not ask for it",
    "by-person": "by the person",
  },
  therapist: { inactive: "takes no appointments" },
  paidBy: { free: "the free call", plan: "by a plan", crisis: "without a limit, in a crisis" },
  endedBy: {
    customer: "by the person",
    volunteer: "by the listener",
    limit: "the time was over",
    lost: "the connection was lost",
    server: "by Thodu itself",
  },
  risk: (before: string, after: string) => `${before} to ${after}`,
  /** About an appointment: days and therapists. */
  given: (day: string, doctor: string) => `${day} with ${doctor}`,
  moved: (from: string, before: string, to: string, after: string) =>
    `from ${from} with ${before} to ${to} with ${after}`,
  buysNothing: "it bought nothing",
  /** For a case about hours that closed by itself. */
  hoursOver: "its hours are over, and nobody who came then still waits",
  disputes: {
    open: "asked back",
    under_review: "being looked at by the bank",
    closed: "closed",
    won: "the money stays",
    lost: "the money went back",
  },
};
export const nobodyHas = "Nobody was found by this email, alias, payment or reference.";
export const person = "Person, case or other ID";
export const personHelp =
  "Who did it, or whom it was about. A whole email, an alias, a payment or the reference of a receipt or an appointment works too. Names can’t be searched.";
export const action = "What was done";
export const everyAction = "Everything";
export const by = "Who did it";
export const everybody = "Everybody";
export const byWhom = { admins: "Admins", server: "Thodu itself" };
export const from = "From";
export const until = "Until";
export const look = "Show";
export const clear = "Show everything";
/** Before the name of the person who was searched for. */
export const linesOf = "Lines of";
export const noLines = "Nothing here.";
export const exportCsv = "Download as CSV";
export const exporting = "Reading...";
export const exportFailed = "The file could not be made. Please try again.";
export const exportCut = (count: number) =>
  `The newest ${count.toLocaleString("en-IN")} lines. Choose fewer days for the rest.`;
export const lines = "Audit log";
/** The columns of the file: as a line is stored, then as the page shows it. */
export const columns = [
  "Time",
  "Who",
  "Action",
  "About",
  "Sentence",
  "Reason",
  "Handed over to",
  "Time in India (Asia/Kolkata, UTC+05:30)",
  "Short number",
  "Payment",
];
/** After the sentence about a case: who was reported. */
export const reportedWhom = "reported: {whom}";
/** Whom a case is about if nobody reported them: a call for help, or a case of the server. */
export const caseAbout = "about {whom}";
/** Whose appointment it was. */
export const aboutWhom = "of {whom}";
/** {whom} is the colleague. */
export const handedTo = "colleague: {whom}";
export const recordsCut =
  "Only the newest 100 cases and questions of this person are looked through. What was done with older ones is found by their ID.";
/** Opens the filters on a narrow screen. */
export const filters = "Filters";
