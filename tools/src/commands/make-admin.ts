import { adminRecord, auditEntry, type AuditAction } from "@thodu/domain/accounts/model";
import type { UserRecord } from "firebase-admin/auth";
import { FieldValue, Timestamp, type WriteBatch } from "firebase-admin/firestore";

import { messageOf, PlainError } from "../lib/plain-error";
import { say } from "../lib/say";
import { document } from "../seed/document";
import { connected, type Target } from "../seed/target";
import { suiteEnv } from "../suite/env";
import { readOffset, shiftPorts } from "../suite/ports";

const USAGE = [
  "Usage: npm run make-admin -- [--project <id>] [--withdraw] <email>",
  "With --withdraw the person is no admin any more.",
  "The person must have signed up. A real project needs its id and credentials (gcloud auth application-default login);",
  "a demo- project is looked for in the suite on this machine.",
].join("\n");

interface Wish {
  readonly email: string;
  readonly project: string;
  readonly withdraw: boolean;
}

export function readWish(args: readonly string[], env: NodeJS.ProcessEnv): Wish {
  const withdraw = args.includes("--withdraw");
  const others = args.filter((word) => word !== "--withdraw");
  const flag = others.indexOf("--project");
  const words = flag === -1 ? others : others.toSpliced(flag, 2);
  const project = (flag === -1 ? (env["GCLOUD_PROJECT"] ?? env["GOOGLE_CLOUD_PROJECT"]) : others[flag + 1]) ?? "";
  const [email, ...rest] = words;
  if (email === undefined || !email.includes("@") || rest.length > 0 || project === "") throw new PlainError(USAGE);
  return { email, project, withdraw };
}

/** Makes the first admin (later ones too), or takes it back; recorded in the audit log like every change of role. */
export async function makeAdmin(args: readonly string[]): Promise<number> {
  const { email, project, withdraw } = readWish(args, process.env);
  const offset = readOffset(process.env);
  const env = project.startsWith("demo-") ? { ...suiteEnv(shiftPorts(offset), offset), ...process.env } : process.env;
  if (!project.startsWith("demo-") && env["FIREBASE_AUTH_EMULATOR_HOST"] !== undefined) {
    throw new PlainError(`FIREBASE_AUTH_EMULATOR_HOST is set, but ${project} is no demo- project. Unset it first.`);
  }
  say(await connected(env, project, (target) => (withdraw ? demote : promote)(target, email)));
  return 0;
}

async function find({ auth }: Target, email: string): Promise<UserRecord> {
  return auth.getUserByEmail(email).catch((error: unknown) => {
    throw new PlainError(`No account with the address ${email} could be read: ${messageOf(error)}`);
  });
}

const now = { at: FieldValue.serverTimestamp() };
const recordOf = ({ db }: Target, uid: string) => db.doc(`admins/${uid}`);

/** The record comes with its line, and after the claim: with one alone nobody is an admin. */
async function promote(target: Target, email: string): Promise<string> {
  const { uid, customClaims } = await find(target, email);
  const known = (await recordOf(target, uid).get()).exists;
  if (customClaims?.["admin"] === true && known) return `${email} is an admin already.`;
  await target.auth.setCustomUserClaims(uid, { ...customClaims, admin: true });
  const batch = target.db.batch();
  const { path, data } = document(recordOf(target, uid).path, adminRecord, { at: Timestamp.now() });
  batch.set(target.db.doc(path), { ...data, ...now });
  noteIn(batch, target, "admin.make", uid);
  await batch.commit();
  return `${email} is an admin now. The person must log out and in again (or wait up to an hour) to use it.`;
}

/** The record goes first: the rules look it up, while a token keeps the claim for an hour. */
async function demote(target: Target, email: string): Promise<string> {
  const { uid, customClaims } = await find(target, email);
  const known = (await recordOf(target, uid).get()).exists;
  if (customClaims?.["admin"] !== true && !known) return `${email} is no admin.`;
  const batch = target.db.batch();
  batch.delete(recordOf(target, uid));
  noteIn(batch, target, "admin.withdraw", uid);
  await batch.commit();
  const { admin: _, ...others } = customClaims ?? {};
  await target.auth.setCustomUserClaims(uid, others);
  return `${email} is no admin any more, also on pages that are open.`;
}

function noteIn(batch: WriteBatch, { db }: Target, action: AuditAction, target: string): void {
  const line = { actor: "make-admin", action, target, reason: "" };
  const { path, data } = document(db.collection("auditLog").doc().path, auditEntry, { ...line, at: Timestamp.now() });
  batch.create(db.doc(path), { ...data, ...now });
}
