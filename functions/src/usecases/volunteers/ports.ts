import type { NoticeKind } from "@thodu/domain/notifications/notices";
import type { Application } from "@thodu/domain/volunteers/application";
import type { VolunteerProfile } from "@thodu/domain/volunteers/model";
import type { SawListener } from "@thodu/domain/volunteers/standing";
import type { Millis } from "@thodu/domain/time";
import type { AuditLine, Commit, Version } from "../chat/ports";
import type { Page } from "../ports";

export interface Account {
  readonly uid: string;
  readonly email: string | null;
  /** Whether its owner has opened the link that was sent there. */
  readonly emailConfirmed: boolean;
}

/** The identity service: who exists, and the claims their tokens carry. */
export interface Accounts {
  byUid(uid: string): Promise<Account | null>;
  byEmail(email: string): Promise<Account | null>;
  /** Sets or clears the claim `volunteer`, leaving every other claim as it is. */
  setVolunteerClaim(uid: string, on: boolean): Promise<void>;
}

export interface Decision {
  readonly uid: string;
  readonly admin: string;
  /** The admin's words on it; of an approval that ends. */
  readonly reason?: string;
  /** What the admin saw of them, where that is known: of what was decided since, nothing is changed. */
  readonly saw?: Partial<SawListener> | undefined;
}

/** Whether a decision changed anything; `overtaken`: another admin has decided since, and nothing was changed. */
export type Decided = boolean | "overtaken";

/** `again`: somebody claimed by them meanwhile must go back as well. */
export interface Revoked {
  readonly changed: boolean;
  readonly again: boolean;
}

/** `volunteers`, and with it `users` where an application writes the role. Every change leaves an audit record. */
export interface VolunteerStore {
  exists(uid: string): Promise<boolean>;
  isApproved(uid: string): Promise<boolean>;
  /** Uids of applications that name this e-mail, compared in lower case: some of them when there are many. */
  withEmail(email: string): Promise<readonly string[]>;
  /** The next uids of approved listeners in their order; from the first one on after ''. */
  approvedAfter(uid: string, limit: number): Promise<readonly string[]>;
  /** Stores or updates an application; the approval of an existing record stays as it is. Answers the approval. */
  apply(applicant: Account, profile: VolunteerProfile): Promise<boolean | "conflict">;
  /** Has the record, if there is one, carry the address that its account has, and whether that is confirmed. */
  follow(account: Account): Promise<Commit>;
  /** `words` to the applicant; empty for none. */
  approve(decision: Decision, words?: string): Promise<Decided | "conflict">;
  /**
   * In one write: the approval ends, the listener's conversations go back to the queue under new claims, and the
   * shared list gets a new epoch. Safe to repeat: the audit log says it once.
   */
  revoke(decision: Decision): Promise<Revoked | "overtaken" | "conflict">;
  /** Stamps every open conversation that still carries an older epoch. Safe to repeat. */
  restampDesk(): Promise<void>;
}

/** An approval that has ended, and when. */
export interface Revocation {
  readonly uid: string;
  readonly decidedAt: Millis;
}

/** Listeners whose revocation stopped halfway (`endApproval`). */
export interface RevokedListeners {
  /** Those whose approval ended since then and who still hold somebody, the last to be revoked first. */
  revokedHolding(since: Millis): Promise<Page<Revocation>>;
}

export interface VersionedApplication {
  readonly value: Application;
  /** Null: nothing is stored yet, of somebody who applied before applications were. */
  readonly version: Version | null;
}

/** What is stored with a change of an application. */
export interface Telling {
  readonly line: AuditLine | null;
  readonly notice: NoticeKind | null;
}

/** `applications`, beside the records of `volunteers`: what applicants say of themselves, and what they were answered. */
export interface ApplicationStore {
  /** Null for who has not applied. */
  find(uid: string): Promise<VersionedApplication | null>;
  store(uid: string, seen: VersionedApplication, next: Application, telling: Telling): Promise<"stored" | "conflict">;
  /** Uids of those whose time is over. */
  over(now: number): Promise<Page<string>>;
  /** With the record of who only applied; they are customers again. */
  erase(uid: string, seen: VersionedApplication): Promise<"stored" | "conflict">;
}
