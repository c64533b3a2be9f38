import { SECOND } from "@thodu/domain/time";

/** A call or a write that has no answer for so long, in milliseconds, has this page look whether the line carries anything. */
export const OVERDUE = 10 * SECOND;
/** A look that hears nothing for so long found a line that carries nothing. */
const LOOK_LASTS = 8 * SECOND;
const LOOK_AGAIN = 5 * SECOND;
/** Any answer of our own site will do, also that there is no such page. */
const LOOKED_AT = "/robots.txt";

let reached = true;
let looking = false;

/** Whether the line carries anything, as far as is known: a phone may believe that it has a network, and nothing gets through. */
export const isReached = (): boolean => reached;

/** Looks at the line when an answer takes too long. */
export function expectAnswer(answer: Promise<unknown>): void {
  const timer = setTimeout(() => void look(), OVERDUE);
  const over = (): void => clearTimeout(timer);
  answer.then(over, over);
}

/** Until something gets through, or the device itself says that it has no network. */
async function look(): Promise<void> {
  if (looking) return;
  looking = true;
  while (navigator.onLine && !(await carries())) {
    reached = false;
    dispatchEvent(new Event("offline"));
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
  looking = false;
  if (reached) return;
  reached = true;
  // Whatever waits for the network goes on.
  if (navigator.onLine) dispatchEvent(new Event("online"));
}

const carries = (): Promise<boolean> =>
  fetch(LOOKED_AT, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(LOOK_LASTS) }).then(
    () => true,
    () => false,
  );
