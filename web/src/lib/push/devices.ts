import { call, type Reply } from "../callables";
import { rememberDevice } from "../device";
import type { PushKeys } from "./signUp";

export type { PushKeys };

/** Whether this browser supports notifications. */
export const canBeTold = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Turns on notifications for `uid` in this browser. Loads the push service's code. */
export async function tellOnThisDevice(uid: string, keys: PushKeys): Promise<Reply<object>> {
  const { signUp } = await import("./signUp");
  const token = await signUp(keys);
  const reply = await call("addDevice", { token });
  if (reply.ok) rememberDevice(uid, token);
  return reply;
}
