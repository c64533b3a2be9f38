import type { AdminRole } from "@thodu/domain/accounts/adminRoles";
import type { Deletion } from "@thodu/domain/accounts/deletion";
import type { Conversation } from "@thodu/domain/chat/model";
import type { Input } from "@thodu/domain/contracts";
import type { Millis } from "@thodu/domain/time";
import type { Commit, Versioned } from "../chat/ports";
import type { ListPage } from "../ports";

export interface ProfileStore {
  /**
   * Creates the record of `uid` as a customer's, or changes the named fields of an existing one. With `agrees`, a
   * record without a consent gets one.
   */
  save(uid: string, email: string | null, change: Input<"updateProfile">, agrees: boolean): Promise<Commit>;
  /** Sets when the conversation, if there is one, is deleted: after its last message, as the person's record says. */
  keepConversation(uid: string): Promise<Commit>;
  /** Stores that the consent was withdrawn, with its audit line. */
  withdrawConsent(uid: string): Promise<void>;
}

/** A document in a copy of one's data. */
export interface CopiedDocument {
  readonly path: string;
  readonly data: Record<string, unknown>;
}

/** A part of a copy, and the place after which the next part begins; null at the end. */
export interface CopyPart {
  readonly documents: readonly CopiedDocument[];
  readonly next: string | null;
}

/** All that is stored about a person, found by the table in `accounts/personalData`. */
export interface PersonalStore {
  /**
   * A part of the copy: the first, or the one after a place at which a part ended. Null for a place that does not
   * exist.
   */
  copy(uid: string, after: string | null): Promise<CopyPart | null>;
  /** Deletes it, or removes the person from it; may be repeated. */
  erase(uid: string, pseudonym: string): Promise<void>;
}

/** Deletions in progress. */
export interface DeletionStore {
  /** Begins a deletion, or leaves the one that was begun. */
  begin(uid: string, pseudonym: string): Promise<void>;
  find(uid: string): Promise<Deletion | null>;
  reached(uid: string, done: number): Promise<void>;
  end(uid: string): Promise<void>;
  /** Stores that it is tried again now. */
  noteTry(uid: string): Promise<void>;
  /** The uids of deletions begun, or last tried, before `before` and not finished; the longest ago first. */
  unfinished(before: Millis): Promise<ListPage<string>>;
}

/** Work that a task does later. */
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

/** The identity service, for many accounts at once. */
export interface AccountRoles {
  /** The roles in the claims of those of these accounts (at most 100) that exist and are not disabled. */
  of(uids: readonly string[]): Promise<ReadonlyMap<string, Roles>>;
}

/** `admins`: the records that rules require of an admin, or of a part of one, besides the claim in the token. */
export interface AdminRecords {
  /** Stores that the account has the claims of these roles; does nothing for one that is stored as an admin. */
  admit(uid: string, roles: readonly AdminRole[]): Promise<void>;
  /**
   * Leaves the account only the roles `but`, so that the rules refuse everything else; does nothing if it has no
   * others.
   */
  withdraw(uid: string, but: readonly AdminRole[]): Promise<void>;
  /** The next uids in order; the first ones after ''. */
  after(uid: string, limit: number): Promise<readonly string[]>;
}

export interface IdentityAccounts {
  facts(uid: string): Promise<AccountFacts | null>;
  /** Locks an account: no sign-in, no call, no role from now on. Does nothing if it is deleted. */
  lock(uid: string): Promise<void>;
  remove(uid: string): Promise<void>;
}

/** A part of the list of all accounts. */
export interface GuestPage extends Pick<ListPage<string>, "items" | "after"> {
  /** The place of the next one; null after the last. */
  readonly next: string | null;
}

/** The guests in the identity service. */
export interface GuestAccounts {
  /**
   * Guests on the page at this place (null: the first) who were last here before `before`. The rest is counted for some
   * pages only.
   */
  idleSince(before: Millis, from: string | null): Promise<GuestPage>;
  /** Whether this is such a guest. */
  isIdle(uid: string, before: Millis): Promise<boolean>;
}

/** Where in that list a sweep stopped because its time was over; null: at the end. */
export interface GuestPlace {
  find(): Promise<string | null>;
  keep(place: string | null): Promise<void>;
}

/** Conversations that are kept no longer. */
export interface RetentionStore {
  /** The customers of conversations that expire before `now`, the earliest first. */
  expired(now: Millis): Promise<ListPage<string>>;
  /**
   * Deletes all that was written in the conversation until it was read, and all notes about it; calls, which hold no
   * text, stay. What remains is the number of used free messages. `conflict`: somebody wrote meanwhile, and nothing was
   * changed.
   */
  emptyConversation(customerId: string, seen: Versioned<Conversation>): Promise<Commit>;
  /** Like {@link emptyConversation}, but nothing remains. */
  eraseConversation(customerId: string, seen: Versioned<Conversation>): Promise<Commit>;
  keep(customerId: string, seen: Versioned<Conversation>): Promise<Commit>;
  /** The customers of older conversations whose internals have no document of their own yet. */
  unmoved(): Promise<ListPage<string>>;
  /** Moves the internals there, and blocked listeners to the partings; false if the conversation changed meanwhile. */
  moveInternals(customerId: string): Promise<boolean>;
  /** Whether a guest has nothing left that is kept for a time of its own: a conversation, or an appointment to come. */
  isOver(uid: string, now: Millis): Promise<boolean>;
}
