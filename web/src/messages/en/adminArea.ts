/** The admin area as a whole: its sections, paged lists, and the people in them. */
export const area = "Admin area";
export const sectionNames = {
  now: "Now",
  safety: "Safety",
  people: "People",
  listeners: "Listeners",
  rota: "Rota",
  appointments: "Appointments",
  money: "Money",
  messages: "Messages",
  audit: "Audit",
} as const;
export const waitingCount = (count: string) => `${count} waiting for a decision`;
export const crisisBadge = (count: number, minutes: number) => `Crisis: ${count}\u00a0· ${minutes}\u00a0min`;
/** How many people wait in a crisis, and how long the longest of them has waited. Also in the tab's title. */
export const crisisWaits = (count: number, minutes: number) =>
  count === 1
    ? `1 person in a crisis has waited for ${minutes} min`
    : `${count} people in a crisis wait, the longest for ${minutes} min`;
/** Beside the same: people in a crisis whose listener does not answer. */
export const unansweredBadge = (count: number, minutes: number) => `No answer: ${count}\u00a0· ${minutes}\u00a0min`;
export const crisisUnanswered = (count: number, minutes: number) =>
  count === 1
    ? `1 person in a crisis has had no answer from their listener for ${minutes} min`
    : `${count} people in a crisis have had no answer from their listeners, the longest for ${minutes} min`;
export const atLeast = (count: number) => `${count}+`;
/** Below a list that may not be complete. */
export const newestShown = (count: number) => `The newest ${count} are shown.`;
export const offline = "You are offline. The lists continue as soon as the network is back.";
export const loading = "Loading…";
export const slow = "This is taking longer than usual. Your network may be slow.";
export const refused = "This could not be loaded.";
export const tryAgain = "Try again";
export const which = "Which list";
export const pages = "Pages";
export const first = "Back to the first page";
export const next = "Next page";
export const noSection = "There is no such section, or it is not part of your work.";
export const toFirst = "Go to the first section";
/** Actors that are not people. */
export const actors: Readonly<Record<string, string>> = {
  server: "Thodu itself",
  "make-admin": "The command make-admin",
};
/** Stands for a person who has deleted their account, and whose name is no longer stored. */
export const deletedAccount = "Deleted account";
/** Opens the list of sections on a small screen. */
export const sections = "Sections";
export const noneHere = "There is nothing on this page any more.";
