import * as z from "zod/mini";

const settings = z.object({
  THODU_HASH_SECRET: z
    .string()
    .check(z.regex(/^\S{32,200}$/, { error: "is missing, or no secret of at least 32 characters" })),
  FUNCTIONS_EMULATOR: z.optional(z.string()),
  FIRESTORE_EMULATOR_HOST: z.optional(z.string()),
});

/** The emulator suite's secret, which is public. */
const KNOWN = "sandbox-";

/**
 * The secret for hashes of names that must not be recovered, and for signed links. Only emulators may use the suite's.
 */
export function readHashSecret(env: Readonly<Record<string, string | undefined>>): string {
  const parsed = settings.safeParse(env);
  if (!parsed.success) {
    const bad = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new Error(`Nothing can be hashed:\n${bad.join("\n")}`);
  }
  const { THODU_HASH_SECRET: secret, FUNCTIONS_EMULATOR, FIRESTORE_EMULATOR_HOST } = parsed.data;
  const emulated = FUNCTIONS_EMULATOR === "true" || FIRESTORE_EMULATOR_HOST !== undefined;
  if (!emulated && secret.startsWith(KNOWN))
    throw new Error("Nothing can be hashed:\nTHODU_HASH_SECRET is that of the suite.");
  return secret;
}
