/** Ends a listener. */
export type Stop = () => void;

export interface Watch<T> {
  readonly on: (value: T) => void;
  /** The rules refuse it, and went on refusing it when asked again. */
  readonly onRefused: () => void;
}

const TRIES = 4;
const HELD = 10_000;

/** The code that Firestore gives what its rules refuse. */
const DENIED = "permission-denied";

/** Whether the rules have refused something that was asked once, such as a read. */
export const isDenied = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === DENIED;

/** Milliseconds, doubled before each further try. Component tests meet the last refusal without the time that it takes. */
export const waits = { first: 500 };

/** Milliseconds until what was refused `times` in a row is asked for again; null once the refusal is believed. */
export const retryAfterRefusal = (times: number): number | null =>
  times >= TRIES ? null : waits.first * 2 ** (times - 1);

/**
 * Keeps a listener going. The rules end it for good with the first refusal, and some refusals are of the moment: a
 * token about to be renewed, a stamp that is being changed. So it asks again, a few times, before it believes one.
 */
export function watching(listen: (failed: () => void) => Stop, onRefused: () => void): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: Stop = () => undefined;
  let stopped = false;

  const attempt = (tries: number): void => {
    const began = Date.now();
    stop = listen(() => {
      if (stopped) return;
      // One that held for a while and then ends is a new refusal.
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
