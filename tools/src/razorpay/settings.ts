import type { Ports } from "../suite/ports";
import type { SandboxOptions } from "./sandbox";

/** The keys of the suite: publicly known, worthless, refused outside of an emulator. */
const KEY_ID = "rzp_test_thodu";
const KEY_SECRET = "sandbox-key-secret";
const WEBHOOK_SECRET = "sandbox-webhook-secret";
const REGION = "asia-south1";

/** The options of the suite's sandbox: where it listens, and where it sends webhooks. */
export const sandboxOptions = ({ razorpay, functions }: Ports, project: string): SandboxOptions => ({
  port: razorpay,
  keyId: KEY_ID,
  keySecret: KEY_SECRET,
  webhookSecret: WEBHOOK_SECRET,
  webhookUrl: `http://127.0.0.1:${functions}/${project}/${REGION}/razorpayWebhook`,
});

/** The gateway's settings for the functions, and for a command inside the suite. */
export const sandboxEnv = ({ razorpay }: Ports): Record<string, string> => ({
  RAZORPAY_BASE_URL: `http://127.0.0.1:${razorpay}`,
  RAZORPAY_KEY_ID: KEY_ID,
  RAZORPAY_KEY_SECRET: KEY_SECRET,
  RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
});

/** The lines of an .env file. */
export const envFile = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");
