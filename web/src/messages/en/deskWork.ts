import { ownAvailabilities } from "./deskFrame";

export { languagesLabel, onCallAtNight, ownAvailabilities, searchLabel, shifts } from "./deskFrame";

export const availabilityLabel = "Your availability";
export const availabilities = { online: "Online", busy: "Busy", away: "Away" };
/** After a choice without a network. */
export const willBeSet = (choice: keyof typeof ownAvailabilities) =>
  `No connection right now. ${ownAvailabilities[choice]} will be set when the network is back.`;
export const languages = (list: string) => `I listen in: ${list}`;
/** A language that the listener speaks only a little. */
export const little = (language: string) => `${language} (a little)`;
export const littleHelp = (list: string) => `Also: ${list}. Tick a language once you speak it well.`;
export const breakReminder =
  "You have been listening for a while. A short break helps: drink some water, look out of a window, take ten slow breaths.";
export const answerFirst = (time: string) =>
  `Some people you accepted have no word from you yet. Please write to those who are with you; you can accept somebody new at ${time}.`;
export const restDue = (time: string) =>
  `You have listened for four hours. Please rest; you can go online again from ${time}.`;
/** Once that time has come. */
export const restOver =
  "Your rest is over. Ready again? Then choose Online; if not, stay away for as long as you like.";

export const offerLabel = (alias: string) => `Offer: ${alias}`;
/** About somebody with whom this listener has an agreed time. */
export const agreedTitle = (alias: string) => `Your agreed time with ${alias}`;
export const offerTitle = (alias: string) => `${alias} is waiting for you.`;
export const unansweredTitle = (alias: string) => `${alias}: no answer from their listener.`;
/** About somebody whom a colleague hands over, and with whom that colleague stays until then. */
export const handedTitle = (alias: string) => `${alias} is with a colleague. Can you take over?`;
export const fromColleague = "from a colleague";
/** Of a person about whom a colleague asks. */
export const fromColleagueWithNote = "from a colleague, with a note for you";
export const lastMessage = (minutes: number) =>
  minutes < 1 ? "last message just now" : `last message ${minutes} min ago`;
export const secondsLeft = (seconds: number) => `${seconds} s`;
export const timeLeft = "Time left to accept";
export const accept = "Accept";
export const pass = "Not now";

export const handOverShort = "Hand over";
export const lookingForColleagues = "Checking which colleagues are here…";
export const nobodyTitle = "Nobody is here to hand over to";
export const nobodyToHandOver =
  "No colleague can take over now. If you return the chat to the queue, the next free listener can answer.";
/** Nobody to hand over to, if the person is in a crisis. */
export const nobodyInCrisis =
  "No colleague can take over now. This person is in a crisis: please call a supervisor. If you have to return the chat to the queue, say in a note what was agreed; whoever is free is asked at once.";
export const handOverTo = "Who should take over?";
/** The option for the queue, in place of a colleague’s name. */
export const nextFree = "The next free listener";
export const stillLooking = "Nobody is here yet. We go on looking.";
/** Shown while nobody can be asked at once. */
/** After the name of a colleague who can’t be chosen just now. */
export const askedAlready = "being asked about somebody else";
export const notAble = "can’t take over now";
export const chosenNotAble = (name: string) => `${name} can’t take over now. Please choose again.`;
export const isAsked = (name: string) => `${name} is being asked about somebody else. We go on looking.`;
export const hasCome = (name: string) => `${name} has come. You can choose them now.`;
export const handOver = (name: string) => `Hand over to ${name}`;
export const handOverTitle = (alias: string, name: string) => `Hand the chat with ${alias} over to ${name}?`;
export const handOverText = (name: string) =>
  `${name} is asked, and the person is told so. They stay with you until ${name} accepts; you can both go on writing.`;
export const asking = (name: string) => `${name} is being asked to take over. Until then this person stays with you.`;
export const askNoMore = "Don’t hand over";
/** The colleague has just become busy or gone away. */
export const cannotBeAsked = (name: string) =>
  `${name} can’t be asked just now. The chat stays with you; please choose somebody else or try again.`;
export const asksAlready = "A colleague is being asked about this chat already. Please wait for their answer.";
/** The colleague said 'Not now', did not answer in time, or can't accept any more. */
export const notTaken = (name: string, alias: string) =>
  `${name} did not take over the chat with ${alias}. It is still with you.`;
/** Closes what was said about a colleague who did not take over. */
export const understood = "OK";
export const hasTaken = (name: string) => `${name} has taken over this conversation.`;
export const aColleague = "A colleague";
export const handOverNote = "A note for the next listener (optional)";
export const noteHelp = "Only listeners see it. At most 2,000 characters.";
export const outcome = "How did it end?";
export const outcomes = {
  listened: "We talked, and it was enough for now",
  referred: "I suggested a help line or a professional",
  unanswered: "The person stopped answering",
  other: "Something else",
};
export const choose = "Please choose";
/** Asked before a conversation in a crisis ends. */
export const secondLook = "Before you end: please check again";
export const secondLookText = "They were in a crisis. End only if they are safe enough for now.";
/** In the dialog that ends a talk, about a message that came meanwhile. */
export const justWritten = "They have just written.";
export const readFirst = "Read it first";
export const goOn = "Next";
/** Asked before somebody in a crisis is released to the queue. */
export const releaseInCrisis =
  "This person is in a crisis. If a colleague is here, hand over to them instead, or call a supervisor; otherwise say in a note what was agreed. The person is told that you had to leave, and whoever is free is asked at once.";
/** Before somebody is released to the queue whose level the listener has just lowered from a crisis. */
export const loweredLately = (level: string) =>
  `This person was in a crisis a few minutes ago. With the level ‘${level}’ they wait their turn: only a crisis goes before everybody else. If you are not sure, set the crisis again.`;
export const crisisAgain = "Set Crisis again";
/** The button from the second step of the end dialog back to the first. */
export const stepBack = "Back";
export const agreed = "What did you agree on?";
export const agreedHelp = "The next step, who stays with them, when they write or call again.";
/** Frequent answers, each added by a press. */
export const oftenAgreed = [
  "Somebody stays with them tonight.",
  "They keep away from what could hurt them.",
  "They write here again tomorrow.",
  "They call 14416 if it gets worse.",
];
export const whoKnows = "Who else knows?";
export const whoKnowsHelp = "A relative, a friend, a supervisor, or nobody.";
export const oftenKnows = ["A relative.", "A friend.", "A supervisor.", "Nobody."];
export const linesGiven = "Did you give the help lines (Tele-MANAS 14416, emergency 112)?";
export const linesAnswers = { yes: "Yes", no: "No" };
/** Asked once, if nobody else knows and the help lines were not given. */
export const endsAlone = "Nobody knows, and no help lines were given. Would you rather call a supervisor first?";
export const endAllTheSame = "End anyway";
export const wrapUpNote = "A note for next time (optional)";
export const hard = "That was hard for me. Please tell the team, so that somebody can check on me.";
export const hardTold = "The team knows, and somebody will be in touch. Please be gentle with yourself.";
export const hardNotTold = "The team does not know yet that it was hard for you.";
export const hardAgain = (alias: string) => `Tell the team: ${alias}`;

export const savedReplies = "Saved replies";
export const savedRepliesHow = "A press puts the words into your text box. Nothing is sent until you press Send.";
export const notes = "Private notes";
export const notesLead =
  "For listeners only; the person never sees them. If a colleague takes this chat over, they can read them. After the chat has ended, others can read only your note from the end, and only if the person has agreed.";
export const newNote = "New note";
export const wholeNote = "Read the whole note";
export const foldNote = "Fold the note";
export const keepNote = "Save note";
export const noteKinds = { note: "Note", "hand-over": "Hand-over", "wrap-up": "Wrap-up" };
export const byYou = "by you";
export const byColleague = "by a colleague";

export const notFound = "Nobody here has this alias.";

export const silent = "The person has not written for a while.";
export const gone = "Still no answer. Somebody else may need this place.";
export const askStillThere = "Ask ‘still there?’";
export const freePlace = "End this chat";

export const endedOn = (when: string) => `Ended: ${when}`;
export const endedTitle = "Your ended conversations";
export const endedCount = (count: number) => `${endedTitle} (${count})`;
export const endedHelp =
  "No listener can read what was said once a conversation has ended. If the person writes again and you answer, you see what the two of you wrote to each other.";
export const endedNone = "None yet.";
export const wrapUpHelp =
  "You can read it when the person comes back. Another listener can read it only if the person has agreed. At most 2,000 characters.";
export const summaryShared = "The person has agreed that you can read the summaries of earlier conversations.";
export const notesAndSummary = "Private notes and summary";
/** Beside the second look, if the level was lowered before. */
export const noCrisis = "It was no crisis: nobody was in danger";
