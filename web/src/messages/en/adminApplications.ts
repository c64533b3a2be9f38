export const toDecide = "To decide";
export const noneToDecide =
  "No application that was sent is waiting for an answer. Those that are not sent yet stand under “Applications”.";
export const sentOn = (day: string) => `Sent: ${day}`;
export const sentLast = "Sent last";
export const read = "Read the application";
export const back = "Back to the lists";
export const of = (who: string) => `Application of ${who}`;
export const state = "State";
export const email = "Email";
export const confirmed = "confirmed";
export const notConfirmed = "not confirmed";
export const notWritten = "They have sent no written application. This is what they told when they signed up.";
export const languages = "Languages";
export const why = "Why they want to listen";
export const phone = "Phone";
export const notSent = "It has not been sent yet, so there is nothing to answer. Approving is possible all the same.";
/** While the applicant has not answered a question. */
export const askedBack =
  "A question was asked. You can decline or ask again once they have sent it again. Until then you can only approve; if they send nothing, what they wrote is erased 90 days after they last changed it or were asked.";
export const lastAnswer = "The team’s last answer";
export const answerTitle = "Your answer";
export const choose = "What do you decide?";
export const answers = { approve: "Approve", ask: "Ask back", decline: "Decline" } as const;
export const follows = {
  approve: "They can log in as a volunteer at once, see who is waiting, and answer the people they choose.",
  ask: "They read your question on their page, can change the application, and send it again.",
  decline:
    "They read your words on their page. What they wrote is erased after 90 days; until then it can be approved in the list.",
} as const;
export const told = "They are notified in Thodu, and by email if they want that and their address is confirmed.";
export const words = "Words to the applicant";
export const wordsHelp = "They read exactly this. At most 1,000 characters.";
export const wordsOptional = "Words to the applicant (optional)";
export const wordsMissing = "Please write what they should read.";
export const proceed = "Continue";
export const sureTitle = {
  approve: "Approve this volunteer?",
  ask: "Send this question?",
  decline: "Decline this application?",
} as const;
export const sending = "Sending...";
export const done = {
  approve: "Approved. The applicant has been notified.",
  ask: "Asked. The applicant has been notified.",
  decline: "Declined. The applicant has been notified.",
} as const;
export const overtaken = "A colleague answered before you did. Your answer was not sent.";
export const overtakenWords = "A colleague answered before you did. What you had written was not sent:";
/** Whether an applicant agrees to that. */
export const agreesToChecks = "Agrees to being checked";
