import { createServer } from "node:http";
import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { connectAuthEmulator, initializeAuth, signOut, type Auth } from "firebase/auth";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { staySignedIn } from "./staySignedIn";

const KEY = "firebase:authUser:key:tab";
const HOUR = 3_600_000;

/** What all tabs of the browser store, and who hears of changes that another tab makes. */
const stored = new Map<string, unknown>();
const listeners = new Map<string, () => void>();

class Shared {
  static readonly type = "LOCAL";
  readonly type = "LOCAL";
  readonly _shouldAllowMigration = true;
  _isAvailable = () => Promise.resolve(true);
  _get = (key: string) => Promise.resolve(stored.get(key) ?? null);
  _set = (key: string, value: unknown) => Promise.resolve(void stored.set(key, value));
  _remove = (key: string) => Promise.resolve(void stored.delete(key));
  _addListener = (key: string, listener: () => void) => void listeners.set(key, listener);
  _removeListener = () => undefined;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A signed-in person whose tokens are of this name, as the SDK stores them. */
function person(refreshToken: string, expirationTime: number): object {
  const exp = Math.floor(expirationTime / 1_000);
  const accessToken = `${encoded({ alg: "none" })}.${encoded({ exp, iat: exp - 3_600, sub: "asha" })}.x`;
  const account = { uid: "asha", isAnonymous: false, emailVerified: false, providerData: [] };
  const times = { createdAt: "1", lastLoginAt: "1" };
  const stsTokenManager = { refreshToken, accessToken, expirationTime };
  return { ...account, ...times, stsTokenManager, apiKey: "key", appName: "tab" };
}

let app: FirebaseApp;
let auth: Auth;
let isEnding: boolean;
/** Answers a request for new tokens: those of this tab are no longer valid. Null until they are asked for. */
let refuse: (() => void) | null;

const service = createServer(({ url = "" }, response) => {
  const answer = (status: number, body: object): void => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  if (url.includes("/v1/token")) refuse = () => answer(400, { error: { message: "TOKEN_EXPIRED" } });
  else answer(200, { users: [{ localId: "asha", providerUserInfo: [] }] });
});
beforeAll(() => new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve)));
afterAll(() => void service.close());

beforeEach(async () => {
  isEnding = false;
  refuse = null;
  stored.set(KEY, person("old", Date.now() + HOUR));
  app = initializeApp({ apiKey: "key", projectId: "demo" }, "tab");
  auth = initializeAuth(app, { persistence: [Shared] });
  const address = service.address();
  const port = typeof address === "object" ? address?.port : undefined;
  connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
  staySignedIn(auth, () => isEnding);
  await auth.authStateReady();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  stored.clear();
  return deleteApp(app);
});

/** The tab was suspended for long, and asks for new tokens; resolves once it has dealt with the refusal. */
async function wakes(meanwhile: () => Promise<void>): Promise<void> {
  vi.setSystemTime(Date.now() + 2 * HOUR);
  const asked = auth.currentUser?.getIdToken().catch(() => null);
  await expect.poll(() => refuse).not.toBeNull();
  await meanwhile();
  refuse?.();
  await asked;
}

it("a tab that wakes with old tokens keeps the session for which another tab has stored new ones", async () => {
  const renewed = person("new", Date.now() + 3 * HOUR);
  await wakes(async () => {
    stored.set(KEY, renewed);
    listeners.get(KEY)?.();
    await expect.poll(() => auth.currentUser?.refreshToken).toBe("new");
  });
  expect(auth.currentUser?.refreshToken).toBe("new");
  expect(stored.get(KEY)).toMatchObject({ stsTokenManager: { refreshToken: "new" } });
});

it("a session ends if its tokens are no longer valid, and nobody has newer ones", async () => {
  await wakes(() => Promise.resolve());
  expect(auth.currentUser).toBeNull();
  expect(stored.get(KEY)).toBeUndefined();
});

it("a logout is done at once", async () => {
  isEnding = true;
  await signOut(auth);
  expect(auth.currentUser).toBeNull();
});
