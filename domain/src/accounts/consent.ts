import * as z from "zod/mini";
import { instant } from "../instant";

/**
 * The terms and the privacy policy as they stand; counted up when they change in what a person agrees to. Whoever
 * writes, calls, asks for somebody or signs up then agrees anew, in the words beside what they press.
 */
export const CONSENT_VERSION = 1;

/** Which version was agreed to and when, by the server's time; and when that was taken back. */
export const consent = z.object({
  version: z._default(z.number(), 0),
  at: z._default(z.nullable(instant), null),
  withdrawnAt: z._default(z.nullable(instant), null),
});

/** Whether somebody has agreed to what stands today. */
export const isAgreed = (given: z.infer<typeof consent> | null): boolean =>
  given?.version === CONSENT_VERSION && given.withdrawnAt === null;

/**
 * Whether saving `change` agrees: what an account says of itself is said first on the form that it signs up with. Guests
 * agree by what they do, and an empty change says nothing.
 */
export const agreesBySaving = ({ email }: { readonly email: string | null }, change: object): boolean =>
  email !== null && Object.keys(change).length > 0;
