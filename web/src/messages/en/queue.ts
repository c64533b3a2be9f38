export const place = (position: number) => {
  if (position <= 1) return "You are next.";
  return position === 2 ? "There is one person before you." : `There are ${position - 1} people before you.`;
};
/** In a crisis, instead of the place: if nobody stands before them, and otherwise. */
export const firstOfAll = "You come first.";
export const amongFirst = "You are among the first.";
/** In a crisis; `askingNow`: while an offer of them is open, `askingNext`: while none is. */
export const askingNow = "We are asking a listener now.";
export const askingNext = "We ask the next listener who is free.";
/** Beside the text of a crisis, where there is room for one line only. */
export const nobodyYet = "Nobody is free yet.";
/** If the place is not known. */
export const inQueue = "You are in the queue.";
export const expected = (half: number, most: number) =>
  half === most
    ? `Most people have a listener within ${half} min.`
    : `Half of the people have a listener within ${half} min, most within ${most} min.`;
export const expectedHalf = (half: number) => `Half of the people have a listener within ${half} min.`;
/** If too little is known to say more. */
export const fewListeners = "Few listeners are here now.";
export const nobodyThere = "No listener is free at the moment.";
/** After `nobodyThere`; left out where there is no room. */
export const keptForNext = "What you write now is kept, and the next listener will read it.";
