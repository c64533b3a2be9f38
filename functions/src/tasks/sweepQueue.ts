import { onSchedule } from 'firebase-functions/v2/scheduler';
import { endpointOptions } from '../runtime/options';
import { logDefect } from '../runtime/log';
import { wiring } from '../runtime/wiring';
import { freeDeserted } from '../usecases/matching/freeDeserted';

/**
 * Every minute: who waits for an answer of a listener who has fallen silent goes back to the queue, such listeners are
 * away, and offers that nobody took go on, when no call has seen to it.
 */
export const sweepQueue = onSchedule({ ...endpointOptions, schedule: 'every 1 minutes', timeZone: 'Asia/Kolkata' }, async () => {
  const onDefect = (error: unknown): void => logDefect('sweepQueue', error);
  await freeDeserted({ ...wiring(), onDefect }).catch(onDefect);
  await wiring().matcher.run();
});
