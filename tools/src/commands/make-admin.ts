import { hasRole, type AdminRole } from "@thodu/domain/accounts/adminRoles";
import { adminRecord, adminRole, auditEntry, type AuditAction } from "@thodu/domain/accounts/model";
import type { UserRecord } from "firebase-admin/auth";
import { FieldValue, Timestamp, type WriteBatch } from "firebase-admin/firestore";

import { messageOf, PlainError } from "../lib/plain-error";
import { say } from "../lib/say";
import { document } from "../seed/document";
import { connected, type Target } from "../seed/target";
import { suiteEnv } from "../suite/env";
import { readOffset, shiftPorts } from "../suite/ports";

const USAGE = [
  "Usage: npm run make-admin -- [--project <id>] [--role safety|money] [--unconfirmed] [--withdraw] <email>",
  "With --role the person gets only that part of an admin's work; called again with the other one they get both.",
  "With --withdraw the person is no admin any more, and has no part of it.",
  "The person must have signed up, and confirmed the address: anybody can sign up with somebody else's. --unconfirmed",
  "goes on without, once you know whose account it is. A real project needs its id and credentials (gcloud auth application-default login);",
  "a demo- project is looked for in the suite on this machine.",
].join("\n");

interface Wish {
  readonly email: string;
  readonly project: string;
  readonly role: AdminRole;
  readonly withdraw: boolean;
  /** Accepts an e-mail address that was not confirmed. */
  readonly unconfirmed: boolean;
}

/** Removes `--name value` from `words`, and returns the value. */
function takeFlag(words: string[], name: string): string | undefined {
  const at = words.indexOf(name);
  return at === -1 ? undefined : words.splice(at, 2)[1];
}

export function readWish(args: readonly string[], env: NodeJS.ProcessEnv): Wish {
  const withdraw = args.includes("--withdraw");
  const unconfirmed = args.includes("--unconfirmed");
  const words = args.filter((word) => word !== "--withdraw" && word !== "--unconfirmed");
  const asked = words.includes("--project")
    ? takeFlag(words, "--project")
    : (env["GCLOUD_PROJECT"] ?? env["GOOGLE_CLOUD_PROJECT"]);
  const role = adminRole.safeParse(words.includes("--role") ? takeFlag(words, "--role") : "admin").data;
  const [email, ...rest] = words;
  const project = asked ?? "";
  if (email === undefined || !email.includes("@") || rest.length > 0 || project === "" || role === undefined)
    throw new PlainError(USAGE);
  return { email, project, role, withdraw, unconfirmed };
}

/** Why this account gets no role yet; null if it may. Accounts of a suite need no confirmed address. */
export const withheldFrom = (
  { emailVerified }: Pick<UserRecord, "emailVerified">,
  { email, project, unconfirmed }: Pick<Wish, "email" | "project" | "unconfirmed">,
): string | null =>
  emailVerified || unconfirmed || project.startsWith("demo-")
    ? null
    : `Nobody has confirmed ${email} yet: the account may be somebody else's. They can do so in their settings. See --unconfirmed.`;

/** Makes somebody an admin, or withdraws that. It is recorded in the audit log like every change of role. */
export async function makeAdmin(args: readonly string[]): Promise<number> {
  const wish = readWish(args, process.env);
  const { email, project, withdraw } = wish;
  const offset = readOffset(process.env);
  const env = project.startsWith("demo-") ? { ...suiteEnv(shiftPorts(offset), offset), ...process.env } : process.env;
  if (!project.startsWith("demo-") && env["FIREBASE_AUTH_EMULATOR_HOST"] !== undefined) {
    throw new PlainError(`FIREBASE_AUTH_EMULATOR_HOST is set, but ${project} is no demo- project. Unset it first.`);
  }
  say(await connected(env, project, (target) => (withdraw ? demote(target, email) : promote(target, wish))));
  return 0;
}

async function find({ auth }: Target, email: string): Promise<UserRecord> {
  return auth.getUserByEmail(email).catch((error: unknown) => {
    throw new PlainError(`No account with the address ${email} could be read: ${messageOf(error)}`);
  });
}

const now = { at: FieldValue.serverTimestamp() };
const recordOf = ({ db }: Target, uid: string) => db.doc(`admins/${uid}`);

/** The record is written with its audit line, and after the claim: either alone makes nobody an admin. */
async function promote(target: Target, wish: Wish): Promise<string> {
  const { email, role } = wish;
  const user = await find(target, email);
  const { uid, customClaims } = user;
  const noted = adminRecord.safeParse((await recordOf(target, uid).get()).data()).data?.roles ?? [];
  const what = role === "admin" ? "an admin" : `an admin for ${role}`;
  const claimed = customClaims?.["admin"] === true || customClaims?.[role] === true;
  if (claimed && hasRole(noted, role)) return `${email} is ${what} already.`;
  const withheld = withheldFrom(user, wish);
  if (withheld !== null) throw new PlainError(withheld);
  await target.auth.setCustomUserClaims(uid, { ...customClaims, [role]: true });
  const batch = target.db.batch();
  const roles = [...new Set([...noted, role])];
  const { path, data } = document(recordOf(target, uid).path, adminRecord, { at: Timestamp.now(), roles });
  batch.set(target.db.doc(path), { ...data, ...now });
  noteIn(batch, target, "admin.make", uid, role === "admin" ? "" : role);
  await batch.commit();
  return `${email} is ${what} now. The person must log out and in again (or wait up to an hour) to use it.`;
}

/**
 * The record is deleted first, because the rules read it, while a token keeps its claim for up to an hour. It is
 * deleted again after the claim is gone: until then, a sign-in could have made the server write the record again.
 */
async function demote(target: Target, email: string): Promise<string> {
  const { uid, customClaims } = await find(target, email);
  const known = (await recordOf(target, uid).get()).exists;
  const claimed = adminRole.options.some((each) => customClaims?.[each] === true);
  if (!claimed && !known) return `${email} is no admin.`;
  const batch = target.db.batch();
  batch.delete(recordOf(target, uid));
  noteIn(batch, target, "admin.withdraw", uid, "");
  await batch.commit();
  const others = Object.fromEntries(
    Object.entries(customClaims ?? {}).filter(([claim]) => !adminRole.safeParse(claim).success),
  );
  await target.auth.setCustomUserClaims(uid, others);
  await recordOf(target, uid).delete();
  return `${email} is no admin any more, also on pages that are open.`;
}

function noteIn(batch: WriteBatch, { db }: Target, action: AuditAction, target: string, reason: string): void {
  const line = { actor: "make-admin", action, target, reason };
  const { path, data } = document(db.collection("auditLog").doc().path, auditEntry, { ...line, at: Timestamp.now() });
  batch.create(db.doc(path), { ...data, ...now });
}
