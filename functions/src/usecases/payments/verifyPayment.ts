import { refuse } from '@thodu/domain/errors';
import { fail } from '@thodu/domain/result';

/** Refuses until the gateway is wired. */
export const verifyPayment = () => Promise.resolve(fail(refuse('BUSY')));
