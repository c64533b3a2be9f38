import * as z from "zod/mini";

const nothing = z.strictObject({});

/** A stored document as a copy of one's data holds it; instants are ISO 8601, UTC. */
const copied = z.strictObject({ path: z.string(), data: z.record(z.string(), z.unknown()) });

/** A number, and the path of a document: no segment is one that a store keeps for itself. */
const place = z
  .string()
  .check(
    z.maxLength(2_000),
    z.regex(/^\d{1,3}(?:\/(?!\.{1,2}(?:\/|$)|__[^/]*__(?:\/|$))[^/\p{Cc}\p{Cs}]{1,500}){2,6}$/u),
  );

export const accountContracts = {
  /**
   * All that is stored about the caller, without what names others. What is too much for one answer comes in parts: each
   * says after which place the next begins. A document may come twice; the later one counts.
   */
  exportMyData: {
    input: z.strictObject({ after: z.optional(place) }),
    output: z.strictObject({
      exportedAt: z.string(),
      /** What the identity service has; `providers` are the ways to sign in, none for a guest. */
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
  /** Ends the account for good; answers when nothing is left of it but money without a name. */
  deleteMyAccount: { input: nothing, output: nothing, reasons: [], action: "account.delete" },
  /** Takes the consent back: the conversation ends, and goes on only when its person writes, and so agrees, again. */
  withdrawConsent: { input: nothing, output: nothing, reasons: [], action: "account.update" },
} as const;
