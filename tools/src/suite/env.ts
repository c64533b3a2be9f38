import { carrierEnv } from "../carrier/settings";
import { mailEnv } from "../mail/settings";
import { sandboxEnv } from "../razorpay/settings";
import type { Ports } from "./ports";

export const project = "demo-thodu";

/** What a command inside the suite gets, in addition to the launcher's environment. */
export function suiteEnv(ports: Ports, offset: number): Record<string, string> {
  const at = (port: number): string => `127.0.0.1:${port}`;
  return {
    GCLOUD_PROJECT: project,
    GOOGLE_CLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` }),
    FIRESTORE_EMULATOR_HOST: at(ports.firestore),
    FIREBASE_AUTH_EMULATOR_HOST: at(ports.auth),
    FUNCTIONS_EMULATOR_HOST: at(ports.functions),
    CLOUD_TASKS_EMULATOR_HOST: at(ports.tasks),
    FIREBASE_EMULATOR_HUB: at(ports.hub),
    WEB_ORIGIN: `http://${at(ports.hosting)}`,
    THODU_PORT_OFFSET: String(offset),
    ...sandboxEnv(ports),
    ...mailEnv(ports),
    ...carrierEnv(ports, project),
    /** The process whose descendants are the suite. */
    THODU_LAUNCHER: String(process.pid),
    // The suite runs in no cloud that could provide credentials; without this the SDKs look for one and warn.
    METADATA_SERVER_DETECTION: "none",
  };
}
