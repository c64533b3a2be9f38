import * as z from 'zod/mini';
import { clientId } from '../ids';
import { locale } from '../locale';
import { helpNote } from './model';

export const matchingContracts = {
  /**
   * Asks for a listener. `position` is the place among those who wait, from 1, as it is now; 0 once somebody has come
   * (or the conversation has ended). Asked again with the same id it changes nothing and answers the present place,
   * which is how a page keeps it fresh: nobody may read the conversations of others.
   */
  requestHelp: {
    input: z.strictObject({
      requestId: clientId,
      note: z.optional(helpNote),
      /** The language the person reads the site in. */
      locale: z.optional(locale),
    }),
    output: z.strictObject({ position: z.number() }),
    reasons: ['ID_REUSED', 'RATE_LIMITED'],
    action: 'help.request',
  },
} as const;
