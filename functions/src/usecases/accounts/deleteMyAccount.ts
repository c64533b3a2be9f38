import { deletionSteps, pseudonymOf, type DeletionStep } from "@thodu/domain/accounts/deletion";
import type { Outcome } from "@thodu/domain/contracts";
import type { Actor } from "@thodu/domain/permissions";
import { refuse } from "@thodu/domain/errors";
import { fail, ok } from "@thodu/domain/result";
import { HOUR, MINUTE, SECOND } from "@thodu/domain/time";
import { withdrawLaterTime } from "../matching/askLaterTime";
import type { LaterStore, QueueStore } from "../matching/ports";
import { stopPlan } from "../payments/checkSubscription";
import { endMandates } from "../payments/endMandates";
import type { PaymentPorts } from "../payments/ports";
import type { Swept, SweepPorts } from "../sweep";
import { sweepPages } from "../sweepPages";
import { endApproval } from "../volunteers/approval";
import type { VolunteerStore } from "../volunteers/ports";
import { leaveTalks, type LeavePorts } from "./leaveTalks";
import type { IdentityAccounts, AdminRegister, DeletionStore, ErasureQueue, PersonalStore } from "./ports";

interface DeletionPorts extends PaymentPorts, LeavePorts {
  readonly deletions: DeletionStore;
  readonly personal: PersonalStore;
  readonly identityAccounts: IdentityAccounts;
  readonly erasures: ErasureQueue;
  readonly queue: Pick<QueueStore, "find">;
  readonly laterTimes: Pick<LaterStore, "change">;
  readonly volunteers: VolunteerStore;
  readonly admins: Pick<AdminRegister, "withdraw">;
  /** People who were with a listener wait again. */
  readonly matcher: { run(): Promise<unknown> };
}

interface EndedAccount {
  readonly uid: string;
  /** Whether our own deletion ended it. */
  readonly erased: boolean;
}

/** A device that is still open may write its hints under the rules until its token ends, within the hour. */
const LAST_TOKEN_SECONDS = (HOUR + 5 * MINUTE) / SECOND;
/** A deletion that has not ended by then was broken off. */
const BROKEN_OFF_AFTER = 2 * MINUTE;
/** The function has five minutes; the rest is for what was begun last. */
const SWEEPS_FOR = 3 * MINUTE;
const ABREAST = 5;

/**
 * Deletes the caller's account with all that is stored about them. What would go on charging them ends first: while the
 * gateway does not answer they are told to come back (BUSY), and nothing has changed. From then on nothing is in the way.
 */
export async function deleteMyAccount(ports: DeletionPorts, actor: Actor): Promise<Outcome<"deleteMyAccount">> {
  const ended = await endMandates(ports, actor.uid);
  if (!ended.ok) return fail(refuse("BUSY"));
  await ports.deletions.begin(actor.uid, pseudonymOf(ports.runtime.freshId()));
  await finishDeletion(ports, actor.uid);
  return ok({});
}

/**
 * Does the same for an account that ended otherwise: by its owner's own request to the identity service, or by the
 * team. Nothing for one that was `erased` here. While the gateway does not answer the deletion stays begun, and the
 * sweep goes on with it.
 */
export async function eraseEndedAccount(ports: DeletionPorts, { uid, erased }: EndedAccount): Promise<void> {
  if (erased) return;
  await ports.deletions.begin(uid, pseudonymOf(ports.runtime.freshId()));
  await finishDeletion(ports, uid);
}

/** Goes on with a deletion from the step that it has reached; nothing when there is none. */
export async function finishDeletion(ports: DeletionPorts, uid: string): Promise<void> {
  const job = await ports.deletions.find(uid);
  if (!job) return;
  for (const [index, step] of deletionSteps.entries()) {
    if (index < job.done) continue;
    await work[step](ports, uid, job.pseudonym);
    await ports.deletions.reached(uid, index + 1);
  }
  await ports.erasures.eraseLater(uid, job.pseudonym, LAST_TOKEN_SECONDS);
  await ports.deletions.end(uid);
}

/** Deletions that were broken off. */
export async function sweepDeletions(ports: DeletionPorts & SweepPorts): Promise<Readonly<Record<"deletions", Swept>>> {
  const { runtime, deletions } = ports;
  const before = runtime.now() - BROKEN_OFF_AFTER;
  const finish = async (uid: string): Promise<boolean> => {
    // Those that the gateway is slow about come last in the next sweep, and hide none behind them.
    await deletions.noteTry(uid);
    await finishDeletion(ports, uid);
    return true;
  };
  return { deletions: await sweepPages(ports, SWEEPS_FOR, () => deletions.unfinished(before), finish, ABREAST) };
}

const work: Readonly<Record<DeletionStep, (ports: DeletionPorts, uid: string, pseudonym: string) => Promise<void>>> = {
  lock: ({ identityAccounts }, uid) => identityAccounts.lock(uid),
  leave: async (ports, uid) => {
    // Whoever was with them is free for others again, and whom they were with waits for somebody else.
    await leaveTalks(ports, uid);
    if (!(await withdrawLaterTime(ports, uid)).ok) throw new Error("The time later could not be withdrawn.");
    // What was begun in the last moment; should even more come, the sweep ends it (`checkSubscription`).
    const [ended, stopped] = [await endMandates(ports, uid), await stopPlan(ports, uid, uid)];
    if (!ended.ok || !stopped.ok) throw new Error("The plan could not be ended.");
    await ports.admins.withdraw(uid, []);
    if (!(await ports.volunteers.exists(uid))) return;
    if (!(await endApproval(ports, { uid, admin: "server" })).ok) throw new Error("The approval could not be ended.");
    await ports.volunteers.restampDesk();
    await ports.matcher.run();
  },
  erase: ({ personal }, uid, pseudonym) => personal.erase(uid, pseudonym),
  account: ({ identityAccounts }, uid) => identityAccounts.remove(uid),
};
