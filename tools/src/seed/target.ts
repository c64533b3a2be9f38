import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth, type Auth } from "firebase-admin/auth";
import { getFirestore, type Firestore } from "firebase-admin/firestore";

import { PlainError } from "../lib/plain-error";

export interface Target {
  readonly auth: Auth;
  readonly db: Firestore;
}

const onThisMachine = (address: string | undefined): boolean =>
  /^(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(address ?? "");

/**
 * The demo project that the environment names. Throws for any other target: demo data must not reach a real or remote
 * project.
 */
export function demoProject(env: NodeJS.ProcessEnv): string {
  const project = env["GCLOUD_PROJECT"] ?? "";
  if (!project.startsWith("demo-")) {
    throw new PlainError(`Demo data goes into demo projects only (demo-…), and this is "${project}".`);
  }
  for (const name of ["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST"]) {
    if (!onThisMachine(env[name]))
      throw new PlainError(`Demo data goes into emulators on this machine only, and ${name} is "${env[name] ?? ""}".`);
  }
  return project;
}

/** Runs `work` with a connection to `project`, through the emulators that `env` names, if any. */
export async function connected<T>(
  env: NodeJS.ProcessEnv,
  project: string,
  work: (target: Target) => Promise<T>,
): Promise<T> {
  for (const name of ["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST", "METADATA_SERVER_DETECTION"]) {
    if (env[name] !== undefined) process.env[name] = env[name];
  }
  const app = initializeApp({ projectId: project }, `tools-${performance.now()}`);
  try {
    return await work({ auth: getAuth(app), db: getFirestore(app) });
  } finally {
    await deleteApp(app);
  }
}
