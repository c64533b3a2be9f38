import { initializeApp } from "firebase/app";
import { getMessaging, getToken } from "firebase/messaging";
import { SECOND } from "@thodu/domain/time";
import { project } from "../firebase/project";

export interface PushKeys {
  readonly key: string;
  readonly sender: string;
}

/** Registers this browser with the push service, for the site's one service worker. Returns the token. */
export async function signUp({ key, sender }: PushKeys): Promise<string> {
  const app = initializeApp({ ...project, messagingSenderId: sender }, "notices");
  // oxlint-disable-next-line typescript/no-deprecated -- HTTP v1 addresses devices by this token; its successor is not settled there
  return getToken(getMessaging(app), { vapidKey: key, serviceWorkerRegistration: await worker() });
}

/** How long a worker may take to install, with all files that it stores, on a bad network. */
const INSTALLS_WITHIN = 30 * SECOND;

/** The site's service worker. Tries to install it if that failed when the page was loaded, since nothing else would. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("/sw.js");
  if (registration.active) return registration;
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error("The service worker was not installed.")), INSTALLS_WITHIN);
  });
  return Promise.race([serviceWorker.ready, late]);
}
