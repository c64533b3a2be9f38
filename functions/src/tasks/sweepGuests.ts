import { onSchedule } from 'firebase-functions/v2/scheduler';
import { endpointOptions } from '../runtime/options';
import { wiring } from '../runtime/wiring';
import { sweepGuests as useCase } from '../usecases/accounts/privacy';

/** Every hour: conversations of guests 30 days after their last message. */
export const sweepGuests = onSchedule({ ...endpointOptions, schedule: 'every 60 minutes', timeZone: 'Asia/Kolkata' }, () => useCase(wiring()));
