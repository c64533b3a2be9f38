/**
 * Runs a job while no other tab of this browser runs one of this name. After waiting `patience` milliseconds for the
 * others it runs anyway. A browser without locks, or one that forbids them along with storage, runs the job at once.
 */
export async function alone<T>(name: string, job: () => Promise<T>, patience?: number): Promise<T> {
  const turn = { hasCome: false };
  const run = (): Promise<T> => {
    turn.hasCome = true;
    return job();
  };
  try {
    if ("locks" in navigator)
      return await (patience === undefined
        ? navigator.locks.request(name, run)
        : navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, run));
  } catch (error) {
    if (turn.hasCome) throw error;
  }
  return job();
}
