const env = import.meta.env;

/** The Firebase project of this build. A name that begins with `demo-` means the emulator suite. */
export const project = {
  projectId: env.VITE_FIREBASE_PROJECT_ID ?? "demo-thodu",
  apiKey: env.VITE_FIREBASE_API_KEY ?? "demo",
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? "demo-thodu.firebaseapp.com",
  appId: env.VITE_FIREBASE_APP_ID ?? "1:1:web:1",
} as const;

export const REGION = "asia-south1";

const EMULATED = project.projectId.startsWith("demo-");
const HOSTING_PORT = 5005;

export interface Emulator {
  readonly host: string;
  readonly port: number;
  readonly origin: string;
}

/** By how much the suite's ports are moved: taken from the page's own port, or set for the development server. */
const portOffset = (): number =>
  import.meta.env.DEV ? Number(env.VITE_PORT_OFFSET ?? 0) : Number(location.port) - HOSTING_PORT;

/** The address of the emulator with this default port; null if this build uses a real project. */
export function emulator(unmoved: number): Emulator | null {
  if (!EMULATED) return null;
  const port = unmoved + portOffset();
  return { host: location.hostname, port, origin: `http://${location.hostname}:${port}` };
}

/** The address of a callable function. */
export function callableUrl(name: string): string {
  const local = emulator(5001);
  return local
    ? `${local.origin}/${project.projectId}/${REGION}/${name}`
    : `https://${REGION}-${project.projectId}.cloudfunctions.net/${name}`;
}
