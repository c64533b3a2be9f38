export const title = "Your shifts";
export const lead = "Choose when you listen. Where nobody has a shift yet, you help most.";
export const loading = "Loading the shifts...";
export const tryAgain = "Try again";
export const zoneIsIndia = "All times are India time. You can change the zone on the page about being on call.";
export const zoneIs = (zone: string) =>
  `All times are times in ${zone}. You can change the zone on the page about being on call.`;
export const mine = "Yours";
export const noneMine = "You have no shifts yet.";
export const open = "Most needed";
/** How far ahead there are shifts. */
export const ahead =
  "You can choose shifts of today and of the 13 days after it. At midnight (India time) one more day is added.";
export const day = "Day";
export const anyDay = "Any day, most needed first";
export const part = "Time of day";
export const anyPart = "Any time";
export const parts = { morning: "Morning", afternoon: "Afternoon", evening: "Evening", night: "Night" };
/** Under the chosen part of the day. */
export const partlyIn = "Also shifts that lie only partly in this time.";
export const noneFiltered = "No free shift at this time. Choose another day or time.";
/** For several shifts with the same hours. */
export const places = (count: number) => `${count} listeners are needed`;
export const noneOpen = "No shift in your languages needs somebody right now.";
export const more = "Show more";
export const toOnCall = "Choose when you are on call";
export const hours = (count: number) => (count === 1 ? "1 hour" : `${count} hours`);
/** How many listeners a shift has: in all of its hours, or in some. */
export const has = (cover: number, need: number) => `${cover} of ${need} listeners`;
export const hasIn = (span: string, cover: number, need: number) =>
  cover === 0 ? `${span}: nobody yet` : `${span}: ${cover} of ${need} listeners`;
export const enough = "Enough listeners already";
export const nobodyYet = "Nobody has this shift yet";
export const fromColleague = "A colleague asks whether you can take it";
export const hasBegun = "It has begun";
export const offered = "Offered to colleagues; yours until one takes it";
export const states = {
  open: "Free",
  gap: "Free",
  taken:
    "Yours. 12 hours before it starts we ask you to confirm it, by a notification and on this page. If you don’t answer, it goes to others 2 hours before.",
  confirmed: "Confirmed",
  there: "You are there",
  missed: "Missed",
  over: "Over",
};
/** For a shift that is to be confirmed now. */
/** For somebody who is not at the desk yet; before the phone number of the team. */
export const begun = "It has begun: you are expected at the desk, Online. If you can’t come, please call the team:";
export const asked =
  "Please confirm that you will be there. Without an answer it goes to others 2 hours before it starts.";
export const wishes = {
  take: "Take this shift",
  "give-up": "Give it up",
  offer: "Offer it to colleagues",
  keep: "Keep it after all",
  confirm: "I will be there",
};
export const giveUpTitle = "Give this shift up?";
export const giveUpText = "It will no longer be yours, and others can take it.";
export const keepIt = "Keep it";
export const taken = "Yours now";
export const done = {
  take: "It is yours. Thank you.",
  "give-up": "Given up. Others can take it now.",
  offer: "Offered. It stays yours until a colleague takes it.",
  keep: "It stays yours.",
  confirm: "Confirmed. Thank you.",
};
export const caps = {
  week: "You have 12 hours this week already",
  night: "Too close to a night shift: you need 8 hours of rest between them",
  break: "Too close to another shift of yours",
};
export const calendar = "Calendar";
export const calendarIs =
  "Your own calendar can show your shifts: add the address from here to it, as a calendar from the internet. It shows times only.";
export const calendarAddress = "Address of your calendar";
export const calendarSecret = "Whoever has this address sees your shifts. A new address ends the old one.";
export const copyCalendar = "Copy the address";
export const makeCalendar = "Make an address";
export const replaceCalendar = "Make a new address";
export const calendarCopied = "Copied.";
export const calendarSelected = "The address is selected. You can copy it now.";
export const calendarMade = "Your calendar has an address now.";
export const calendarReplaced = "This is the new address. The old one does not work any more.";
