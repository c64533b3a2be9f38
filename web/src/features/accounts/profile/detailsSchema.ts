import { emailAddress, personName } from '@thodu/domain/accounts/forms';
import * as z from 'zod/mini';

/** The password is asked for only where the e-mail is another than `email`, and checked by the identity service. */
export const detailsForm = (email: string) =>
  z
    .object({ fullName: personName, email: emailAddress, currentPassword: z.string() })
    .check(
      z.refine((form) => form.email === email || form.currentPassword !== '', { path: ['currentPassword'], error: 'needed' }),
    );
