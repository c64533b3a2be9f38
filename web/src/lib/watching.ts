/** Ends a subscription. */
export type Stop = () => void;

export interface Watch<T> {
  readonly on: (value: T) => void;
  /** Called when the rules have refused it repeatedly. */
  readonly onRefused: () => void;
}

const TRIES = 4;
const HELD = 10_000;

/** Firestore's error code for what its rules refuse. */
const DENIED = "permission-denied";

/** Whether the rules have refused a single request, such as a read. */
export const isDenied = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === DENIED;

/**
 * The first wait in milliseconds; it doubles before each further try. Component tests set it to reach the last refusal
 * at once.
 */
export const waits = { first: 500 };

/** How many milliseconds after the refusal number `times` in a row to try again; null once the refusal counts. */
export const retryAfterRefusal = (times: number): number | null =>
  times >= TRIES ? null : waits.first * 2 ** (times - 1);

/**
 * Keeps a subscription going. A refusal by the rules ends it for good, but some refusals are temporary: a token is
 * about to be renewed, a stamp is being changed. So it is started again a few times before the refusal counts.
 */
export function watching(listen: (failed: () => void) => Stop, onRefused: () => void): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: Stop = () => undefined;
  let stopped = false;

  const attempt = (tries: number): void => {
    const began = Date.now();
    stop = listen(() => {
      if (stopped) return;
      // One that lasted for a while and then ends counts as the first refusal again.
      const failed = Date.now() - began > HELD ? 1 : tries;
      const wait = retryAfterRefusal(failed);
      if (wait === null) onRefused();
      else timer = setTimeout(() => attempt(failed + 1), wait);
    });
  };
  attempt(1);
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop();
  };
}
