import { call } from "../../../lib/callables";

/**
 * Asks the identity service, by way of the server, whether the e-mail address is confirmed, and has the applicant's record
 * updated. False where there is no answer.
 */
export async function isConfirmedNow(uid: string): Promise<boolean> {
  const reply = await call("readPerson", { uid });
  return reply.ok && reply.value.emailConfirmed;
}
