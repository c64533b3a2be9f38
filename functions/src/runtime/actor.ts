import { uid } from "@thodu/domain/ids";
import type { Actor } from "@thodu/domain/permissions";
import { SECOND, type Millis } from "@thodu/domain/time";
import * as z from "zod/mini";
import type { ListenerStore } from "../usecases/chat/ports";

/** An account as the identity service has it now; null if it is deleted or disabled. */
export interface Identity {
  readonly guest: boolean;
  readonly email: string | null;
  readonly volunteer: boolean;
  readonly admin: boolean;
  readonly safety?: boolean;
  readonly money?: boolean;
  /** Tokens of sessions that began before this are revoked. */
  readonly validSince: Millis;
}

export interface Identities {
  look(uid: string): Promise<Identity | null>;
}

const token = z.object({
  aud: z.string(),
  iss: z.string(),
  /** Seconds since 1970 (JWT). */
  exp: z.number(),
  auth_time: z.number(),
  volunteer: z.optional(z.boolean()),
  admin: z.optional(z.boolean()),
  safety: z.optional(z.boolean()),
  money: z.optional(z.boolean()),
});

const claims = ["volunteer", "admin", "safety", "money"] as const;

export interface Caller {
  readonly uid: string;
  readonly token: unknown;
}

/**
 * Establishes who calls. The Functions SDK has checked the token's signature before. This checks its project, expiry
 * and revocation, that the account exists and is not disabled, and reads the roles as they are now, not as the token
 * has them.
 */
export class Actors {
  constructor(
    readonly identities: Identities,
    readonly listeners: ListenerStore,
    /** Ends what the records still allow an account that lost a role; never rejects. */
    readonly endLostRoles: (uid: string) => Promise<void>,
    readonly projectId: string,
    readonly now: () => Millis,
  ) {}

  /** The caller as an actor; null if they must sign in. */
  async establish(caller: Caller | undefined): Promise<Actor | null> {
    if (!caller) return null;
    const parsed = token.safeParse(caller.token);
    if (!parsed.success) return null;
    const { aud, iss, exp, auth_time, volunteer } = parsed.data;
    const ours = aud === this.projectId && iss === `https://securetoken.google.com/${this.projectId}`;
    if (!ours || exp * SECOND <= this.now() || !uid.safeParse(caller.uid).success) return null;
    // The listener's record, almost always needed, is read at the same time as the account: one round trip less.
    const approved = volunteer === true ? this.listeners.isApproved(caller.uid) : null;
    approved?.catch(() => undefined);
    const identity = await this.identities.look(caller.uid);
    const lost = claims.some((each) => parsed.data[each] === true && identity?.[each] !== true);
    if (lost) await this.endLostRoles(caller.uid);
    if (!identity || auth_time * SECOND < identity.validSince) return null;
    return {
      uid: caller.uid,
      guest: identity.guest,
      email: identity.email,
      listener: identity.volunteer && (await (approved ?? this.listeners.isApproved(caller.uid))),
      tokenSaysListener: volunteer === true,
      admin: identity.admin,
      safety: identity.safety === true,
      money: identity.money === true,
    };
  }
}
