/** The rota in the admin area. */
export const lead = "How many listeners each hour of the next two weeks needs, and how many have a shift.";
export const zoneIsIndia = "All times are India time.";
export const zoneIs = (zone: string) => `All times are times in ${zone}.`;
export const forLanguage = "Language";
export const all = "All languages";
export const map = "Need and cover";
export const key =
  "In each hour: listeners with a shift of those needed, and below it how many are missing. A dash: nobody is needed.";
export const curve = "The days marked * are estimates, because too little has been measured so far.";
export const day = "Day";
export const cell = (need: number, cover: number, gap: number) => `needed ${need}, there ${cover}, missing ${gap}`;
export const noNeed = "nobody needed";
export const noDays = "The rota has no days yet. They are made within a few minutes.";
export const gaps = "Gaps";
export const noGaps = "No listener is missing in the next two weeks.";
export const when = "When";
export const language = "Language";
export const needed = "Needed";
export const there = "With a shift";
export const missing = "Missing";
export const who = "Who has a shift";
export const nobody = "Nobody";
export const confirmed = "confirmed";
export const unconfirmed = "not confirmed yet";
export const balance = "Hours of each listener";
export const balanceKey = (hours: number) => `Nobody may have more than ${hours} hours a week, from Monday to Sunday.`;
export const noListeners = "Nobody has a shift yet.";
export const listener = "Listener";
export const weekFrom = (monday: string) => `Week from ${monday}`;
export const ofMost = (hours: string, most: string) => `${hours} of ${most} h`;
export const twoWeeks = "In these two weeks";
export const hours = (count: string) => `${count} h`;
export const nights = "Of these at night";
export const missed = "Did not come, four weeks";
export const lapsed = "Not confirmed, in all";
export const noShows = "Shifts without their listener";
export const noShowsKey = "Of the last four weeks, the newest first.";
export const noNoShows = "Nobody stayed away from a shift in the last four weeks.";
export const noPastShifts = "Nobody had a shift in the last four weeks.";
/** Announced by screen readers before the figures of a past hour. */
export const over = "over:";
export const soonest = "Soonest first";
export const greatest = "Most missing first";
export const gapsOrder = "Order of the gaps";
export const shiftsAhead = "Shifts to come";
export const shiftCount = (count: number) => (count === 1 ? "1 shift" : `${count} shifts`);
export const noneAhead = "None";
export const tonight = "On call tonight";
export const tonightKey =
  "How many listeners’ phones may ring for everybody, in each hour from 9 pm to 7 am in India. Shifts at the desk are not counted here.";
/** Only while somebody is named in an hour. */
export const openForNames = "Open an hour to see the names.";
/** After 'Nobody', for an hour in which these listeners do not count. */
export const pageOnlyCount = (count: number) => `${count} only while their page is open`;
export const partOnlyCount = (count: number) => `${count} for a part of the hour only`;
export const nobodyAt = (spoken: string, times: string) => `${spoken}: nobody is on call ${times}.`;
export const nobodyAllNight = (spoken: string) => `${spoken}: nobody is on call at any hour.`;
export const somebodyAlways = (spoken: string) => `${spoken}: somebody is on call in every hour.`;
export const noneTonight = "No listener has said that their phone may ring tonight.";
/** The link from who is on call. */
export const theirHours = "Their hours, in the rota";
export const hour = "Hour";
/** In a cell, after the number of listeners who are on call for everybody. */
export const forCrisisToo = (count: number) => `+${count} for a crisis`;
/** After a listener's name. */
export const partOfHour = "a part of the hour";
export const forCrisisOnly = "for a crisis only";
export const speaksLittle = "speaks it a little";
export const pageOnly = "not counted: only while their page is open";
export const today = "Today";
/** In the cell of the present hour; the next one is announced before its figures. */
export const nowMark = "now";
export const now = "now:";
export const redIs = "Red: nobody has a shift in an hour of the coming 48. Later hours can still be filled.";
