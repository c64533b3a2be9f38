import type { Ports } from "../suite/ports";

/** The account of the suite's own carrier: publicly known, refused outside of an emulator, and it calls nobody. */
export const ACCOUNT = `AC${"0".repeat(32)}`;
export const TOKEN = "sandbox-carrier-auth-token";
const REGION = "asia-south1";

/** The carrier's settings for the functions, and for a command inside the suite. */
export const carrierEnv = ({ mails, functions }: Ports, project: string): Record<string, string> => ({
  TWILIO_BASE_URL: `http://127.0.0.1:${mails}`,
  TWILIO_ACCOUNT_SID: ACCOUNT,
  TWILIO_AUTH_TOKEN: TOKEN,
  TWILIO_NUMBER: "+14155550100",
  TWILIO_WEBHOOK: `http://127.0.0.1:${functions}/${project}/${REGION}/carrierWebhook`,
});
