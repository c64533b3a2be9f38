export const questions = "Questions to the team";
export const allQuestions = "All questions";
export const noSuchQuestion = "No question has this ID.";
export const noQuestions =
  "No question is waiting. People write them on the page “Support”, which “Contact Us” links to.";
export const feedback = "Feedback";
export const allFeedback = "All feedback";
export const noSuchFeedback = "No feedback has this ID.";
export const noFeedback = "No feedback yet.";
export const answerField = "Your answer";
export const answerHelp = "It is sent at once, and can’t be changed afterwards.";
export const answer = "Answer";
export const answering = "Answering...";
export const answered = "Answered. The person has been notified.";
export const asked = (day: string, language: string) => `${day} · ${language}`;
/** Opens the form for the answer. */
export const write = "Write an answer";
export const overtaken = (question: string) =>
  `A colleague answered “${question}” before you did. What you had written was not sent:`;
export const answeredOnes = "Answered";
export const noAnswered = "No question has been answered yet.";
export const answerWas = "Answer:";
/** Before the address of somebody who gave feedback; and where there is none. */
export const answerByEmail = "Answer by email:";
export const noAnswerByEmail = "It can’t be answered: this account has no email address.";
/** The mark of a text of danger whose case is open, and the link to its case. */
export const danger = "Tells of danger";
export const dangerCase = "The case about it in Safety";
export const dangerCaseClosed = "The case about it in Safety, which is closed";
