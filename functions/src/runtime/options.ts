import { defineSecret } from "firebase-functions/params";

/**
 * Every endpoint is given them, since each is put together with all that it may need (`hashSecret`, `carrierSettings`):
 * whatever ends a wait may ring a phone, or end its call.
 */
export const commonSecrets = [defineSecret("THODU_HASH_SECRET"), defineSecret("TWILIO_AUTH_TOKEN")];

/** Most instances of an endpoint: fewer where the region's quota of processors asks for it, as in a new project. */
export function maxInstancesIn(env: NodeJS.ProcessEnv): number {
  const given = env["THODU_MAX_INSTANCES"] ?? "50";
  if (!/^[1-9]\d{0,2}$/.test(given)) throw new Error("THODU_MAX_INSTANCES is not a number from 1 to 999.");
  return Number(given);
}

/** What every endpoint runs with; the region is the database's, so that a call does not cross India twice. */
export const endpointOptions = {
  region: "asia-south1",
  memory: "512MiB" as const,
  maxInstances: maxInstancesIn(process.env),
  secrets: commonSecrets,
};

/** What endpoints that may send an e-mail run with: they alone are given the mail server's password (docs/deploy.md). */
export const mailOptions = {
  ...endpointOptions,
  secrets: [...commonSecrets, defineSecret("THODU_SMTP_PASSWORD")],
};

/**
 * For what a night depends on: one instance is always there, so that nobody waits for a start when a listener is to be
 * reached. What that costs a month stands in docs/scaling.md.
 */
export const nightOptions = { ...endpointOptions, minInstances: 1 };
