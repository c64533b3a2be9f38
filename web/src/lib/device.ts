import { call } from "./callables";
import { stored } from "./storage";

/** As whom, and under which name of the push service, this browser signed up for notices; firebase/auth.ts looks for it. */
const DEVICE = "thodu.device";
/** Nobody waits longer than this to be signed out. */
const PATIENCE_MS = 3_000;

/** Whether this browser signed up for notices to `uid`. */
export const isTold = (uid: string): boolean => stored.get(DEVICE)?.startsWith(`${uid} `) === true;

export const rememberDevice = (uid: string, token: string): void => stored.set(DEVICE, `${uid} ${token}`);

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Ends the notices on this device, on the server and in the browser; either is enough, should the other fail. Called
 * before the session ends.
 */
export async function forgetDevice(): Promise<void> {
  const [, token] = stored.get(DEVICE)?.split(" ") ?? [];
  if (token === undefined) return;
  stored.remove(DEVICE);
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([Promise.allSettled([call("removeDevice", { token }), unsubscribe()]), late]);
}
