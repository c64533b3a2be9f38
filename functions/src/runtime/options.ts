import { defineSecret } from "firebase-functions/params";

/**
 * Every endpoint is given them, since each is put together with all that it may need (`hashSecret`, `carrierSettings`):
 * whatever ends a wait may ring a phone, or end its call.
 */
export const commonSecrets = [defineSecret("THODU_HASH_SECRET"), defineSecret("TWILIO_AUTH_TOKEN")];

/** What every endpoint runs with; the region is the database's, so that a call does not cross India twice. */
export const endpointOptions = {
  region: "asia-south1",
  memory: "512MiB" as const,
  maxInstances: 50,
  secrets: commonSecrets,
};

/**
 * For what a night depends on: one instance is always there, so that nobody waits for a start when a listener is to be
 * reached. What that costs a month stands in docs/scaling.md.
 */
export const nightOptions = { ...endpointOptions, minInstances: 1 };
