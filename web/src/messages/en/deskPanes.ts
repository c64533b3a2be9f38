export { everyLanguage, findAndFilter } from "./deskFrame";

export const listPane = "List of people";
export const talkPane = "Conversation";
export const contextPane = (alias: string) => `About ${alias}`;
export const openContext = "Notes, replies and details";
export const openContextForNote = "A note for you. Notes, replies and details";
export const backToTalk = "Back to the conversation";
export const inTab = (count: number) => `${count} here`;
export const inCrisis = (count: number) => `${count} in a crisis`;
export const inTabNew = (count: number) => `${count} with new messages`;
export const newMark = (count: number) => `${count} new`;
export const leftLabel = "Left, not answered";
export const leftUnanswered = (count: number) => `${leftLabel} (${count})`;

export const emptyTab = {
  waiting: "Nobody is waiting right now.",
  mine: "No active customers yet. Your conversations that ended are below.",
  others: "No colleague is in a conversation right now.",
  all: "No active customers yet.",
};
/** On the listener’s own empty tab while others wait. */
export const mineWhileSomeWait = (count: number, tab: string) =>
  `No active customers yet. ${count === 1 ? "1 person is" : `${count} people are`} waiting: see ‘${tab}’. Your conversations that ended are below.`;

export const isHere = "Here";
/** On the row of a person whom the listener holds, and who waits for an answer. */
export const waitsForYou = "Waits for you";
export const justReturned = "Back in the queue";
export const isAway = (minutes: number) => `Away ${minutes} min`;
export const hasLeft = (minutes: number) => (minutes < 1 ? "Left just now" : `Left ${minutes} min ago`);
/**
 * On the row of a person who was asked whether they are thinking of ending their life. The whole sentence is for screen
 * readers.
 */
export const alarmOpen = "Asked, no answer yet";
export const alarmOpenWhole = "We asked whether they are thinking of ending their life. They have not answered yet.";

export const slot = "Offers";
export const slotOnline = "When somebody waits and it is your turn, we ask you here. You can choose from the list too.";
export const slotFull = (count: number) =>
  `You have ${count === 1 ? "1 person" : `${count} people`}, which is your limit: nobody new is offered until one talk ends.`;
/** `since`: when the break began; null if it is not known. */
export const slotAway = (since: string | null) =>
  `Away: you are on a break${since === null ? "" : ` (since ${since})`}, for as long as you like. Who waits long for your answer may go to a colleague. Nobody new is offered to you. Calls still ring while ‘Take voice calls’ on the page ‘Home’ is on. Choose Online to be asked again.`;
/**
 * `since`: when their desk gave its last sign, from their record. `crisis`: a talk in a crisis has ended for them since.
 */
export const slotSilent = (since: string, crisis: boolean) =>
  `You were set to Away: your desk has given no sign since ${since}. ${crisis ? "Somebody in a crisis is no longer with you. " : ""}Who waited long for your answer was given to colleagues. Nobody new is offered to you. Choose Online to be asked again.`;
export const slotBusy =
  "Busy: you stay at the desk for the people you have, and nobody new is offered to you. Choose Online to be asked again.";
/** The listener's own state, said after who has written, and then what a phone has no room for. */
export const standsToo = {
  away: (since: string | null) => (since === null ? "You are on a break." : `You are on a break (since ${since}).`),
  silent: (since: string) => `Set to Away: no sign from your desk since ${since}.`,
  busy: "You are busy.",
};
/** Beside the listener’s own state, where there is little room. */
export const chooseOnline = "No new chat is offered to you until you choose Online.";
export const afterSilence = "Who waited long went to colleagues. Choose Online for new chats.";
export const standsMore = {
  away: "Calls still ring while ‘Take voice calls’ on the page ‘Home’ is on.",
  busy: "Nobody new is offered to you.",
};
/** After a hard talk. */
export const slotPaused = (time: string) =>
  `Take a breath. Until ${time} nobody is offered to you, except in a crisis that nobody else can take.`;
export const pauseBreak = "Take a break";
export const pauseEnd = "Ask me again now";
export const slotOffline = "No connection. Until it is back, nobody can be offered to you.";
export const slotCrisis = "You are with somebody in a crisis. You get no other offers while it lasts.";
export const slotCall = "You are in a call. You get no other offers while it lasts.";
export const slotCallElsewhere =
  "You are in a call, in another tab or on another device. You get no other offers while it lasts.";
export const waitsInCrisis = (alias: string) => `${alias} is in a crisis and waits for your answer.`;
/** After a minute. */
export const waitsInCrisisFor = (alias: string, minutes: number) =>
  `${alias} is in a crisis and waits for your answer (${minutes} min).`;
export const noOthers = "You get no other offers while it lasts.";
export const hasWritten = (alias: string) => `${alias} has written to you.`;
export const waitsForAnswer = (alias: string) => `${alias} waits for your answer.`;
/** Said of two or more. */
export const peopleWait = (count: number) => `${count} people wait for your answer.`;
export const openChat = "Open the chat";
export const moreOffers = (count: number) => `${count} more`;
export const offerNotice = "Somebody is waiting for you";
export const lateTitle = "Somebody in a crisis waits for your answer";
export const newsTitle = (count: number) =>
  count === 1 ? "A new message for you" : `New messages in ${count} conversations`;

export const person = "About this person";
export const language = "Language";
export const claimedAt = "With you since";
export const unansweredSince = "Waits since";
export const endedAt = "Last talk ended";
export const talks = "Earlier talks";
export const talksHelp = "Earlier talks with a note that you may read.";
export const noTalks = "There is no earlier talk that you may read.";
/** Opens the private notes. */
export const readNote = "Read the note";
export const readNoteOf = (when: string) => `Read the note of ${when}`;

export const shortcuts = "Keyboard shortcuts";
export const keys = {
  next: "Next person in the list",
  previous: "Previous person in the list",
  open: "Open the highlighted person",
  reply: "Write a reply",
  note: "Write a note",
  saveNote: "Save the note",
  find: "Find a person",
  palette: "All commands",
  help: "These shortcuts",
  accept: "Accept the offer",
  pass: "Pass the offer to somebody else",
};
export const singleKeys = "Use single keys";
export const singleKeysHelp = "They never act while you are typing.";
export const palette = "Commands";
export const paletteField = "What do you want to do?";
export const paletteEmpty = "Nothing found. Messages are not looked through.";
export const setLevel = (level: string) => `Level: ${level}`;
/** Other words by which a command is found. */
export const also = {
  replies: "template phrases answers",
  supervisor: "help urgent team danger",
  level: "risk serious danger suicide",
  languages: "language speak English Hindi Telugu",
  shifts: "shift rota calendar times night",
};
export const goTo = (tab: string) => `Show: ${tab}`;
export const open = (alias: string) => `Open: ${alias}`;
export const become = (availability: string) => `Availability: ${availability}`;
export const takeBreak = "Take a break: Away";
export const earlier = (list: string) => `Earlier talks: ${list}`;

/** Opens the search and the filters, where there is little room. */
export const languageFilter = "Language";
export const noneInLanguage = (name: string) => `Nobody in this list speaks ${name}.`;
/** A filter finds nobody, but the list has not loaded everybody. */
export const noneLoaded = "Nobody among those loaded so far. Press ‘Show more’ to look further.";
export const filtered = (shown: number, all: number) => `Filter on: ${shown} of ${all} shown.`;
/** A filter is on, and the list may not have loaded everybody. */
export const filterOn = "Filter on: not everybody is shown.";
export const crisisInEveryLanguage = "People in a crisis are shown whatever their language.";
export const ownInEveryLanguage = "Your own people are shown whatever their language.";
export const dropFilter = "Show everybody";

/** Told to the next listener. */
export const reportedBefore = (day: string, what: string) => `Reported by a listener (${day}): ${what}.`;
export const reportedByYou = (day: string, what: string) => `You reported this person (${day}): ${what}.`;
export const reportedFor = {
  harassment: "insults or harassment",
  sexual: "sexual remarks",
  threat: "threats",
  contact: "asking to meet or talk elsewhere",
  spam: "advertising or spam",
  other: "something else",
};
export const reportStands = { open: "The team has not decided yet.", upheld: "The team agreed with the report." };
