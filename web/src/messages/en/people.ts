export const lead = "Find a person to see their plan, payments, appointments and cases. Each look is recorded.";
export const find = "Email, alias, ID or payment ID";
export const findHelp = "The whole email, alias, ID or reference: a part of it finds nobody. Names can’t be searched.";
export const findMissing = "Please write what to look for.";
export const look = "Find";
export const nobody = "Nobody was found.";
export const several = "Several people were found. Choose one.";
export const unknown = "Nobody has this ID.";
export const standing = "Status";
export const account = "Account";
export const guest = "Guest, without an account";
export const registered = "With an email and a password";
export const gone = "Deleted or disabled";
export const email = "Email";
export const alias = "Alias shown to listeners";
export const id = "ID";
export const language = "Language";
export const since = "On Thodu since";
export const roles = "Roles";
export const conversation = "Conversation";
export const risk = "Risk";
export const waitingSince = "Waiting since";
/** It may differ from that of the account. */
export const talkLanguage = "Language of the conversation";
/** The label before the listener who holds the person, and the one before the listener who is being asked. */
export const withListener = "With";
export const askedListener = "Offered to";
export const lastMessage = "Last message";
export const asListener = "As a listener";
export const application = "Application";
export const approved = "Approved";
export const applied = "Waiting for a decision";
export const notApproved = "Approval revoked";
export const appliedOn = "Signed up as a listener";
export const decidedOn = "Decided";
/** An approval has no reason, and that of a refusal stands with the application. */
export const whoJudged = "Who decided";
export const whoDecided = "Who decided, and why";
export const availability = "Availability";
export const load = "People now";
export const heard = "People accepted so far";
export const hours = "Hours at the desk so far";
export const planName = "Plan";
export const money = "Plan and payments";
export const noPlan = "No plan.";
export const noOrders = "No orders.";
export const refunds = "Refunds";
export const disputes = "Disputes";
export const noCases = "No cases.";
export const requests = "Appointments and messages";
export const noAppointments = "No appointments.";
export const questions = "Questions to the team";
export const noAudit = "Nothing is recorded.";
export const wholeAudit = "Filter or download it in Audit";
export const roleNames = { admin: "Admin", safety: "Safety", money: "Money" } as const;
export const conversationStates = { waiting: "Waiting", active: "With a listener", closed: "Ended" } as const;
export const planStates = { active: "active", cancelled: "cancelled, still active" } as const;
export const refundStates = { due: "Waiting", done: "Refunded", "given-up": "Refused by the gateway" } as const;
export const disputeStates = {
  open: "Open",
  under_review: "Answered",
  won: "Won",
  lost: "Lost",
  closed: "Closed",
} as const;
export const questionStates = { open: "Waiting for an answer", answered: "Answered" } as const;
export const ofPlaces = (held: number, capacity: number) => `${held} of ${capacity}`;
export const planIs = (plan: string, state: string, until: string) => `${plan}: ${state}, until ${until}`;
export const planRefunded = (plan: string, on: string) => `${plan}: refunded, ended on ${on}`;
export const planEnded = (plan: string, on: string) => `${plan}: ended on ${on}`;
export const cases = "Cases";
export const audit = "Audit log";
export const orMore = (count: number) => `${count} or more`;
/** What is shown of several, and how many others there are. */
export const andMore = (first: string, count: number) => `${first} and ${count} more`;
