import { ERASED } from "@thodu/domain/accounts/deletion";
import { onUserDeleted } from "firebase-functions/v2/identity";
import { paymentOptions } from "../runtime/paymentSettings";
import { triggerOptions } from "../runtime/triggerOptions";
import { wiring } from "../runtime/wiring";
import { eraseEndedAccount as useCase } from "../usecases/accounts/deleteMyAccount";

/** Called by the identity service for every account that was deleted, whoever did it. */
export const eraseEndedAccount = onUserDeleted(
  { ...triggerOptions, secrets: paymentOptions.secrets, timeoutSeconds: 300 },
  ({ data }) => useCase(wiring(), { uid: data.uid, erased: data.customClaims?.[ERASED] === true }),
);
