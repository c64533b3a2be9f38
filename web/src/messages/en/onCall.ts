export const title = "On call";
export const lead = "When nobody is at the desk, your phone can ring for somebody who needs a listener.";
export const loading = "Loading your on-call times…";
export const refused = "Your on-call times could not be loaded.";
export const toStandby = "Open the standby page";
export const toShifts = "Choose your shifts at the desk";
export const toOnCall = "Choose when you are on call";
export const on = "My phone may ring";
/** Under ‘My phone may ring’, by the ways that are chosen. */
export const ringsBy = {
  both: "In the times you choose below it also rings while the standby page is closed, by notification or call, once a test has reached you.",
  push: "In the times you choose below it also rings while the standby page is closed, by notification, once a test has reached you.",
  calls:
    "In the times you choose below it also rings while the standby page is closed, by call, once a test has reached you.",
};
/** If no way is chosen, by what is set up here. */
export const ringsWithout = {
  both: "Without a notification or a call to your number it rings only while the standby page is open.",
  push: "Without a notification it rings only while the standby page is open.",
  calls: "Without a call to your number it rings only while the standby page is open.",
  none: "It rings only while the standby page is open.",
};
export const zone = "Your time zone";
export const zoneHelp = "All times on this page are times of this zone.";
export const windows = "When you are on call";
export const windowsHelp = "For each time you can choose whether your phone rings for everybody, or for a crisis only.";
export const window = (number: number) => `Time ${number}`;
export const noWindows = "No times yet.";
export const addWindow = "Add a time";
export const removeWindow = "Remove this time";
export const from = "From";
export const to = "Until";
export const pastMidnight = "Ends on the next day.";
/** About a time that begins after midnight on one of its days. */
export const afterMidnight = (day: string, night: string) => `On ${day} this begins after midnight: in ${night}.`;
export const wholeDay = "A day and a night: it ends at the same time on the next day.";
export const silenced = {
  part: "Part of this time lies in your quiet hours. In that part your phone does not ring.",
  whole: "This time lies in your quiet hours, so your phone never rings in it.",
};
export const days = "Days";
export const everyDay = "Every day";
export const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
export const dutyLabel = "During this time";
export const duties = { awake: "I am awake", crisis: "Wake me for a crisis only" };
export const quiet = "Quiet hours";
export const quietHelp = "In these hours your phone never rings.";
export const languages = "Languages you listen in";
export const languagesOfDesk = "These are also the languages you are asked in at the desk.";
export const languagesInCrisis =
  "In a crisis your phone may also ring for another language, when nobody is left to ask who knows it.";
export const fluencies = { none: "No", well: "Well", little: "A little" };
export const push = "Ring with a notification on my devices";
export const pushHelp = "Turn on notifications for each device in the settings.";
export const settings = "Settings";
export const call = "Call my phone when a notification does not reach it";
/** If no notifications can be sent. */
export const callAlone = "Call my phone when somebody needs me";
export const callHelp =
  "A voice says that somebody is waiting, and nothing about them. The call ends as soon as somebody else answers.";
export const number = "Your mobile number";
export const numberHelp =
  "If it is not an Indian number, add the country code. Only the company that places the calls is given it, and it is deleted with your account.";
export const numberWrong = "We can’t call this number. Please check it.";
export const testCall = "Test call";
export const testCallLead = (called: string) => `You are called only after a test call has reached ${called}.`;
export const testCallNow = "Call me now";
export const testCallSent = "Your phone is being called. Pick up and press 1.";
export const testCallTested = (called: string) => `A test call has reached ${called}.`;
export const testCallFailed = "The call did not get through. Please check the number and try again.";
export const save = "Save";
export const saved = "Saved.";
export const savedUntested =
  "Saved. Your phone does not ring yet: a test ring must reach it first. Press ‘Ring now’ below.";
export const savedOff = "Saved. Your phone does not ring while the box at the top is not ticked.";
export const notSavedYet = "What you changed here has not been saved yet.";
export const dayMissing = "Choose at least one day.";
export const languageMissing = "Choose at least one language in which you listen.";
export const test = "Test ring";
export const testLead = "One test ring must reach your phone before it rings for anybody.";
export const tested = "A test ring has arrived on your phone.";
export const testedHere =
  "You answered, but no notification has reached a device. Allow notifications on it and ring again.";
/** If no notifications can be sent. */
export const testedOnPage = "The test ring was answered here.";
/** What is saved, and when the phone rings because of it. */
export const savedTimes = (times: string, inZone: string) => `Saved: ${times} (time in ${inZone}).`;
export const savedTime = (onDays: string, span: string, isCrisis: boolean) =>
  `${onDays}, ${span}${isCrisis ? ", for a crisis only" : ""}`;
export const savedEveryDay = "every day";
export const noSavedTimes = "No times are saved.";
export const savedQuiet = (span: string) => `Quiet hours: ${span}.`;
export const ringsWhen = {
  "in-times": "In these times your phone rings without the standby page too.",
  "on-page": "Your phone rings only while the standby page is open, so keep it open in these times.",
  untested: "Your phone does not ring yet: a test ring must reach it first. Press ‘Ring now’ below.",
  off: "Your phone does not ring: ‘My phone may ring’ is not ticked.",
};
export const ringsWithoutTimes =
  "Your phone rings only while the standby page is open, and then at any time. Close it to stop that.";
/** What an open standby page adds to the saved times. What is missing may follow it. */
export const pageOpen = {
  awake: "An open standby page may ring outside these times too. Close it to stop that.",
  crisis: "An open standby page may ring outside these times too, but for a crisis only.",
};
export const missingCall = "To be called while it is closed, a test call must reach you: press ‘Call me now’ below.";
/** By what is set up here. */
export const missingWay = {
  both: "To be reached while it is closed, choose a notification or a call below.",
  push: "To be reached while it is closed, choose a notification below.",
  calls: "To be reached while it is closed, choose a call below.",
};
export const testNow = "Ring now";
export const testSent = "The test ring is on its way. Answer it here, or tap the notification on your phone.";
/** If no notifications can be sent. */
export const testSentHere = "The test ring is on its way. Answer it here.";
/** On the standby page. */
export const pausedHere =
  "Your phone no longer rings, because three rings in a row were missed. Turn it on again under ‘Choose when you are on call’ whenever it suits you.";
export const paused =
  "Your phone no longer rings, because three rings in a row were missed. Save this page to turn it on again.";

export const standbyTitle = "Standby";
export const standbyLead =
  "Leave this page open while you are on call: it rings when somebody is waiting and no listener at the desk comes to them. It does not ring while you are with somebody in a chat or a call.";
export const duty = {
  awake: "You are on call.",
  crisis: "You are on call for a crisis only.",
  none: "You are not on call now.",
};
/** What each kind of duty means for the listener. */
export const dutyMeans = {
  awake: "It may ring at any moment.",
  crisis: "It rings only for somebody who may be thinking of ending their life.",
};
/** On the standby page, outside the saved times. */
export const outsideTimes =
  "It is outside your saved times now. This page may ring all the same, since you have it open on purpose. Close it to stop that.";
export const phoneRests = (time: string, why: string | null) =>
  `Your phone rests until ${time}, so that you can rest too${why === null ? "" : `: ${why}`}. It does not ring before then.`;
/** Why the phone rests. */
export const restsAfter = {
  rings: "it has rung six times in twelve hours",
  talks: "two talks began from its rings in twelve hours",
  stretch: "you have listened for four hours in a row",
  crisis: "you were with somebody in a crisis",
};
/** Why the listener is not on call. */
export const notOn = "This page does not ring: turn on ‘My phone may ring’ under ‘Choose when you are on call’.";
export const notTested =
  "This page does not ring before a test ring has reached you. Ask for one under ‘Choose when you are on call’.";
export const notTime = "This page does not ring now: it is within your quiet hours.";
export const dutyOffline = "No connection. This page can’t ring until it is back.";
export const checking = "Checking whether you are on call…";
export const screenOn = "The screen stays on while this page is open.";
export const screenOff =
  "Your browser can’t keep the screen on, and once it is dark this page may not ring. Plug in the phone and turn off its screen lock.";
export const soundOn = "Try the sound";
export const soundHelp = "The page can ring only after you have tapped it once: press ‘Try the sound’.";
export const soundReady = "The page can ring now. If you heard nothing, turn up the volume.";

export const ringTitle = "Somebody needs a listener now";
export const ringText = "You have a minute to answer. Whoever answers first starts the conversation.";
export const testRingTitle = "This is a test ring";
export const testRingText = "Nobody is waiting. Press ‘I am here’ to answer.";
export const testUnanswered = "The test ring was not answered. Ring again when you have the phone at hand.";
export const answer = "Answer";
export const here = "I am here";
export const notNow = "Not now";
export const ended = {
  answered: "You answered. Thank you for being there.",
  taken: "Answered. Thank you for being there.",
  declined: "That is all right. We go on looking for somebody.",
  expired: "This ring has ended. We go on looking for somebody.",
  over: "Nobody is waiting any more. Thank you for being there.",
};
