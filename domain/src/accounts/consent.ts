import * as z from "zod/mini";
import { instant } from "../instant";

/**
 * The version of the terms and the privacy policy. Raise it when what people agree to changes: their next action gives
 * consent again.
 */
export const CONSENT_VERSION = 1;

/** Which version the person agreed to and when, by the server's time, and when they withdrew it. */
export const consent = z.object({
  version: z._default(z.number(), 0),
  at: z._default(z.nullable(instant), null),
  withdrawnAt: z._default(z.nullable(instant), null),
});

export const isAgreed = (given: z.infer<typeof consent> | null): boolean =>
  given?.version === CONSENT_VERSION && given.withdrawnAt === null;

/** Whether saving `change` gives consent: for an account, if anything changes. A guest gives it by other actions. */
export const agreesBySaving = ({ email }: { readonly email: string | null }, change: object): boolean =>
  email !== null && Object.keys(change).length > 0;
