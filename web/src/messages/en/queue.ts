export const place = (position: number) => {
  if (position <= 1) return "You are next.";
  return position === 2 ? "There is one person before you." : `There are ${position - 1} people before you.`;
};
/** Beside the words of a crisis, where there is room for one line. */
export const nobodyYet = "Nobody is free yet.";
/** Where the place is not known. */
export const inQueue = "You are in the queue.";
export const expected = (half: number, most: number) =>
  half === most
    ? `Most people wait no longer than ${half} min.`
    : `Half of the people wait no longer than ${half} min, most no longer than ${most} min.`;
export const expectedHalf = (half: number) => `Half of the people wait no longer than ${half} min.`;
/** Where too little is known to say more. */
export const fewListeners = "Few listeners are here now.";
export const nobodyThere =
  "No listener is free at the moment. What you wrote is kept, and the next listener will read it.";
