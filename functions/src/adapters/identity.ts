import { getAuth } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import type { Account, Accounts } from '../usecases/volunteers/ports';
import type { Identities, Identity } from '../runtime/actor';
import { db } from './firestore/database';

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

/** The identity service needs the app that the database initialises. */
function auth() {
  db();
  return getAuth();
}

const claims = z._default(z.object({ volunteer: z.optional(z.boolean()), admin: z.optional(z.boolean()) }), {});

export class FirebaseIdentities implements Identities, Accounts {
  async look(uid: string): Promise<Identity | null> {
    const user = await orNull(auth().getUser(uid));
    if (!user || user.disabled) return null;
    const said = claims.parse(user.customClaims);
    return {
      guest: user.providerData.length === 0,
      email: user.email ?? null,
      volunteer: said.volunteer === true,
      admin: said.admin === true,
      validSince: user.tokensValidAfterTime === undefined ? 0 : Date.parse(user.tokensValidAfterTime),
    };
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
}
