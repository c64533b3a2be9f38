import { writtenText } from '@thodu/domain/text';
import * as z from 'zod/mini';

/** What goes to the team. */
export const contactForm = z.object({ message: writtenText(2_000) });
