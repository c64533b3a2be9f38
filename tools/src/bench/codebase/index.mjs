import { onCall } from "firebase-functions/v2/https";

/** Does nothing: its calls cost what any call costs. */
export const doNothing = onCall({ region: "asia-south1" }, () => ({}));
