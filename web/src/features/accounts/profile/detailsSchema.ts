import { emailAddress, personName } from '@thodu/domain/accounts/forms';
import * as z from 'zod/mini';

/** The password is asked for only where the e-mail changes, and checked by the identity service. */
export const detailsForm = z.object({ fullName: personName, email: emailAddress, currentPassword: z.string() });
