/** After a report with which the person asked for another listener, until one comes. */
export const parted =
  "You asked not to be matched with this listener again. Another one will come. You are in the queue, and everything you wrote is still here.";
