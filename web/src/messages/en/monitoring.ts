export const deskNow = "The desk now";
export const loading = "Loading…";
export const figuresOf = (time: string) => `These figures are from ${time}; newer ones are not here yet.`;
export const crisis = "Waiting, crisis";
export const onList = "On the desk’s waiting list";
export const unanswered = "In a crisis, with a listener who has not answered";
export const notAnsweredFor = (minutes: number) => `not answered for ${minutes} min`;
/** While the listener who took them has had little time to answer. */
export const justTakenBy = "just taken by {who}, no answer yet";
/** Below that title: what an admin can do. */
export const unansweredHelp =
  "Only a listener can take them over, at the desk: call the one who has not answered, write to them if no number is shown, or ask one who is there. Thodu rings listeners on call by itself.";
/** After the name of such a listener, before their email address. */
export const noNumberWrite = "no phone number, write to:";
export const anotherAsked = "another listener is being asked";
export const noneAsked = "no other listener could be asked yet";
export const goneInCrisis = "In a crisis, left the page";
export const lastHere = (when: string) => `last here: ${when}`;
export const openAlarms = "Waiting, asked whether they think of ending their life, no answer yet";
export const concern = "Waiting, concern";
export const plan = "Waiting, with priority";
export const others = "Waiting, all others";
export const offered = "Offered to a listener";
/** Below that number, while no listener is online. */
export const offeredAway = "not online now; ends within a minute";
export const promised = "Asked to be told of their turn";
export const longest = "Longest wait";
export const longestIn = (language: string) => `Longest wait in ${language}`;
export const online = "Listeners online";
export const busy = "Listeners busy";
export const freePlaces = "Free places";
export const today = "Waits today";
export const tooFew = "A listener came for too few so far";
export const cases = "Cases";
export const noCases = "No cases here.";
export const hard = "A listener found this hard";
export const supervisor = "A listener called for a supervisor";
/** The title of a call for a supervisor while the listener may still be waiting for one. */
export const supervisorNow = "A listener needs a supervisor now";
export const unansweredPeople = "A listener accepted people but answered none of them";
export const noListener = "Somebody was waiting, and nobody on call could be reached";
/**
 * Above the people who waited when such a case was opened. An hour has two cases at most: for a crisis, and for
 * everybody else.
 */
export const firstOfHour = {
  crisis:
    "The first of this hour with somebody in a crisis among them, for whom nobody could be reached; others may have waited too:",
  none: "The first of this hour with nobody in a crisis among them, for whom nobody could be reached; others may have waited too:",
};
/** How many people waited when such a case was opened. */
export const waitedThen = (count: number, language: string, level: string) =>
  count === 1 ? `1 person, ${language}, risk: ${level}` : `${count} people, ${language}, risk: ${level}`;
export const endedInCrisis =
  "Somebody in a crisis ended the chat or left the queue themselves, or a call in a crisis ended";
export const seeWhoWaits = "See who waits now";
/** What ended, if the case says so. */
export const endedOf = {
  queue: "Somebody in a crisis left the queue before a listener came",
  chat: "Somebody in a crisis ended the chat themselves",
  call: "A call in a crisis has ended",
};
export const writtenDanger =
  "Somebody wrote of danger in a request for a therapist, a question to the team or feedback";
/** The link to the text of a case of written danger. */
export const readWritten = {
  question: "Read the question to the team",
  feedback: "Read the feedback",
  request: "Read the request for a therapist",
} as const;
/** Replaces it for an admin who may not read the text. */
export const askAnAdmin = {
  question: "It stands in a question to the team, which only an admin can read. Ask one now.",
  feedback: "It stands in feedback, which only an admin can read. Ask one now.",
  request: "It stands in a request for a therapist, which only an admin can read. Ask one now.",
} as const;
export const missedPromise = "Somebody was not told of their turn, as promised";
export const missedTime = "A time that somebody asked for was not kept";
export const rotaWeek = "Hours next week that nobody has";
/** The title of a case of hours, for a known day. */
export const rotaDay = (day: string) => `Hours on ${day} that nobody had`;
/** A case about hours is not updated with the rota, so this says when that was noticed. */
export const asSeen = (words: string, moment: string) => `${words} (seen on ${moment}; this may have changed since)`;
export const rotaHour = "Nobody has a shift an hour from now";
export const rotaNow = "Nobody is on shift now";
/** The list of cases about hours without a listener. */
export const rotaCases = "Hours without a listener";
export const parted = "Won’t be matched again";
export const nobody = "nobody yet";
export const decision = "Decision";
export const reason = "Reason";
/** Below the label of the field. */
export const reasonRequired = "Required. It is kept in the audit log.";
export const reasonMissing = "Please write a reason.";
export const decide = "Close the case";
export const decided = "The case is closed.";
export const days = "The last 14 days";
export const daysNote = "A day’s waits are those that ended on it. “The desk now” also counts who is still waiting.";
export const noDays = "No figures yet.";
/** About a day. */
export const nobodyCame = "Nobody asked for a listener.";
export const day = "Day";
export const taken = "A listener came";
export const half = "Median wait";
export const most = "90 % within";
export const answered = "Share with a listener";
export const ended = "Ended";
export const inMinutes = (count: number) => `${count} min`;
export const halfAndMost = (p50: number, p90: number) =>
  `a listener came for half within ${p50} min, for 90 % within ${p90} min`;
export const halfOnly = (p50: number) =>
  `a listener came for half within ${p50} min; more than one in ten left or still wait`;
export const leftToday = "Left or lost today, before anyone came";
export const caseStates = { open: "Open", decided: "Closed" };
export const reportedBy = {
  customer: "Reported by the person who was listened to",
  volunteer: "Reported by the listener",
  server: "Opened by Thodu itself",
};
/** The open cases by who opened them. */
export const casesBy = {
  all: "All",
  people: "By people",
  listeners: "By listeners",
  thodu: "By Thodu",
  "about-listener": "About a listener",
};
export const whichCases = "Which cases";
/** Above each list. */
export const caseOrder = {
  open: "First those in which somebody in a crisis may still be waiting, the newest of them first; then by urgency, the oldest first. Those that a colleague looks at come after the others of their kind.",
  rota: "The oldest first.",
  decided: "The case that was opened last comes first.",
};
export const decisions = { "no-action": "No action", warned: "Warned", removed: "Removed from Thodu" };
/** The decisions on a case in which a listener called for help. */
export const decisionsForListener = {
  "no-action": "Nothing was needed",
  warned: "Talked with them",
  removed: "Removed from Thodu",
};
/** The decisions as choices for an admin. */
export const choices = { "no-action": "No action", warned: "I have warned them myself", removed: "Remove from Thodu" };
export const choicesForListener = {
  "no-action": "Nothing was needed",
  warned: "I have talked with them",
  removed: "Remove from Thodu",
};
/** About a report on a guest. */
export const guestUnreachable =
  "They are a guest: without an email address neither you nor Thodu can write to them, so nobody can warn them.";
export const guestParted = "They and this listener are not matched again: the listener asked for that.";
export const guestNotParted = (choice: string) =>
  `They and this listener may be matched again. The listener can end that with a report of their own, by “${choice}”; an admin can’t.`;
export const left = "Left";
export const crisisFlags = "Crisis flags";
export const concernFlags = "Concern flags";
export const hours = "Listeners’ hours";
export const chartTaken = "A listener came, or they left before";
export const chartWaits = "Wait until a listener came";
export const chartShare = "Share with a listener";
export const chartFlags = "Flags: crisis, and concern";
export const chartHours = "Listeners’ hours";
export const whoWaits = "Who waits";
export const whoListens = "Who listens";
export const todayTitle = "Today";
/** The list of aliases, highest risk first. */
export const peopleWaiting = "People who wait";
export const nobodyWaits = "Nobody waits for a listener.";
export const nobodyWaitsIn = (language: string) => `Nobody waits for a listener in ${language}.`;
export const waitingHelp =
  "Those at the greatest risk come first; anybody we asked whether they are thinking of ending their life, and who has not answered yet, stands with the crises. Then comes the longest wait, with a head start for those who have priority or whose listener had to leave. Open a person to see more; a listener accepts them at the desk.";
export const leftOther = (count: number, where: string) =>
  count === 1
    ? `1 person who was not in a crisis has left the page before a listener came. Listeners find them at the desk under “${where}”.`
    : `${count} people who were not in a crisis have left the page before a listener came. Listeners find them at the desk under “${where}”.`;
export const riskIs = (level: string) => `Risk: ${level}`;
export const waitsFor = (minutes: number) => (minutes < 1 ? "waiting since just now" : `waiting for ${minutes} min`);
export const waitsTooLong = (minutes: number) => `longer than the ${minutes} min we aim for`;
/** Above the waiting people, while one of them is in a crisis. */
export const crisisHelp =
  "Somebody in a crisis waits. Only a listener can take them, at the desk: ask one who is there, or one whose shift it is now; their page shows their email address. Thodu rings listeners on call by itself, and shows nobody the numbers they gave for that; the number in a profile is another one.";
/** A person in a crisis whom the list leaves out, because another language is chosen. Their name follows. */
export const crisisIn = (language: string, minutes: number) => `In a crisis in ${language}, ${minutes} min:`;
export const isOffered = "offered to a listener";
export const alarmOpen = "asked, no answer yet";
export const moreWait = (count: number) => (count === 1 ? "1 more waits." : `${count} more wait.`);
export const listening = "Listeners at the desk";
export const nobodyListens = "No listener is at the desk.";
export const listenerName = "Listener";
export const spoken = "Languages";
export const availability = "Availability";
/** About a listener who holds people during a break. */
export const onBreak = "On a break";
/** Beside the availability of a listener to whom nobody is offered now. */
export const engagedBy = { crisis: "with a crisis", call: "in a call" } as const;
/** Beside the same, before the aliases of the people. */
export const engagedWith = (count: number) =>
  count === 1 ? "with 1 person in a crisis:" : `with ${count} people in a crisis:`;
export const loadOf = "People now";
export const allCases = "All cases";
export const casesCut =
  "Of some kinds only the 100 oldest open cases are listed. Newer ones come into the list as these are closed.";
export const listenerIs = "listener:";
/** Shown before the names of the listener who called a supervisor and of the one who holds the conversation now. */
export const calledBy = "called by:";
export const heldNow = "Now with:";
/** Instead of a listener: there is no conversation, they wait for one, or it has ended. */
export const heldByNobody = "no listener";
export const heldWaits = "no listener, they wait for one";
export const heldEnded = "no listener, the conversation has ended";
export const heldEndedAt = (when: string) => `no listener, the conversation ended: ${when}`;
/** Instead of the listener of a call that has ended; `heldInCall` follows the listener's name during a call. */
export const heldCallEndedAt = (when: string) => `no listener, the call ended: ${when}`;
export const heldInCall = "in a call";
export const decideOn = "Decide";
export const decidedBy = "Decided by";
export const decideTitle = "Decide on this case";
export const closeTitle = "Close this case?";
export const people = "people";
export const inMinutesUnit = "minutes";
export const mostBeyond = "up to 90 %";
export const perCent = "per cent";
export const conversations = "conversations";
export const inHours = "hours";
export const ofPlaces = (load: number, capacity: number) => `${load} of ${capacity}`;
export const targetWait = (count: number) =>
  count === 1 ? "Target: within 1 minute" : `Target: within ${count} minutes`;
export const targetShare = (count: number) => `Target: ${count} %`;
/** What follows from a decision of which nobody is told. */
export const followsQuietly = {
  "no-action": "The case is closed, with your words. It can be opened again.",
  warned: "Recorded that you have warned them yourself. Thodu does not write to the other person.",
};
/** What closing a case does while somebody in a crisis may still be waiting for a listener. */
export const followsWaiting =
  "Closing this case brings nobody a listener: who waited then may still be waiting. The case can be opened again.";
/** What follows if a listener called for help and somebody talked with them. */
export const followsTalk =
  "Recorded that you have talked with the listener, who is told that it was looked at. A closed case can be opened again.";
/** What follows from a decision. */
export const follows = {
  "no-action":
    "Whoever reported it is told that it was looked at. Nothing else changes. A closed case can be opened again.",
  warned:
    "Recorded that you have warned them yourself, and whoever reported it is told that it was looked at. Thodu does not write to the other person.",
  removed:
    "The listener loses access at once. The people they are talking with go back to the queue. An admin can approve them again later.",
} as const;
/** Opens the table of all figures. */
export const allFigures = "All figures as a table";
/** The figures of the desk. */
export const figures = "Figures";
/** Opens the explanation of how waiting people are sorted. */
export const howOrdered = "How they are ordered";
export const allOfThese = (count: number) => `Show all (${count})`;
export const backToDesk = "Back to the desk now";
/** For an open case about hours, and for one that has closed by itself. */
export const closesByItself = "Closes by itself once its hours are over and nobody who came then still waits.";
export const closedByItself = "Its hours are over, and nobody who came then still waits: the case closed by itself.";
/** If the case closed by itself while an admin was deciding. */
export const notStored = "Your decision was not stored.";
export const decidedMeanwhile = "Meanwhile a colleague has closed this case. Your decision was not stored.";
/** In place of a decision, for a call for help: nothing is chosen beforehand. */
export const chooseDecision = "Please choose";
export const decisionMissing = "Please choose a decision.";
/** The ways to a listener who called for help. */
export const callThem = (phone: string) => `Call ${phone}`;
export const theirPage = "Their page";
/** Below the number of their profile: it is not the one for being on call. */
export const whichPhone =
  "The number in their profile. The number they gave to be rung on is another one, and nobody sees it.";
export const noPhone = "Their profile has no phone number. The number they gave to be rung on is seen by nobody.";
