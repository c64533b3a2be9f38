import { call } from "./callables";
import { stored } from "./storage";

/**
 * The key that stores for whom, and under which token of the push service, this browser receives notifications.
 * firebase/auth.ts reads it too.
 */
const DEVICE = "thodu.device";
/** A logout waits no longer than this. */
const TIMEOUT_MS = 3_000;

/** Whether this browser receives notifications for `uid`. */
export const isTold = (uid: string): boolean => stored.get(DEVICE)?.startsWith(`${uid} `) === true;

export const rememberDevice = (uid: string, token: string): void => stored.set(DEVICE, `${uid} ${token}`);

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Ends the notifications on this device, on the server and in the browser; either is enough if the other fails. Called
 * before the session ends.
 */
export async function forgetDevice(): Promise<void> {
  const [, token] = stored.get(DEVICE)?.split(" ") ?? [];
  if (token === undefined) return;
  stored.remove(DEVICE);
  const late = new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
  });
  await Promise.race([Promise.allSettled([call("removeDevice", { token }), unsubscribe()]), late]);
}
