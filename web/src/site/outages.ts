const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 20_000;

/** Doubles from try to try. `domain/backoff` would add a file of the app to every static page. */
const pauseAfter = (tries: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));

/**
 * Loads something. After a failure, for example without a network, it tries again after a pause, which doubles each
 * time up to the longest. The event `online` ends a pause, and the next one is the first again, because the event may
 * come before requests get through.
 */
export async function overOutages<T>(load: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await load();
  } catch {
    const isBack = await new Promise<boolean>((resolve) => {
      addEventListener("online", () => resolve(true), { once: true });
      setTimeout(() => resolve(false), pauseAfter(tries));
    });
    return overOutages(load, isBack ? 1 : tries + 1);
  }
}
