import { randomUUID } from "node:crypto";
import type { Browser, BrowserContext } from "playwright-core";
import { Timestamp } from "firebase-admin/firestore";
import { suite } from "../../support/suite";
import { adminAuth, database } from "../../support/people";
import { signInAt } from "../../support/signedIn";
import { fillRota } from "../../support/rota";
import { deskStamp } from "../../support/stories";
import type { Who } from "./routes";

const PASSWORD = "a password of the walk";

/** What a browser stores of a session; null for a stranger. */
export type Session = Awaited<ReturnType<BrowserContext["storageState"]>> | null;

const claims = { customer: {}, listener: { volunteer: true }, admin: { admin: true } } as const;

async function account(who: keyof typeof claims): Promise<string> {
  const email = `${randomUUID()}@walk.example`;
  const { uid } = await adminAuth().createUser({ email, password: PASSWORD });
  await adminAuth().setCustomUserClaims(uid, claims[who]);
  const now = Timestamp.now();
  await database()
    .doc(`users/${uid}`)
    .set({
      displayName: "Asha",
      email,
      role: who === "listener" ? "volunteer" : "customer",
      locale: "en",
      createdAt: now,
    });
  if (who === "listener") {
    await database()
      .doc(`volunteers/${uid}`)
      .set({ email, approved: true, name: "Asha", appliedAt: now, decidedAt: now });
    await deskStamp();
    await fillRota(uid);
  }
  return email;
}

/** Signs a person in, and returns what their browser then stores. */
async function signIn(browser: Browser, who: keyof typeof claims): Promise<Session> {
  const email = await account(who);
  const context = await browser.newContext({ baseURL: suite().webOrigin });
  const page = await context.newPage();
  await signInAt(page, email, PASSWORD);
  const session = await context.storageState();
  await context.close();
  return session;
}

export async function sessions(browser: Browser): Promise<ReadonlyMap<Who, Session>> {
  const customer = await signIn(browser, "customer");
  const listener = await signIn(browser, "listener");
  const admin = await signIn(browser, "admin");
  return new Map<Who, Session>([
    ["stranger", null],
    ["customer", customer],
    ["listener", listener],
    ["admin", admin],
  ]);
}
