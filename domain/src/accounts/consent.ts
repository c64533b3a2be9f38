import * as z from "zod/mini";
import { instant } from "../instant";

/**
 * Version of the terms and the privacy policy; counted up when what a person agrees to changes. The next action agrees
 * anew.
 */
export const CONSENT_VERSION = 1;

/** Which version was agreed to and when, by the server's time; and when that was taken back. */
export const consent = z.object({
  version: z._default(z.number(), 0),
  at: z._default(z.nullable(instant), null),
  withdrawnAt: z._default(z.nullable(instant), null),
});

export const isAgreed = (given: z.infer<typeof consent> | null): boolean =>
  given?.version === CONSENT_VERSION && given.withdrawnAt === null;

/** Whether saving `change` agrees: an account's does unless it is empty. Guests agree by what they do. */
export const agreesBySaving = ({ email }: { readonly email: string | null }, change: object): boolean =>
  email !== null && Object.keys(change).length > 0;
