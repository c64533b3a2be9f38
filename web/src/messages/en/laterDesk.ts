/** The later times for which people want a listener, as the desk shows them. */
export const title = "Times people asked for";
export const count = (open: number) => (open === 1 ? "1 is open" : `${open} are open`);
export const mine = "Yours";
export const open = "Open";
export const none = "Nobody is asking for a time now.";
export const zone = (name: string) => `Times as in ${name}.`;
export const take = "Take it";
export const release = "Return it";
export const kept = "Please be online then; it can’t be returned any more.";
export const taken = "It is yours. We remind you ten minutes before.";
export const released = "It is open for others again.";
export const slow = "The times are still loading.";
export const trouble = "The times can’t be loaded now. We go on trying.";
