import * as z from "zod/mini";

const nothing = z.strictObject({});

/** A stored document as a copy of one's data has it; instants are ISO 8601, UTC. */
const copied = z.strictObject({ path: z.string(), data: z.record(z.string(), z.unknown()) });

/** A number, and the path of a document, without names that Firestore reserves. */
const place = z
  .string()
  .check(
    z.maxLength(2_000),
    z.regex(/^\d{1,3}(?:\/(?!\.{1,2}(?:\/|$)|__[^/]*__(?:\/|$))[^/\p{Cc}\p{Cs}]{1,500}){2,6}$/u),
  );

export const accountContracts = {
  /**
   * A copy of all that is stored about the caller, without what names others. Long copies come in parts: each says
   * where the next begins. A document may come twice; the later one counts.
   */
  exportMyData: {
    input: z.strictObject({ after: z.optional(place) }),
    output: z.strictObject({
      exportedAt: z.string(),
      /** From the identity service; `providers`: the ways to sign in, empty for a guest. */
      account: z.strictObject({
        uid: z.string(),
        email: z.nullable(z.string()),
        emailConfirmed: z.boolean(),
        createdAt: z.nullable(z.string()),
        lastSignInAt: z.nullable(z.string()),
        providers: z.array(z.string()),
      }),
      documents: z.array(copied),
      next: z.nullable(place),
    }),
    reasons: [],
    action: "account.export",
  },
  /** Deletes the account for good; answers once nothing is left of it but records of payments without a name. */
  deleteMyAccount: { input: nothing, output: nothing, reasons: [], action: "account.delete" },
  /**
   * Withdraws the consent: the conversation ends. It goes on only if its person writes, and so gives consent, again.
   */
  withdrawConsent: { input: nothing, output: nothing, reasons: [], action: "account.update" },
} as const;
