import { uid } from "@thodu/domain/ids";
import type { Actor } from "@thodu/domain/permissions";
import { SECOND, type Millis } from "@thodu/domain/time";
import * as z from "zod/mini";
import type { ListenerStore } from "../usecases/chat/ports";

/** What the identity service says of an account right now; null for one that is gone or disabled. */
export interface Identity {
  readonly guest: boolean;
  readonly email: string | null;
  readonly volunteer: boolean;
  readonly admin: boolean;
  readonly safety?: boolean;
  readonly money?: boolean;
  /** Tokens of sessions begun before this were revoked. */
  readonly validSince: Millis;
}

export interface Identities {
  look(uid: string): Promise<Identity | null>;
}

const token = z.object({
  aud: z.string(),
  iss: z.string(),
  /** Seconds since 1970, as JWT has it. */
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
 * Establishes who is calling. The signature of a token is checked before this (by the Functions SDK); here its
 * project, expiry and revocation, whether the account still is and is not disabled, and the roles as they stand now
 * rather than when the token was written.
 */
export class Actors {
  constructor(
    readonly identities: Identities,
    readonly listeners: ListenerStore,
    /** Ends what the records still allow somebody whose account lost a role; resolves whether or not that succeeded. */
    readonly endLostRoles: (uid: string) => Promise<void>,
    readonly projectId: string,
    readonly now: () => Millis,
  ) {}

  /** The caller as an actor, or null when they must sign in. */
  async establish(caller: Caller | undefined): Promise<Actor | null> {
    if (!caller) return null;
    const parsed = token.safeParse(caller.token);
    if (!parsed.success) return null;
    const { aud, iss, exp, auth_time, volunteer } = parsed.data;
    const ours = aud === this.projectId && iss === `https://securetoken.google.com/${this.projectId}`;
    if (!ours || exp * SECOND <= this.now() || !uid.safeParse(caller.uid).success) return null;
    // A listener's record is asked for beside the account, as good as always needed: one round trip less.
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
