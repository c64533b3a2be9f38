import { getAuth } from 'firebase-admin/auth';
import { SECOND, type Millis } from '@thodu/domain/time';
import * as z from 'zod/mini';
import type { AccountCloser, AccountFacts } from '../usecases/accounts/ports';
import type { Account, Accounts } from '../usecases/volunteers/ports';
import type { Identities, Identity } from '../runtime/actor';
import { app, post, projectId, type Service } from './google';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

async function orNull<T>(look: Promise<T>): Promise<T | null> {
  try {
    return await look;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const auth = () => getAuth(app());

const identityToolkit: Service = {
  host: 'identitytoolkit.googleapis.com',
  emulator: () => process.env['FIREBASE_AUTH_EMULATOR_HOST'],
  emulatorPrefix: '/identitytoolkit.googleapis.com',
};

const claims = z._default(z.object({ volunteer: z.optional(z.boolean()), admin: z.optional(z.boolean()) }), {});

/** An account as `accounts:lookup` has it; claims are JSON, `validSince` is seconds since 1970. */
const looked = z.object({
  users: z._default(
    z.array(
      z.object({
        email: z.optional(z.string()),
        emailVerified: z._default(z.boolean(), false),
        disabled: z._default(z.boolean(), false),
        customAttributes: z._default(z.string(), '{}'),
        validSince: z._default(z.string(), '0'),
        providerUserInfo: z._default(z.array(z.unknown()), []),
      }),
    ),
    [],
  ),
});

/** A date as the identity service writes it; null where it has none. */
function instantOf(written: string | null): Millis | null {
  const at = Date.parse(written ?? '');
  return Number.isNaN(at) ? null : at;
}

export class FirebaseIdentities implements Identities, Accounts, AccountCloser {
  async look(uid: string): Promise<Identity | null> {
    const user = await this.#enabled(uid);
    if (!user) return null;
    const said = claims.parse(JSON.parse(user.customAttributes));
    return {
      guest: user.providerUserInfo.length === 0,
      email: user.email ?? null,
      volunteer: said.volunteer === true,
      admin: said.admin === true,
      validSince: Number(user.validSince) * SECOND,
    };
  }

  /** The address to which letters may go: a mistyped one is a stranger's. */
  async confirmed(uid: string): Promise<string | null> {
    const user = await this.#enabled(uid);
    return user?.emailVerified === true ? (user.email ?? null) : null;
  }

  async #enabled(uid: string) {
    const { users } = looked.parse(await post(identityToolkit, `/v1/projects/${projectId()}/accounts:lookup`, { localId: [uid] }));
    const [user] = users;
    return user && !user.disabled ? user : null;
  }

  async byUid(uid: string): Promise<Account | null> {
    const user = await orNull(auth().getUser(uid));
    return user && { uid, email: user.email ?? null };
  }

  async byEmail(email: string): Promise<Account | null> {
    const user = await orNull(auth().getUserByEmail(email));
    return user && { uid: user.uid, email: user.email ?? null };
  }

  async setVolunteerClaim(uid: string, on: boolean): Promise<void> {
    const { volunteer: _, ...others } = (await auth().getUser(uid)).customClaims ?? {};
    await auth().setCustomUserClaims(uid, on ? { ...others, volunteer: true } : others);
  }

  async facts(uid: string): Promise<AccountFacts | null> {
    const user = await orNull(auth().getUser(uid));
    if (!user) return null;
    const { metadata, providerData } = user;
    return {
      email: user.email ?? null,
      guest: providerData.length === 0,
      emailConfirmed: user.emailVerified,
      createdAt: instantOf(metadata.creationTime),
      lastSignInAt: instantOf(metadata.lastSignInTime),
      providers: providerData.map(({ providerId }) => providerId),
    };
  }

  async lock(uid: string): Promise<void> {
    await orNull(auth().updateUser(uid, { disabled: true }));
    await orNull(auth().revokeRefreshTokens(uid));
  }

  async remove(uid: string): Promise<void> {
    await orNull(auth().deleteUser(uid));
  }
}
