import type { NoticeKind } from "@thodu/domain/notifications/notices";
import type { Application } from "@thodu/domain/volunteers/application";
import type { VolunteerProfile } from "@thodu/domain/volunteers/model";
import type { SawListener } from "@thodu/domain/volunteers/sawListener";
import type { Millis } from "@thodu/domain/time";
import type { AuditLine, Commit, Version } from "../chat/ports";
import type { ListPage } from "../ports";

export interface Account {
  readonly uid: string;
  readonly email: string | null;
  /** Whether its owner has opened the link sent to that address. */
  readonly emailConfirmed: boolean;
}

/** The identity service: accounts, and the claims in their tokens. */
export interface Accounts {
  byUid(uid: string): Promise<Account | null>;
  byEmail(email: string): Promise<Account | null>;
  /** Sets or removes the claim `volunteer`; other claims stay. */
  setVolunteerClaim(uid: string, on: boolean): Promise<void>;
}

export interface Decision {
  readonly uid: string;
  readonly admin: string;
  /** The admin's text on it, if an approval ends. */
  readonly reason?: string;
  /** What the admin saw of them, if known: if somebody has decided since, nothing is changed. */
  readonly saw?: Partial<SawListener> | undefined;
}

/** Whether a decision changed anything; `overtaken`: another admin has decided since, and nothing was changed. */
export type Decided = boolean | "overtaken";

/** `again`: repeat it, as they have claimed somebody meanwhile who must be released too. */
export interface Revoked {
  readonly changed: boolean;
  readonly again: boolean;
}

/** `volunteers`, and with it `users` if an application changes the role. Every change adds an audit line. */
export interface VolunteerStore {
  exists(uid: string): Promise<boolean>;
  isApproved(uid: string): Promise<boolean>;
  /** Uids of applications with this e-mail, compared in lower case; not all of them if there are many. */
  withEmail(email: string): Promise<readonly string[]>;
  /** The next uids of approved listeners in order; the first ones after ''. */
  approvedAfter(uid: string, limit: number): Promise<readonly string[]>;
  /** Stores or updates an application; the approval of an existing record stays. Returns the approval. */
  apply(applicant: Account, profile: VolunteerProfile): Promise<boolean | "conflict">;
  /** Copies the account's address, and whether it is confirmed, into the record, if there is one. */
  follow(account: Account): Promise<Commit>;
  /** `words` to the applicant; empty for none. */
  approve(decision: Decision, words?: string): Promise<Decided | "conflict">;
  /**
   * In one write: ends the approval, returns the listener's conversations to the queue under new claims, and draws a
   * new epoch for the listeners' list. Safe to repeat: the audit log has it once.
   */
  revoke(decision: Decision): Promise<Revoked | "overtaken" | "conflict">;
  /** Stamps every open conversation that still has an older epoch. Safe to repeat. */
  restampDesk(): Promise<void>;
}

/** An approval that has ended, and when. */
export interface Revocation {
  readonly uid: string;
  readonly decidedAt: Millis;
}

/** Listeners whose revocation stopped half way (`endApproval`). */
export interface RevokedListeners {
  /** Listeners whose approval ended since then and who still hold somebody, the last to be revoked first. */
  revokedHolding(since: Millis): Promise<ListPage<Revocation>>;
}

export interface VersionedApplication {
  readonly value: Application;
  /** Null: nothing is stored yet, for a person who applied before there were applications. */
  readonly version: Version | null;
}

/** What is stored with a change of an application. */
export interface Telling {
  readonly line: AuditLine | null;
  readonly notice: NoticeKind | null;
}

/** `applications`, besides the records of `volunteers`: what applicants say of themselves, and the team's answers. */
export interface ApplicationStore {
  /** Null for a person who has not applied. */
  find(uid: string): Promise<VersionedApplication | null>;
  store(uid: string, seen: VersionedApplication, next: Application, telling: Telling): Promise<"stored" | "conflict">;
  /** Uids of applications that are kept no longer. */
  over(now: number): Promise<ListPage<string>>;
  /** Also deletes the listener's record of a person who only applied; they are a customer again. */
  erase(uid: string, seen: VersionedApplication): Promise<"stored" | "conflict">;
}
