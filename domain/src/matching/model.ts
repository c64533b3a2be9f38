import * as z from 'zod/mini';
import { instant } from '../instant';
import { locale } from '../locale';
import { writtenText } from '../text';

/** Code points of what may be added to a request. */
const NOTE_MAX = 1_000;
export const helpNote = writtenText(NOTE_MAX);

/** `helpRequests/{requestId}`: that somebody asked for a listener. The id is made by the client before the first try. */
export const helpRequest = z.object({
  userId: z.string(),
  /** Empty when nothing was added. */
  note: z.string(),
  locale,
  createdAt: instant,
});
export type HelpRequest = z.infer<typeof helpRequest>;
