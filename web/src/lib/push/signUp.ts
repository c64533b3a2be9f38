import { initializeApp } from "firebase/app";
import { getMessaging, getToken } from "firebase/messaging";
import { project } from "../firebase/project";

export interface PushKeys {
  readonly key: string;
  readonly sender: string;
}

/** Signs this browser up with the push service; the one service worker of the site will hear it. */
export async function signUp({ key, sender }: PushKeys): Promise<string> {
  const app = initializeApp({ ...project, messagingSenderId: sender }, "notices");
  // oxlint-disable-next-line typescript/no-deprecated -- HTTP v1 addresses devices by this token; its successor is not settled there
  return getToken(getMessaging(app), { vapidKey: key, serviceWorkerRegistration: await navigator.serviceWorker.ready });
}
