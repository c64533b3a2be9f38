import { getAuth, type UserRecord } from "firebase-admin/auth";
import { ERASED } from "@thodu/domain/accounts/deletion";
import { SECOND, type Millis } from "@thodu/domain/time";
import * as z from "zod/mini";
import type {
  IdentityAccounts,
  AccountFacts,
  AccountRoles,
  GuestAccounts,
  GuestPage,
  Roles,
} from "../usecases/accounts/ports";
import type { Account, Accounts } from "../usecases/volunteers/ports";
import type { Identities, Identity } from "../runtime/actor";
import { app, post, projectId, type Service } from "./google";

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "auth/user-not-found";

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
  host: "identitytoolkit.googleapis.com",
  emulator: () => process.env["FIREBASE_AUTH_EMULATOR_HOST"],
  emulatorPrefix: "/identitytoolkit.googleapis.com",
};

const claim = z.optional(z.boolean());
const claims = z._default(z.object({ volunteer: claim, admin: claim, safety: claim, money: claim }), {});

/** An account in the form of `accounts:lookup`; claims are JSON, `validSince` is seconds since 1970. */
const looked = z.object({
  users: z._default(
    z.array(
      z.object({
        localId: z._default(z.string(), ""),
        email: z.optional(z.string()),
        emailVerified: z._default(z.boolean(), false),
        disabled: z._default(z.boolean(), false),
        customAttributes: z._default(z.string(), "{}"),
        validSince: z._default(z.string(), "0"),
        providerUserInfo: z._default(z.array(z.unknown()), []),
      }),
    ),
    [],
  ),
});

const accountOf = ({ uid, email, emailVerified }: UserRecord): Account => ({
  uid,
  email: email ?? null,
  emailConfirmed: emailVerified,
});

/** Reads a date of the identity service; null if there is none. */
function instantOf(written: string | null): Millis | null {
  const at = Date.parse(written ?? "");
  return Number.isNaN(at) ? null : at;
}

/** Whether a guest was last here before `before`. A token is valid for an hour, so every visit renews it. */
function isIdleGuest({ providerData, metadata }: UserRecord, before: Millis): boolean {
  const lastHere =
    instantOf(metadata.lastRefreshTime ?? null) ??
    instantOf(metadata.lastSignInTime) ??
    instantOf(metadata.creationTime);
  return providerData.length === 0 && (lastHere ?? Infinity) < before;
}

type Looked = z.infer<typeof looked>["users"][number];

function rolesIn({ customAttributes }: Looked): Roles {
  const { volunteer, admin, safety, money } = claims.parse(JSON.parse(customAttributes));
  return {
    volunteer: volunteer === true,
    admin: admin === true,
    ...(safety === true && { safety }),
    ...(money === true && { money }),
  };
}

/** The roles in an account's claims; claims of another form give none. */
function readableRoles(user: Looked): Roles {
  try {
    return rolesIn(user);
  } catch {
    return { volunteer: false, admin: false };
  }
}

/** Those of the accounts that exist and are not disabled. */
async function enabled(uids: readonly string[]): Promise<readonly Looked[]> {
  const found = await post(identityToolkit, `/v1/projects/${projectId()}/accounts:lookup`, { localId: uids });
  const { users } = looked.parse(found);
  return users.filter(({ disabled }) => !disabled);
}

/** Accounts in one page of the list; the most that the service gives. */
const LISTED = 1_000;
/** The most pages that are counted: the service has no count, and each page takes part of a second. */
const COUNTED = 20;

async function idlePage(before: Millis, from: string | null): Promise<GuestPage> {
  const { users, pageToken } = await auth().listUsers(LISTED, from ?? undefined);
  const items = users.filter((user) => isIdleGuest(user, before)).map(({ uid }) => uid);
  const next = pageToken ?? null;
  return { items, next, after: () => countIdle(before, next) };
}

async function countIdle(before: Millis, from: string | null): Promise<number> {
  let count = 0;
  for (let [place, pages] = [from, 0]; place !== null && pages < COUNTED; pages += 1) {
    const page = await idlePage(before, place);
    count += page.items.length;
    place = page.next;
  }
  return count;
}

export class FirebaseIdentities implements Identities, Accounts, IdentityAccounts, AccountRoles, GuestAccounts {
  async look(uid: string): Promise<Identity | null> {
    const [user] = await enabled([uid]);
    if (!user) return null;
    return {
      guest: user.providerUserInfo.length === 0,
      email: user.email ?? null,
      ...rolesIn(user),
      validSince: Number(user.validSince) * SECOND,
    };
  }

  /** The address to which e-mails may go: an unconfirmed one may be a stranger's. */
  async confirmed(uid: string): Promise<string | null> {
    const [user] = await enabled([uid]);
    return user?.emailVerified === true ? (user.email ?? null) : null;
  }

  async of(uids: readonly string[]): Promise<ReadonlyMap<string, Roles>> {
    return new Map((await enabled(uids)).map((user) => [user.localId, readableRoles(user)]));
  }

  async byUid(uid: string): Promise<Account | null> {
    const user = await orNull(auth().getUser(uid));
    return user && accountOf(user);
  }

  async byEmail(email: string): Promise<Account | null> {
    const user = await orNull(auth().getUserByEmail(email));
    return user && accountOf(user);
  }

  async setVolunteerClaim(uid: string, on: boolean): Promise<void> {
    const { volunteer, ...others } = (await auth().getUser(uid)).customClaims ?? {};
    if ((volunteer === true) === on) return;
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
      disabled: user.disabled,
    };
  }

  idleSince(before: Millis, from: string | null): Promise<GuestPage> {
    return idlePage(before, from);
  }

  async isIdle(uid: string, before: Millis): Promise<boolean> {
    const user = await orNull(auth().getUser(uid));
    return user !== null && isIdleGuest(user, before);
  }

  async lock(uid: string): Promise<void> {
    await orNull(auth().updateUser(uid, { disabled: true }));
    await orNull(auth().setCustomUserClaims(uid, { [ERASED]: true }));
    await orNull(auth().revokeRefreshTokens(uid));
  }

  async remove(uid: string): Promise<void> {
    await orNull(auth().deleteUser(uid));
  }
}
