import type { Ports } from "../suite/ports";

/** Of the suite's own carrier: known to all, refused outside of an emulator, and it calls nobody. */
export const ACCOUNT = `AC${"0".repeat(32)}`;
export const TOKEN = "sandbox-carrier-auth-token";
const REGION = "asia-south1";

/** What the functions, and a command inside the suite, are told about the carrier. */
export const carrierEnv = ({ mails, functions }: Ports, project: string): Record<string, string> => ({
  TWILIO_BASE_URL: `http://127.0.0.1:${mails}`,
  TWILIO_ACCOUNT_SID: ACCOUNT,
  TWILIO_AUTH_TOKEN: TOKEN,
  TWILIO_NUMBER: "+14155550100",
  TWILIO_WEBHOOK: `http://127.0.0.1:${functions}/${project}/${REGION}/carrierWebhook`,
});
