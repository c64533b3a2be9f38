export const blocks = "Blocks";
export const none = "There are no blocks.";
/** The link to all blocks while those of one person are shown. */
export const all = "All blocks";
export const explained =
  "Each row names two people who are not matched again, and the report that asked for that. Whoever reports somebody can block them in the report; an admin can lift the block and put it back. Whoever has deleted their account is no longer named.";
export const askedBy = { customer: "The person asked for it", volunteer: "The listener asked for it" };
export const since = (day: string) => `since ${day}`;
export const lift = "Lift the block";
export const liftTitle = "Lift this block?";
export const liftText =
  "The two can be matched again at once. Do this only when whoever asked for the block wants it. Neither of them is told.";
export const lifted = "The block is lifted.";
export const liftedOn = (day: string) => `Block lifted: ${day}`;
export const gone =
  "One of the two has deleted their account: nobody can tell any more who is meant, and there is nothing to lift.";
export const restore = "Put the block back";
export const restoreTitle = "Put this block back?";
export const restoreText =
  "The two won’t be matched again. If they are talking now, that ends at once and the person goes back to the queue.";
export const restored = "The block is back.";
export const reopen = "Open again";
export const reopenTitle = "Open this case again?";
export const reopenText = {
  always: "It goes back to the open cases, without its decision.",
  /** For a case that a person or a listener has reported. */
  told: "Whoever reported it was told that it was looked at, and is not told again.",
  removed: "The listener who was removed stays removed until an admin approves them.",
  /** For a case that closed by itself. */
  stays: "It then stays open until somebody closes it.",
};
export const reopened = "The case is open again.";
export const undo = "Undo";
export const count = "Blocks now";
/** Links to the other reports follow. */
export const liftOthers = "Other reports ask for the same block. With it they are lifted as well:";
export const partedAnew =
  "Meanwhile another report has asked for the same block. Nothing was lifted. Please read it first.";
