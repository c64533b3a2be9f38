import { call, type Reply } from "../../../lib/callables";
import { rememberDevice } from "../../../lib/device";
import type { PushKeys } from "./push";

export type { PushKeys };

/** Lets notices to `uid` reach this browser; the push service's code comes now. */
export async function tellOnThisDevice(uid: string, keys: PushKeys): Promise<Reply<object>> {
  const { signUp } = await import("./push");
  const token = await signUp(keys);
  const reply = await call("addDevice", { token });
  if (reply.ok) rememberDevice(uid, token);
  return reply;
}
