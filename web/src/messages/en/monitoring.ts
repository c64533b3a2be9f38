export const deskNow = "The desk now";
export const loading = "Loading…";
export const figuresOf = (time: string) => `These figures are from ${time}; newer ones are not here yet.`;
export const crisis = "Waiting, crisis";
export const onList = "On the desk’s waiting list";
export const unanswered = "In a crisis, with a listener who has not answered";
export const notAnsweredFor = (minutes: number) => `not answered for ${minutes} min`;
export const goneInCrisis = "In a crisis, left the page";
export const lastHere = (when: string) => `last here: ${when}`;
export const openAlarms = "Waiting, asked whether they think of ending their life, no answer yet";
export const concern = "Waiting, concern";
export const plan = "Waiting, with priority";
export const others = "Waiting, all others";
export const offered = "Offered to a listener";
export const promised = "Asked to be told of their turn";
export const longest = "Longest wait";
export const online = "Listeners online";
export const busy = "Listeners busy";
export const freePlaces = "Free places";
export const today = "Waits today";
export const tooFew = "Too few answered so far";
export const cases = "Cases";
export const noCases = "No cases here.";
export const hard = "A listener found this hard";
export const supervisor = "A listener needs a supervisor now";
export const unansweredPeople = "A listener accepted people but answered none of them";
export const noListener = "Somebody was waiting, and nobody on call could be reached";
/** Who waited when such a case was opened. */
export const waitedThen = (count: number, language: string, level: string) =>
  count === 1 ? `1 person, ${language}, risk: ${level}` : `${count} people, ${language}, risk: ${level}`;
export const endedInCrisis =
  "Somebody in a crisis ended the chat or left the queue themselves, or a call in a crisis ended";
export const seeWhoWaits = "See who waits now";
/** What ended, where the case knows it. */
export const endedOf = {
  queue: "Somebody in a crisis left the queue before a listener came",
  chat: "Somebody in a crisis ended the chat themselves",
  call: "A call in a crisis has ended",
};
export const writtenDanger =
  "Somebody wrote of danger in a request for a therapist, a question to the team or feedback";
/** The way to the text of a case of written danger. */
export const readWritten = {
  question: "Read the question to the team",
  feedback: "Read the feedback",
  request: "Read the request for a therapist",
} as const;
/** Instead of it, for who may not read it. */
export const askAnAdmin = {
  question: "It stands in a question to the team, which only an admin can read. Ask one now.",
  feedback: "It stands in feedback, which only an admin can read. Ask one now.",
  request: "It stands in a request for a therapist, which only an admin can read. Ask one now.",
} as const;
export const missedPromise = "Somebody was not told of their turn, as promised";
export const missedTime = "A time that somebody asked for was not kept";
export const rotaWeek = "Hours next week that nobody has";
/** Likewise, of a day that is known. */
export const rotaDay = (day: string) => `Hours on ${day} that nobody had`;
/** A case of hours does not follow the rota: when it was seen so. */
export const asSeen = (words: string, moment: string) => `${words} (seen on ${moment}; this may have changed since)`;
export const rotaHour = "Nobody has a shift in one hour";
export const rotaNow = "Nobody is on shift now";
/** The list of cases of hours that nobody has. */
export const rotaCases = "Hours without a listener";
export const parted = "Won’t be matched again";
export const nobody = "nobody yet";
export const decision = "Decision";
export const reason = "Reason";
/** Below the name of the field. */
export const reasonRequired = "Required. It is kept in the audit log.";
export const reasonMissing = "Please write a reason.";
export const decide = "Close the case";
export const decided = "The case is closed.";
export const days = "The last 14 days";
export const daysNote = "A day’s waits are those that ended on it. “The desk now” also counts who is still waiting.";
export const noDays = "No figures yet.";
/** On a day. */
export const nobodyCame = "Nobody asked for a listener.";
export const day = "Day";
export const taken = "Answered";
export const half = "Median wait";
export const most = "90 % within";
export const answered = "Share answered";
export const ended = "Ended";
export const inMinutes = (count: number) => `${count} min`;
export const halfAndMost = (p50: number, p90: number) => `half were answered within ${p50} min, 90 % within ${p90} min`;
export const halfOnly = (p50: number) =>
  `half were answered within ${p50} min; more than one in ten left or still wait`;
export const leftToday = "Left or lost today, before anyone came";
export const caseStates = { open: "Open", decided: "Closed" };
export const reportedBy = { customer: "By the person", volunteer: "By the listener", server: "By Thodu itself" };
export const decisions = { "no-action": "No action", warned: "Warned", removed: "Removed from Thodu" };
/** Likewise of a case in which a listener called for help. */
export const decisionsForListener = {
  "no-action": "Nothing was needed",
  warned: "Talked with them",
  removed: "Removed from Thodu",
};
/** The same decisions as an admin chooses them. */
export const choices = { "no-action": "No action", warned: "I have warned them myself", removed: "Remove from Thodu" };
export const choicesForListener = {
  "no-action": "Nothing was needed",
  warned: "I have talked with them",
  removed: "Remove from Thodu",
};
/** Of a report about a guest. */
export const guestUnreachable =
  "They are a guest: without an email address neither you nor Thodu can write to them, so nobody can warn them.";
export const guestParted = "They and this listener are not matched again: the listener asked for that.";
export const guestNotParted = (choice: string) =>
  `They and this listener may be matched again. The listener can end that with a report of their own, by “${choice}”; an admin can’t.`;
export const left = "Left";
export const crisisFlags = "Crisis flags";
export const concernFlags = "Concern flags";
export const hours = "Listeners’ hours";
export const chartTaken = "Answered, and left before an answer";
export const chartWaits = "Wait until an answer";
export const chartShare = "Share answered";
export const chartFlags = "Flags: crisis, and concern";
export const chartHours = "Listeners’ hours";
export const whoWaits = "Who waits";
export const whoListens = "Who listens";
export const todayTitle = "Today";
/** By their alias, the greatest risk first. */
export const peopleWaiting = "People who wait";
export const nobodyWaits = "Nobody waits for a listener.";
export const nobodyWaitsIn = (language: string) => `Nobody waits for a listener in ${language}.`;
export const waitingHelp =
  "The greatest risk stands first; whoever was asked whether they are thinking of ending their life and has not answered stands with the crises. Then the longest wait, with a head start for whoever has priority or whose listener had to leave. Open a person to see how they stand; a listener takes them at the desk.";
export const leftOther = (count: number, where: string) =>
  count === 1
    ? `1 person who was not in a crisis has left the page before a listener came. Listeners find them at the desk under “${where}”.`
    : `${count} people who were not in a crisis have left the page before a listener came. Listeners find them at the desk under “${where}”.`;
export const riskIs = (level: string) => `Risk: ${level}`;
export const waitsFor = (minutes: number) => (minutes < 1 ? "waiting since just now" : `waiting for ${minutes} min`);
export const waitsTooLong = (minutes: number) => `longer than the ${minutes} min we aim for`;
/** Above who waits, while one of them is in a crisis. */
export const crisisHelp =
  "Somebody in a crisis waits. Only a listener can take them, at the desk: ask one of those who are there, or one who has these hours; whoever opens their page finds their email address. Thodu rings listeners on call by itself, and shows nobody their numbers.";
export const isOffered = "offered to a listener";
export const alarmOpen = "asked, no answer yet";
export const moreWait = (count: number) => (count === 1 ? "1 more waits." : `${count} more wait.`);
export const listening = "Listeners at the desk";
export const nobodyListens = "No listener is at the desk.";
export const listenerName = "Listener";
export const spoken = "Languages";
export const availability = "Availability";
/** Of a listener who holds people during a break. */
export const onBreak = "On a break";
export const loadOf = "People now";
export const allCases = "All cases";
export const casesCut =
  "Of some kinds only the 100 oldest open cases are listed. Newer ones come into the list as these are closed.";
export const listenerIs = "listener:";
/** Before the names of the listener who called a supervisor and of the one who holds the conversation now. */
export const calledBy = "called by:";
export const heldNow = "Now with:";
/** Instead of a listener: there is no conversation, they wait for one, or it has ended. */
export const heldByNobody = "no listener";
export const heldWaits = "no listener, they wait for one";
export const heldEnded = "no listener, the conversation has ended";
export const heldEndedAt = (when: string) => `no listener, the conversation ended: ${when}`;
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
/** What follows a decision that is told to nobody. */
export const followsQuietly = {
  "no-action": "The case is closed, with your words. It can be opened again.",
  warned: "Recorded that you have warned them yourself. Thodu does not write to the other person.",
};
/** What follows it where a listener called for help, and was talked with. */
export const followsTalk =
  "Recorded that you have talked with the listener, who is told that it was looked at. A closed case can be opened again.";
/** What follows a decision. */
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
/** The desk in figures. */
export const figures = "Figures";
/** Opens how those who wait are ordered. */
export const howOrdered = "How they are ordered";
export const allOfThese = (count: number) => `Show all (${count})`;
export const backToDesk = "Back to the desk now";
export const decidedMeanwhile = "Meanwhile a colleague has closed this case. Your decision was not stored.";
