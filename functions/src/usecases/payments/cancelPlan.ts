import { refuse } from '@thodu/domain/errors';
import { fail } from '@thodu/domain/result';

/** Refuses until the gateway is wired. */
export const cancelPlan = () => Promise.resolve(fail(refuse('BUSY')));
