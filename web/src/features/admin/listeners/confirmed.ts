import { call } from "../../../lib/callables";

/**
 * Whether the address of somebody is confirmed at this moment. Their record, which lags behind until a page of theirs is
 * open, then says so too. False where that can't be learnt.
 */
export async function isConfirmedNow(uid: string): Promise<boolean> {
  const reply = await call("readPerson", { uid });
  return reply.ok && reply.value.emailConfirmed;
}
