import { auditEntry } from '@thodu/domain/accounts/model';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';

import { messageOf, PlainError } from '../lib/plain-error';
import { say } from '../lib/say';
import { document } from '../seed/document';
import { connected, type Target } from '../seed/target';
import { suiteEnv } from '../suite/env';
import { readOffset, shiftPorts } from '../suite/ports';

const USAGE = [
  'Usage: npm run make-admin -- [--project <id>] <email>',
  'The person must have signed up. A real project needs its id and credentials (gcloud auth application-default login);',
  'a demo- project is looked for in the suite on this machine.',
].join('\n');

interface Wish {
  readonly email: string;
  readonly project: string;
}

export function readWish(args: readonly string[], env: NodeJS.ProcessEnv): Wish {
  const flag = args.indexOf('--project');
  const words = flag === -1 ? args : args.toSpliced(flag, 2);
  const project = (flag === -1 ? (env['GCLOUD_PROJECT'] ?? env['GOOGLE_CLOUD_PROJECT']) : args[flag + 1]) ?? '';
  const [email, ...rest] = words;
  if (email === undefined || !email.includes('@') || rest.length > 0 || project === '') throw new PlainError(USAGE);
  return { email, project };
}

/** Makes the first admin (later ones too); recorded in the audit log like every change of role. */
export async function makeAdmin(args: readonly string[]): Promise<number> {
  const { email, project } = readWish(args, process.env);
  const offset = readOffset(process.env);
  const env = project.startsWith('demo-') ? { ...suiteEnv(shiftPorts(offset), offset), ...process.env } : process.env;
  if (!project.startsWith('demo-') && env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined) {
    throw new PlainError(`FIREBASE_AUTH_EMULATOR_HOST is set, but ${project} is no demo- project. Unset it first.`);
  }
  say(await connected(env, project, (target) => promote(target, email)));
  return 0;
}

async function promote({ auth, db }: Target, email: string): Promise<string> {
  const person = await auth.getUserByEmail(email).catch((error: unknown) => {
    throw new PlainError(`No account with the address ${email} could be read: ${messageOf(error)}`);
  });
  if (person.customClaims?.['admin'] === true) return `${email} is an admin already.`;
  await auth.setCustomUserClaims(person.uid, { ...person.customClaims, admin: true });
  const line = { actor: 'make-admin', action: 'admin.make', target: person.uid, reason: '' };
  const { path, data } = document(db.collection('auditLog').doc().path, auditEntry, { ...line, at: Timestamp.now() });
  await db.doc(path).create({ ...data, at: FieldValue.serverTimestamp() });
  return `${email} is an admin now. The person must log out and in again (or wait up to an hour) to use it.`;
}
