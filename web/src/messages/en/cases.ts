/** The row of a case on a phone, which opens the rest; and who looks at a case. */

/** What an open case asks for. */
export const due = {
  reach: "Reach the listener",
  read: "Read what was written",
  look: "See who waits",
  decide: "Decide",
  close: "Close",
};
export const closed = "Closed";

/** The buttons with which an admin says that they look at an open case, and gives it back. */
export const look = "I’m on it";
export const release = "Somebody else should look";
/** After the name of the admin who looks at it, and the same for the reader. */
export const looksSince = (time: string) => `has been looking at it since ${time}.`;
export const youLookSince = (time: string) => `You have been looking at it since ${time}.`;
/** If they said long ago that they look at it. */
export const tookIt = (when: string) => `took it (${when}) and has not closed it. Anybody can take it now.`;
export const youTookIt = (when: string) => `You took it (${when}) and have not closed it. Anybody can take it now.`;
/** In the row of a phone. */
export const onIt = (name: string) => `${name} is on it`;
export const youAreOnIt = "You are on it";
/** What follows. */
export const looking = "You are on it. Your colleagues see that.";
export const lookingToldListener = "You are on it. The listener is told that an admin is looking at it, but not who.";
export const released = "It stands with the cases that nobody looks at again.";
export const lookedMeanwhile = "A colleague is looking at it already. Their name is in the case.";
