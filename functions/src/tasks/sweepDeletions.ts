import { onSchedule } from 'firebase-functions/v2/scheduler';
import { endpointOptions } from '../runtime/options';
import { wiring } from '../runtime/wiring';
import { sweepDeletions as useCase } from '../usecases/accounts/deleteMyAccount';

/** Every five minutes: deletions that were broken off. */
export const sweepDeletions = onSchedule({ ...endpointOptions, schedule: 'every 5 minutes', timeZone: 'Asia/Kolkata' }, () => useCase(wiring()));
