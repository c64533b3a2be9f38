import { defineSecret } from "firebase-functions/params";

/**
 * Secrets that every endpoint gets (`hashSecret`, `carrierSettings`), since each call that ends a wait may ring a phone
 * or end its call.
 */
export const commonSecrets = [defineSecret("THODU_HASH_SECRET"), defineSecret("TWILIO_AUTH_TOKEN")];

/** The most instances of an endpoint; lower if the region's quota of processors requires it, as in a new project. */
export function maxInstancesIn(env: NodeJS.ProcessEnv): number {
  const given = env["THODU_MAX_INSTANCES"] ?? "50";
  if (!/^[1-9]\d{0,2}$/.test(given)) throw new Error("THODU_MAX_INSTANCES is not a number from 1 to 999.");
  return Number(given);
}

/** The options of every endpoint. The region is that of the database, so that no call crosses India twice. */
export const endpointOptions = {
  region: "asia-south1",
  memory: "512MiB" as const,
  maxInstances: maxInstancesIn(process.env),
  secrets: commonSecrets,
};

/** The options of endpoints that may send an e-mail; only they get the mail server's password (docs/deploy.md). */
export const mailOptions = {
  ...endpointOptions,
  secrets: [...commonSecrets, defineSecret("THODU_SMTP_PASSWORD")],
};

/**
 * For endpoints that a night depends on: one instance always runs, so that reaching a listener need not wait for a cold
 * start. The monthly cost is in docs/scaling.md.
 */
export const nightOptions = { ...endpointOptions, minInstances: 1 };
