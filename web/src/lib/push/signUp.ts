import { initializeApp } from "firebase/app";
import { getMessaging, getToken } from "firebase/messaging";
import { SECOND } from "@thodu/domain/time";
import { project } from "../firebase/project";

export interface PushKeys {
  readonly key: string;
  readonly sender: string;
}

/** Signs this browser up with the push service; the one service worker of the site will hear it. */
export async function signUp({ key, sender }: PushKeys): Promise<string> {
  const app = initializeApp({ ...project, messagingSenderId: sender }, "notices");
  // oxlint-disable-next-line typescript/no-deprecated -- HTTP v1 addresses devices by this token; its successor is not settled there
  return getToken(getMessaging(app), { vapidKey: key, serviceWorkerRegistration: await worker() });
}

/** How long a worker may take to install, with all that it keeps, on a bad line. */
const INSTALLS_WITHIN = 30 * SECOND;

/** The site's worker. Where it could not be installed as the page came, nothing else would try again. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("/sw.js");
  if (registration.active) return registration;
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error("The service worker was not installed.")), INSTALLS_WITHIN);
  });
  return Promise.race([serviceWorker.ready, late]);
}
