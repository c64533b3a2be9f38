import { onSchedule } from 'firebase-functions/v2/scheduler';
import { endpointOptions } from '../runtime/options';
import { wiring } from '../runtime/wiring';

/** Every minute: listeners who fell silent are away, and offers that nobody took go on, when no call has seen to it. */
export const sweepQueue = onSchedule({ ...endpointOptions, schedule: 'every 1 minutes', timeZone: 'Asia/Kolkata' }, () => wiring().matcher.run());
