import { getConfig } from "@testing-library/react";

const { setImmediate: queue } = globalThis;
const effectsRun = (): Promise<void> => new Promise((resolve) => void queue(resolve));

// The setup runs again for each file of a worker; this module does not, or each file would add a task to every wait.
const own = getConfig();

/**
 * Ends a wait after the effects of the change that it waited for. By itself it ends as soon as the page has changed,
 * sometimes before React has run them, which take the focus and add listeners. React has queued them before this task.
 */
export async function untilEffectsRan(wait: () => unknown): Promise<unknown> {
  const found: unknown = await own.asyncWrapper(async () => {
    const seen = await wait();
    await effectsRun();
    return seen;
  });
  return found;
}
