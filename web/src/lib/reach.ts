import { SECOND } from "@thodu/domain/time";

/** Milliseconds without an answer to a call or write after which the page checks its connection. */
export const OVERDUE = 10 * SECOND;
/** A check without an answer after this many milliseconds has failed. */
const CHECK_LASTS = 8 * SECOND;
const CHECK_AGAIN = 5 * SECOND;
/** Any answer of our own site will do, also a 404. */
const CHECKED = "/robots.txt";

let reached = true;
let checking = false;

/** False while no request gets through, whatever the device says about its network. */
export const isReached = (): boolean => reached;

/** Checks whether requests get through if `answer` takes too long. */
export function expectAnswer(answer: Promise<unknown>): void {
  const timer = setTimeout(() => void check(), OVERDUE);
  const over = (): void => clearTimeout(timer);
  answer.then(over, over);
}

/** Checks again until a request gets through or the device reports that it has no network. */
async function check(): Promise<void> {
  if (checking) return;
  checking = true;
  while (navigator.onLine && !(await getsThrough())) {
    reached = false;
    dispatchEvent(new Event("offline"));
    await new Promise((resolve) => setTimeout(resolve, CHECK_AGAIN));
  }
  checking = false;
  if (reached) return;
  reached = true;
  // Whatever waits for the network continues.
  if (navigator.onLine) dispatchEvent(new Event("online"));
}

const getsThrough = (): Promise<boolean> =>
  fetch(CHECKED, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(CHECK_LASTS) }).then(
    () => true,
    () => false,
  );
