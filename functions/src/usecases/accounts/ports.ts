import type { AdminRole } from "@thodu/domain/accounts/adminRoles";
import type { Deletion } from "@thodu/domain/accounts/deletion";
import type { Conversation } from "@thodu/domain/chat/model";
import type { Input } from "@thodu/domain/contracts";
import type { Millis } from "@thodu/domain/time";
import type { Commit, Versioned } from "../chat/ports";
import type { Page } from "../ports";

export interface ProfileStore {
  /**
   * Creates the record of `uid` as a customer's, or changes the named fields of an existing one. With `agrees`, a record
   * without a consent gets one.
   */
  save(uid: string, email: string | null, change: Input<"updateProfile">, agrees: boolean): Promise<Commit>;
  /** Has the conversation, if there is one, go so long after its last message as the person's record says. */
  keepConversation(uid: string): Promise<Commit>;
  /** Notes, with its audit line, that the consent is taken back. */
  withdrawConsent(uid: string): Promise<void>;
}

/** A document as a copy of one's data holds it. */
export interface CopiedDocument {
  readonly path: string;
  readonly data: Record<string, unknown>;
}

/** A part of a copy, and after which place the next one begins; null at the end. */
export interface CopyPart {
  readonly documents: readonly CopiedDocument[];
  readonly next: string | null;
}

/** Whatever is stored about a person, found by the table in `accounts/personalData`. */
export interface PersonalStore {
  /** From the beginning, or from a place at which a part ended; null for a place of which there is none. */
  copy(uid: string, after: string | null): Promise<CopyPart | null>;
  /** Removes it, or the person from it; may be repeated. */
  erase(uid: string, pseudonym: string): Promise<void>;
}

/** Deletions under way. */
export interface DeletionStore {
  /** Begins one, or goes on with the one that was begun. */
  begin(uid: string, pseudonym: string): Promise<void>;
  find(uid: string): Promise<Deletion | null>;
  reached(uid: string, done: number): Promise<void>;
  end(uid: string): Promise<void>;
  /** Notes that it is tried again now. */
  noteTry(uid: string): Promise<void>;
  /** Whose deletion was begun, or last tried, before `before` and has not ended; whoever waits longest, first. */
  unfinished(before: Millis): Promise<Page<string>>;
}

/** Work put off to a task. */
export interface ErasureQueue {
  eraseLater(uid: string, pseudonym: string, delaySeconds: number): Promise<void>;
}

export interface AccountFacts {
  readonly email: string | null;
  readonly guest: boolean;
  readonly emailConfirmed: boolean;
  readonly createdAt: Millis | null;
  readonly lastSignInAt: Millis | null;
  /** The ways to sign in, such as `password`. */
  readonly providers: readonly string[];
  /** Nobody can sign in as this person. */
  readonly disabled: boolean;
}

export interface Roles {
  readonly volunteer: boolean;
  readonly admin: boolean;
  readonly safety?: boolean;
  readonly money?: boolean;
}

/** The identity service, asked about many at once. */
export interface AccountRoles {
  /** The roles that the claims give, of those of these accounts (at most 100) that are there and not disabled. */
  of(uids: readonly string[]): Promise<ReadonlyMap<string, Roles>>;
}

/** `admins`: whom the rules take for an admin, or for a part of one, beside the claim in the token. */
export interface AdminRegister {
  /** Notes that the account has the claims of these roles; nothing when it is noted as an admin. */
  admit(uid: string, roles: readonly AdminRole[]): Promise<void>;
  /** From now on the rules refuse them what is none of these roles'; nothing when no other is noted. */
  withdraw(uid: string, but: readonly AdminRole[]): Promise<void>;
  /** The next uids in their order; from the first one on after ''. */
  after(uid: string, limit: number): Promise<readonly string[]>;
}

export interface IdentityAccounts {
  facts(uid: string): Promise<AccountFacts | null>;
  /** From now on nobody is this person: no sign-in, no call, no role. Nothing for an account that is gone. */
  lock(uid: string): Promise<void>;
  remove(uid: string): Promise<void>;
}

/** A part of the list of all accounts. */
export interface GuestPage extends Pick<Page<string>, "items" | "after"> {
  /** The place of the next one; null after the last. */
  readonly next: string | null;
}

/** Guests as the identity service has them. */
export interface GuestAccounts {
  /**
   * Guests who were last here before `before`, of the page at this place, or of the first; what comes after is counted for
   * some pages only.
   */
  idleSince(before: Millis, from: string | null): Promise<GuestPage>;
  /** Whether somebody is such a guest. */
  isIdle(uid: string, before: Millis): Promise<boolean>;
}

/** Where in that list a sweep was when its time was over; null: at its end. */
export interface GuestPlace {
  find(): Promise<string | null>;
  keep(place: string | null): Promise<void>;
}

/** Conversations whose time is over. */
export interface RetentionStore {
  /** The customers of those that end before `now`, the first of them first. */
  expired(now: Millis): Promise<Page<string>>;
  /**
   * Removes all that was said in it until it was seen, and what was written or noted beside it; calls hold no words and
   * stay. What is left is that so many free messages were used. `conflict`: somebody wrote meanwhile, and that stays.
   */
  emptyConversation(customerId: string, seen: Versioned<Conversation>): Promise<Commit>;
  /** Like {@link emptyConversation}, and nothing is left. */
  eraseConversation(customerId: string, seen: Versioned<Conversation>): Promise<Commit>;
  keep(customerId: string, seen: Versioned<Conversation>): Promise<Commit>;
  /** Customers of conversations that were stored before what the server alone reads had a document of its own. */
  unmoved(): Promise<Page<string>>;
  /** Moves that there, and who was parted to the partings; false where the conversation changed meanwhile. */
  moveInternals(customerId: string): Promise<boolean>;
  /** Whether nothing of a guest is still to come or has a time of its own: a conversation that is kept, an appointment ahead. */
  isOver(uid: string, now: Millis): Promise<boolean>;
}
