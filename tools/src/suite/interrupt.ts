import { constants } from "node:os";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const LOOK_MS = 500;

/**
 * Resolves to 128 + n at the first signal that asks to end, or when the parent process is gone. From now on signals end
 * nothing by themselves: npm and the terminal may each send the same one, and work in progress (stopping, exporting)
 * must be finished.
 */
export function onInterrupt(): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of signals) process.on(signal, () => resolve(128 + constants.signals[signal]));
    // A parent that is killed passes no signal on; its child gets another parent.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve(128 + constants.signals.SIGHUP), LOOK_MS).unref();
  });
}
