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
import type { IdentityAccounts, AdminRecords, DeletionStore, ErasureQueue, PersonalStore } from "./ports";

interface DeletionPorts extends PaymentPorts, LeavePorts {
  readonly deletions: DeletionStore;
  readonly personal: PersonalStore;
  readonly identityAccounts: IdentityAccounts;
  readonly erasures: ErasureQueue;
  readonly queue: Pick<QueueStore, "find">;
  readonly laterTimes: Pick<LaterStore, "change">;
  readonly volunteers: VolunteerStore;
  readonly admins: Pick<AdminRecords, "withdraw">;
  /** Runs the queue, as people who were with a listener wait again. */
  readonly matcher: { run(): Promise<unknown> };
}

interface EndedAccount {
  readonly uid: string;
  /** Whether our own deletion ended it. */
  readonly erased: boolean;
}

/** A device that is still open may write its presence under the rules until its token expires, within the hour. */
const LAST_TOKEN_SECONDS = (HOUR + 5 * MINUTE) / SECOND;
/** A deletion that takes longer counts as interrupted. */
const BROKEN_OFF_AFTER = 2 * MINUTE;
/** The function has five minutes; the rest is for what was begun last. */
const SWEEPS_FOR = 3 * MINUTE;
const ABREAST = 5;

/**
 * Deletes the caller's account with all that is stored about them. First it ends what would go on charging them: if the
 * gateway does not answer, the caller gets BUSY, and nothing has changed. After that nothing can stop the deletion.
 */
export async function deleteMyAccount(ports: DeletionPorts, actor: Actor): Promise<Outcome<"deleteMyAccount">> {
  const ended = await endMandates(ports, actor.uid);
  if (!ended.ok) return fail(refuse("BUSY"));
  await ports.deletions.begin(actor.uid, pseudonymOf(ports.runtime.freshId()));
  await finishDeletion(ports, actor.uid);
  return ok({});
}

/**
 * Does the same for an account that was ended in another way: by its owner at the identity service, or by the team.
 * Does nothing if it was `erased` here. If the gateway does not answer, the deletion stays begun, and the sweep
 * continues it.
 */
export async function eraseEndedAccount(ports: DeletionPorts, { uid, erased }: EndedAccount): Promise<void> {
  if (erased) return;
  await ports.deletions.begin(uid, pseudonymOf(ports.runtime.freshId()));
  await finishDeletion(ports, uid);
}

/** Continues a deletion at the step that it has reached; does nothing if there is none. */
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

/** Continues deletions that were interrupted. */
export async function sweepDeletions(ports: DeletionPorts & SweepPorts): Promise<Readonly<Record<"deletions", Swept>>> {
  const { runtime, deletions } = ports;
  const before = runtime.now() - BROKEN_OFF_AFTER;
  const finish = async (uid: string): Promise<boolean> => {
    // Those for which the gateway is slow come last in the next sweep, and hide none behind them.
    await deletions.noteTry(uid);
    await finishDeletion(ports, uid);
    return true;
  };
  return { deletions: await sweepPages(ports, SWEEPS_FOR, () => deletions.unfinished(before), finish, ABREAST) };
}

const work: Readonly<Record<DeletionStep, (ports: DeletionPorts, uid: string, pseudonym: string) => Promise<void>>> = {
  lock: ({ identityAccounts }, uid) => identityAccounts.lock(uid),
  leave: async (ports, uid) => {
    // Their listener becomes free, and the people whom they hold as a listener wait again.
    await leaveTalks(ports, uid);
    if (!(await withdrawLaterTime(ports, uid)).ok) throw new Error("The time later could not be withdrawn.");
    // For subscriptions that were begun at the last moment; later ones are ended by the sweep (`checkSubscription`).
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
