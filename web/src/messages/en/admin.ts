export const lead = "Here you decide who may listen to people on Thodu. Every decision is recorded.";
export const search = "Find by email";
export const applications = "Applications";
export const listeners = "Approved listeners";
export const noApplications = "Nobody is waiting to be approved.";
/** The name of the list of listeners whose approval was revoked. */
export const revokedList = "Revoked";
export const noRevoked = "Nobody’s approval was revoked.";
export const noListeners = "Nobody is approved yet.";
/** The orders of the approved listeners. */
export const order = "Order";
export const listenersBy = { newest: "Newest first", heard: "Most people accepted first" };
export const heardOnly = "Listeners who have never accepted anybody are not in this order.";

/** Shown until an application is sent. */
export const signedUpOn = (day: string) => `Signed up: ${day}`;
export const approvedOn = (day: string) => `Approved: ${day}`;
export const endedOn = (day: string) => `Approval revoked: ${day}`;
export const noName = "No name given";
export const about = "About this person";
export const bio = "Bio";
export const experience = "Experience";
export const holding = (count: number) => (count === 1 ? "In 1 conversation" : `In ${count} conversations`);

export const approve = "Approve";
export const approving = "Approving...";
export const approveTitle = "Approve this volunteer?";
export const approveText =
  "They can log in as a volunteer at once, see who is waiting, and answer the people they choose.";
export const approved = (email: string) => `${email} can listen now.`;
export const unconfirmed = "Email not confirmed";
export const unconfirmedText =
  "This email has not been confirmed yet, so it may be mistyped or belong to somebody else. Approve anyway?";
export const notSentText =
  "Their application has not been sent. You can’t read there why they want to listen. Approve anyway?";
export const approveAnyway = "Approve anyway";

export const revoke = "Revoke";
export const revoking = "Revoking...";
export const revokeTitle = "Revoke this approval?";
export const revokeText =
  "They lose access at once, even on pages that are open. The people they are talking with go back to the queue and are told that their listener had to leave.";
export const holdingNow = (count: number) =>
  count === 1 ? "They are with somebody right now." : `They are with ${count} people right now.`;
/** After that, if some of them are in a crisis. `of`: all of them. */
export const inCrisisOf = (count: number, of: number) => {
  if (of === 1) return "That person is in a crisis.";
  return count === 1 ? "1 of them is in a crisis." : `${count} of them are in a crisis.`;
};
export const revoked = (email: string) => `${email} can no longer listen.`;
/** After it, if they were with anybody. */
export const peopleBack = "The people they were talking with are back in the queue.";

/** The reason in the audit log. */
export const undoReason = "Taken back right after the approval.";

export const cancel = "Cancel";
export const notYourself = "You can’t decide about your own account. Please ask another admin.";
export const gone = "This account no longer exists. Its approval can’t be changed.";
export const searchHelp = "Write how the address begins.";
export const noMatch = "No address in this list begins like this.";
/** An admin's decision was refused because a colleague has decided about the same person. */
export const overtaken = {
  approved: (who: string) => `Meanwhile a colleague has approved ${who}. Nothing was changed from here.`,
  revoked: (who: string) => `Meanwhile a colleague has revoked the approval of ${who}. Nothing was changed from here.`,
  answered: (who: string) =>
    `Meanwhile a colleague has decided about ${who}. Nothing was changed from here. Please look at it again.`,
};
