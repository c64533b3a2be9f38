import { telephoneNumber } from "@thodu/domain/oncall/number";
import * as z from "zod/mini";
import type { CarrierSettings } from "../usecases/oncall/ports";

const HERE = /^http:\/\/127\.0\.0\.1:\d{2,5}/;
const text = z._default(z.string(), "");

const settings = z.object({
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_NUMBER: text,
  TWILIO_WEBHOOK: text,
  TWILIO_BASE_URL: text,
  FUNCTIONS_EMULATOR: z.optional(z.string()),
  FIRESTORE_EMULATOR_HOST: z.optional(z.string()),
});

/** The emulator suite's secrets, which are public. */
const KNOWN = "sandbox-";

/**
 * Reads the settings of the carrier; null without an account: then nobody is called. Throws an error that lists every
 * bad setting. Only emulators may use the sandbox, and they may use nothing else.
 */
export function readCarrierSettings(env: Readonly<Record<string, string | undefined>>): CarrierSettings | null {
  const {
    TWILIO_ACCOUNT_SID: account,
    TWILIO_AUTH_TOKEN: token,
    TWILIO_NUMBER: number,
    TWILIO_WEBHOOK: webhook,
    TWILIO_BASE_URL: baseUrl,
    FUNCTIONS_EMULATOR,
    FIRESTORE_EMULATOR_HOST,
  } = settings.parse(env);
  if (account === "") return null;
  const emulated = FUNCTIONS_EMULATOR === "true" || FIRESTORE_EMULATOR_HOST !== undefined;
  const bad = Object.entries({
    "TWILIO_ACCOUNT_SID is no account": /^AC[0-9a-f]{32}$/.test(account),
    "TWILIO_AUTH_TOKEN is missing, short, or no token (two are parted by one space)": /^\S{20,100}( \S{20,100})?$/.test(
      token,
    ),
    "TWILIO_AUTH_TOKEN is that of the suite": emulated || !token.includes(KNOWN),
    "TWILIO_NUMBER is no number like +14155550100": telephoneNumber(number) === number || /^\+91\d{10}$/.test(number),
    "TWILIO_WEBHOOK is no address like https://asia-south1-PROJECT.cloudfunctions.net/carrierWebhook": emulated
      ? HERE.test(webhook)
      : /^https:\/\/[\w.-]+\/[\w/-]+$/.test(webhook),
    "TWILIO_BASE_URL is for the emulator suite, which knows no other": emulated ? HERE.test(baseUrl) : baseUrl === "",
  }).flatMap(([what, holds]) => (holds ? [] : [what]));
  if (bad.length > 0) throw new Error(`Nobody can be called:\n${bad.join("\n")}`);
  return { account, tokens: token.split(" "), number, webhook, baseUrl: baseUrl === "" ? null : baseUrl };
}
