import { beforeUserCreated } from "firebase-functions/v2/identity";
import { toHttpsError } from "../runtime/envelope";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { guardSignUp as useCase } from "../usecases/accounts/guardSignUp";

/** Called by the identity service before it makes an account with an e-mail; not for guests. */
export const guardSignUp = beforeUserCreated(endpointOptions, async ({ data, ipAddress }) => {
  const admitted = await useCase(wiring(), { email: data?.email ?? null, address: ipAddress });
  if (!admitted.ok) throw toHttpsError(admitted.failure);
});
