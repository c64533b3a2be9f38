import { call } from "../../../lib/callables";

/**
 * Asks the identity service, through the server, whether the e-mail address is confirmed; the server also updates the
 * applicant's record. False if there is no answer.
 */
export async function isConfirmedNow(uid: string): Promise<boolean> {
  const reply = await call("readPerson", { uid });
  return reply.ok && reply.value.emailConfirmed;
}
