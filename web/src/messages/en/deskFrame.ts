export const heading = "Volunteer chat";
/** A listener's own choices. 'Away' mentions the break, so that a listener who looks for one finds it. */
export const ownAvailabilities = { online: "Online", busy: "Busy", away: "Away (break)" };
export const languagesLabel = "Languages you listen in";
export const shifts = "Shifts";
export const onCallAtNight = "On call at night";
export const tabs = { mine: "Mine", waiting: "Waiting", others: "With others", all: "All" };
export const findAndFilter = "Find and filter";
export const searchLabel = "Find by alias";
export const everyLanguage = "All languages";
export const unreadOnly = "Unread only";
export const selectCustomer = "Select a customer";
export const selectHint = "Choose someone from the list. When you open a waiting conversation, it becomes yours.";
