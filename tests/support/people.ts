import { randomUUID } from "node:crypto";
import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { FieldValue, getFirestore, type Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { accepted, call } from "./callables";
import { suite } from "./suite";

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

const session = z.object({ idToken: z.string(), localId: z.string() });
export const PASSWORD = "a password of these tests";

function start(): void {
  if (getApps().length === 0) initializeApp({ projectId: suite().project });
}

export const adminAuth = () => {
  start();
  return getAuth();
};

export const database = (): Firestore => {
  start();
  return getFirestore();
};

/** Calls the identity service as a browser does. */
export const identity = (method: string, body: object): Promise<Response> =>
  fetch(`http://${suite().auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=suite`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });

const sessionBy = async (method: string, body: object): Promise<z.infer<typeof session>> =>
  session.parse(await (await identity(method, body)).json());

/** A new anonymous guest. */
export async function guest(): Promise<Person> {
  const { idToken, localId } = await sessionBy("signUp", {});
  return { uid: localId, email: "", token: idToken };
}

export async function signIn(email: string): Promise<Person> {
  const { idToken, localId } = await sessionBy("signInWithPassword", { email, password: PASSWORD });
  return { uid: localId, email, token: idToken };
}

/** A new account with an e-mail, with the claims that it gets before it signs in, and the record of an admin. */
export async function account(
  claims: {
    readonly admin?: boolean;
    readonly volunteer?: boolean;
    readonly safety?: boolean;
    readonly money?: boolean;
  } = {},
): Promise<Person> {
  const email = `${randomUUID()}@people.example`;
  const { uid } = await adminAuth().createUser({ email, password: PASSWORD });
  await adminAuth().setCustomUserClaims(uid, claims);
  if (claims.admin === true) await database().doc(`admins/${uid}`).set({ at: FieldValue.serverTimestamp() });
  const roles = [...(claims.safety === true ? ["safety"] : []), ...(claims.money === true ? ["money"] : [])];
  if (roles.length > 0) await database().doc(`admins/${uid}`).set({ at: FieldValue.serverTimestamp(), roles });
  return signIn(email);
}

/** A listener who applied and was approved, by the callables. */
export async function listener(admin: Person): Promise<Person> {
  const applicant = await account();
  accepted(await call("applyAsVolunteer", {}, applicant.token));
  accepted(await call("approveVolunteer", { uid: applicant.uid }, admin.token));
  return signIn(applicant.email);
}
