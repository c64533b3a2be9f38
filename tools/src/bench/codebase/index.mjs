import { onCall } from "firebase-functions/v2/https";

/** Does nothing: what its calls take is what any call takes. */
export const doNothing = onCall({ region: "asia-south1" }, () => ({}));
