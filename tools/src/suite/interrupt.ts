import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Resolves with 128 + n at the first signal that asks to end. From now on signals end nothing by themselves: npm and
 * the terminal may each send the same one, and what is under way (stopping, exporting) must come to its end.
 */
export function onInterrupt(): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of signals) process.on(signal, () => resolve(128 + constants.signals[signal]));
  });
}
