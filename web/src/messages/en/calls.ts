export const heading = "Call a Volunteer";
export const lead = "Need someone to talk to? Connect with a volunteer instantly.";
export const comfort = "You don’t have to know what to say. Silence is fine too.";

export const callNow = "Call Now (Free)";
export const gate = "Go Premium to Continue";
export const gateText =
  "Your free call has been used. You can still write to a volunteer, and the help lines are always free.";
/** If the free messages are used up too. */
export const gateTextUsed =
  "Your free call and your free messages have been used. What you wrote stays, and the help lines are always free.";

export const stepsTitle = "What happens when you tap";
export const steps: readonly string[] = [
  "Your browser asks to use the microphone. Allow it, and we call a volunteer who is free.",
  "You talk here on this page. Neither of you sees a number, an email or a name. You can hang up at any moment, without giving a reason.",
];
/** What a call costs, above its button. */
export const costsFree = (minutes: number) =>
  `This call is free for you, up to ${minutes} minutes. It counts only if somebody answers.`;
export const planPays = "What you have bought pays for this call.";
export const costsNothing = "There is no limit for you now: you can call without paying.";
export const callPlan = "Call Now";
export const byPhone = (phone: string) => `Or call by phone: ${phone}`;
export const byPhoneNote =
  "A call by phone shows your number to the person who answers, and your phone company may charge for it.";

export const phases = {
  microphone: "Your browser is asking to use the microphone. Please allow it.",
  starting: "Looking for a volunteer who is free …",
  ringing: "Calling a volunteer …",
  connecting: "Somebody answered. Connecting …",
  talking: "You are talking with a volunteer",
  broken: "Connection interrupted. Reconnecting …",
};
export const reportCall = "Report";
/** Shown to a listener who has accepted. */
export const connecting = "Connecting …";
export const ringingText =
  "If nobody answers within 45 seconds, we call the next volunteer. Nothing is used up until somebody answers.";
export const offlineNow = "No connection. The call goes on when it is back.";
export const mute = "Mute";
export const mutedNow = "Your microphone is off. The other person can’t hear you.";
export const hangUp = "Hang up";
/** The name of the call bar on other pages; also shown before the tab's title. */
export const yourCall = "Your call";
/** Shown before the tab’s title until somebody answers. */
export const calling = "Calling";
export const inCall = "In a call";
/** Shown when a page was loaded again and has no microphone for its call: once it was answered, and while it rings. */
export const stillOn =
  "Your call is still on, but this page has no microphone: the other person can’t hear you. Without one the call ends in about a minute.";
export const stillCalling = "We are still calling a volunteer, but this page has no microphone.";
export const elsewhere = "You are in a call in another tab of this browser.";
export const languageStays =
  "The language stays as it is while you are in a call. Changing it would interrupt the call.";
export const hangUpFirst = "Hang up before you log out. Logging out would end the call.";
export const duration = "Duration";
export const minutesLeft = (minutes: number) => (minutes === 1 ? "1 minute left" : `${minutes} minutes left`);
export const underAMinute = "Less than a minute left";

export const ended = {
  customer: "You hung up.",
  volunteer: "The volunteer hung up.",
  limit: "The time for this call is over.",
  lost: "The connection was lost.",
  server: "The volunteer had to leave.",
  unknown: "The call has ended.",
};
export const endedText = "Take a breath. You can write to a volunteer at any time.";
export const endedTextUsed = "Take a breath. The help lines are free, day and night.";
/** To somebody in danger, whoever ended the call. */
export const endedInCrisis =
  "Please don’t stay alone with this. These lines are free, day and night. You can write in the chat too.";
export const callLine = (number: string) => `Call ${number}`;
/** The link from the bar to the page of calls, if nobody answered. */
export const whatNow = "What you can do now";
/** In the bar, which is also shown in the chat. */
export const missedCall = "No one could take your call";
export const missedTitle = "No one is free right now";
export const missedText = "Nobody could take your call just now. Nothing was used up. This is what you can do now:";
export const tryAgain = "Try again";
export const back = "Back";
export const askBack = "Ask a volunteer to write to me";
export const askedBack = "A volunteer will write to you in the chat as soon as one is free.";
/** Replaces them if a listener holds the chat. */
export const heldTitle = "No one can take a call right now";
export const heldText = "Nothing was used up. You have a listener in the chat: you can go on with them there.";
export const openChat = "Open the chat";
export const noMicrophone = {
  unsupported:
    "This browser can’t make calls. Open Thodu in an up-to-date Chrome, Firefox or Safari, or call by phone.",
  denied:
    "The microphone is blocked for this page. Tap the icon beside the address, allow the microphone, and try again.",
  missing: "No microphone was found. Connect one, or call by phone.",
  busy: "Another app uses the microphone. Close it and try again, or call by phone.",
};
/** `noMicrophone` for a listener, who has no number to call. */
export const noMicrophoneHere = {
  ...noMicrophone,
  missing: "No microphone was found. Connect one.",
  busy: "Another app uses the microphone. Close it and try again.",
};
export const quotaElse =
  "Until then you can buy another plan or ask for an appointment with a therapist. The help lines are always free.";
/** If no plan is paid beyond today. */
export const quotaLastDayElse =
  "You can buy another plan or ask for an appointment with a therapist. The help lines are always free.";
export const quotaPlans = "See the plans";
export const quotaTherapist = "Ask for an appointment with a therapist";

export const writeTitle = "Prefer to type?";
export const writeText =
  "A volunteer reads what you write and answers. They see only a made-up name for you. Nobody around you hears a word.";
export const write = "Chat Now";

export const linesTitle = "If nobody answers, or it can’t wait";
export const linesText = "These lines are free, day and night.";
export const teleManas = "Tele-MANAS, the mental health line of the Government of India";
export const tollFree = "the same line, if 14416 does not connect";
export const emergency = "Emergency: police, ambulance, fire";

export const callsToo = "Take voice calls";
export const callsTooOn = "Calls ring while one of your volunteer pages is open.";
export const callsTooOff = "Chat only: you get no calls.";
/** In the tab's title, which others may see. */
export const incomingTitle = "A call is coming in";
export const incoming = (alias: string) => `${alias} is calling`;
/** After a call that was not answered. */
export const calledAt = {
  "hung-up": (alias: string, time: string) => `${alias} called at ${time}, and hung up before you could answer.`,
  lost: (alias: string, time: string) =>
    `${alias} called at ${time}, and their connection was lost before you could answer.`,
  unanswered: (alias: string, time: string) => `${alias} called at ${time}, and you did not answer.`,
  unknown: (alias: string, time: string) => `${alias} called at ${time}.`,
};
export const incomingText = (language: string) =>
  `Voice call, in ${language}. Your browser asks for the microphone when you accept.`;
export const accept = "Accept the call";
export const decline = "Decline";
export const talkingWith = (alias: string) => `In a call with ${alias}`;
export const endedByCustomer = "They hung up.";
export const endedByYou = "You hung up.";
export const close = "Close";
export const languages = { en: "English", te: "Telugu", hi: "Hindi" };
