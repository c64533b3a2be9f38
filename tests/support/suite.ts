import * as z from "zod/mini";

/** What `npm run with-emulators` passes to the command that it runs. */
const handed = z.object({
  GCLOUD_PROJECT: z.string().check(z.startsWith("demo-")),
  FIRESTORE_EMULATOR_HOST: z.string(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string(),
  FUNCTIONS_EMULATOR_HOST: z.string(),
  FIREBASE_EMULATOR_HUB: z.string(),
  CLOUD_TASKS_EMULATOR_HOST: z.string(),
  WEB_ORIGIN: z.string(),
});

/** The region of the functions, in the cloud and in the suite. */
const region = "asia-south1";

export interface Suite {
  readonly project: string;
  /** `127.0.0.1:8080` without a port offset; the others likewise. */
  readonly firestore: string;
  readonly auth: string;
  readonly functions: string;
  readonly tasks: string;
  readonly hub: string;
  /** The built site: `http://127.0.0.1:5005` without a port offset. */
  readonly webOrigin: string;
}

/** The addresses of the suite in which this process runs; throws outside of one. */
export function suite(): Suite {
  const found = handed.safeParse(process.env);
  if (!found.success) {
    throw new Error(
      "This test needs the emulator suite. Run it as: npm run with-emulators -- npx vitest run --project <name>",
    );
  }
  const env = found.data;
  return {
    project: env.GCLOUD_PROJECT,
    firestore: env.FIRESTORE_EMULATOR_HOST,
    auth: env.FIREBASE_AUTH_EMULATOR_HOST,
    functions: env.FUNCTIONS_EMULATOR_HOST,
    tasks: env.CLOUD_TASKS_EMULATOR_HOST,
    hub: env.FIREBASE_EMULATOR_HUB,
    webOrigin: env.WEB_ORIGIN,
  };
}

/** The address of a function of this suite, for plain HTTP. */
export function functionUrl(name: string): string {
  const { functions, project } = suite();
  return `http://${functions}/${project}/${region}/${name}`;
}

/** `127.0.0.1:8080` as host and port, for `connect…Emulator` and `initializeTestEnvironment`. */
export function hostAndPort(address: string): { readonly host: string; readonly port: number } {
  const [host = "", port = ""] = address.split(":");
  return { host, port: Number(port) };
}
