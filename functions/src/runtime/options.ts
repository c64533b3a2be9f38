import { defineSecret } from "firebase-functions/params";

/** Every endpoint is given it, since each is put together with all that it may need (`hashSecret`). */
export const hashSecrets = [defineSecret("THODU_HASH_SECRET")];

/** What every endpoint runs with; the region is the database's, so that a call does not cross India twice. */
export const endpointOptions = {
  region: "asia-south1",
  memory: "512MiB" as const,
  maxInstances: 50,
  secrets: hashSecrets,
};

/**
 * For what a night depends on: one instance is always there, so that nobody waits for a start when a listener is to be
 * reached. What that costs a month stands in docs/scaling.md.
 */
export const nightOptions = { ...endpointOptions, minInstances: 1 };
