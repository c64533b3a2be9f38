import { defineSecret } from "firebase-functions/params";
import * as z from "zod/mini";
import type { PaymentSettings } from "../usecases/payments/ports";
import { endpointOptions, commonSecrets } from "./options";

/** The options of endpoints that handle payments; only they get the gateway's secrets (docs/deploy.md). */
export const paymentOptions = {
  ...endpointOptions,
  secrets: [
    ...commonSecrets,
    defineSecret("RAZORPAY_KEY_ID"),
    defineSecret("RAZORPAY_KEY_SECRET"),
    defineSecret("RAZORPAY_WEBHOOK_SECRET"),
  ],
};

/** One secret, or two separated by a space: the current one and the one before. */
const secrets = z.pipe(
  z
    .string()
    .check(
      z.regex(/^\S{12,100}( \S{12,100})?$/, { error: "is missing, short, or no secret (two are parted by one space)" }),
    ),
  z.transform((text: string) => text.split(" ")),
);

const settings = z.object({
  RAZORPAY_KEY_ID: z.string().check(z.regex(/^rzp_(test|live)_[A-Za-z0-9]{5,40}$/, { error: "is no key id" })),
  RAZORPAY_KEY_SECRET: secrets,
  RAZORPAY_WEBHOOK_SECRET: secrets,
  RAZORPAY_BASE_URL: z.optional(
    z.string().check(z.regex(/^http:\/\/127\.0\.0\.1:\d{2,5}$/, { error: "is not the sandbox of this machine" })),
  ),
  FUNCTIONS_EMULATOR: z.optional(z.string()),
  FIRESTORE_EMULATOR_HOST: z.optional(z.string()),
  THODU_TEST_PAYMENTS: z.optional(z.literal("yes", { error: "is yes or absent" })),
});

/** The emulator suite's secrets, which are public. */
const KNOWN = "sandbox-";

/**
 * Reads the gateway's settings. Throws one error that lists all invalid settings. Only emulators may use the sandbox
 * and its secrets. A real project may use a key of the gateway's test mode only if THODU_TEST_PAYMENTS says so.
 */
export function readPaymentSettings(env: Readonly<Record<string, string | undefined>>): PaymentSettings {
  const parsed = settings.safeParse(env);
  const bad = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  if (!parsed.success) throw new Error(`Payments can't be taken:\n${bad.join("\n")}`);
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecrets,
    RAZORPAY_WEBHOOK_SECRET: webhookSecrets,
    RAZORPAY_BASE_URL: baseUrl,
  } = parsed.data;
  const emulated = parsed.data.FUNCTIONS_EMULATOR === "true" || parsed.data.FIRESTORE_EMULATOR_HOST !== undefined;
  const test = keyId.startsWith("rzp_test_");
  if (baseUrl !== undefined && !(emulated && test))
    bad.push("RAZORPAY_BASE_URL is for the emulator suite and its test key.");
  if (!emulated && test && parsed.data.THODU_TEST_PAYMENTS === undefined)
    bad.push("RAZORPAY_KEY_ID is one of test mode; a trial project says so with THODU_TEST_PAYMENTS=yes.");
  if (!emulated && [...keySecrets, ...webhookSecrets].some((secret) => secret.startsWith(KNOWN)))
    bad.push("A secret is that of the sandbox.");
  if (bad.length > 0) throw new Error(`Payments can't be taken:\n${bad.join("\n")}`);
  return { keyId, keySecrets, webhookSecrets, baseUrl: baseUrl ?? null };
}
