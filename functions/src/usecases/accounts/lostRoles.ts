import { adminRolesOf } from "@thodu/domain/accounts/adminRoles";
import { DAY, MINUTE } from "@thodu/domain/time";
import type { SweepPorts, Swept } from "../sweep";
import { sweepPages } from "../sweepPages";
import { withdrawApproval, type ApprovalPorts } from "../volunteers/approval";
import type { Decision, Revocation, RevokedListeners } from "../volunteers/ports";
import type { AccountRoles, AdminRecords, Roles } from "./ports";

export interface RolePorts extends ApprovalPorts {
  readonly admins: AdminRecords;
  readonly roles: AccountRoles;
  /** Runs the queue, as people who were with a listener wait again. */
  readonly matcher: { run(): Promise<unknown> };
}

type SweepingPorts = RolePorts & SweepPorts & { readonly volunteers: RevokedListeners };

const NONE: Roles = { volunteer: false, admin: false };

/**
 * Ends the roles in our records if the account is deleted or disabled, or has lost the claim: changes in the console or
 * by the Admin SDK are not reported, and a token keeps its claims for an hour. May be repeated.
 */
export async function endLostRoles(ports: RolePorts, uid: string): Promise<void> {
  // In this order: an approval that comes between the two reads finds its claim set.
  const approved = await ports.volunteers.isApproved(uid);
  const found = (await ports.roles.of([uid])).get(uid) ?? NONE;
  if (!found.admin) await ports.admins.withdraw(uid, adminRolesOf(found));
  if (!approved || found.volunteer) return;
  await withdraw(ports, uid);
}

async function withdraw(ports: RolePorts, uid: string, saw?: Decision["saw"]): Promise<void> {
  if (!(await withdrawApproval(ports, { uid, admin: "server", saw })).ok)
    throw new Error("The approval could not be ended.");
  await ports.matcher.run();
}

/** The most accounts that the identity service returns at once. */
const PAGE = 100;
/** The function has five minutes; the rest is for what was begun last. */
const SWEEPS_FOR = 3 * MINUTE;

/** How far back revocations are checked for people who are still held. */
const FINISHED_WITHIN = DAY;

/**
 * First releases people who are still held by revoked listeners, who are not found among the approved ones; a listener
 * who was approved again meanwhile keeps them. Then ends lost roles of all accounts with a record of a role, page by
 * page, the few admins first. A failure does not stop the others.
 */
export async function sweepRoles(
  ports: SweepingPorts,
): Promise<Readonly<Record<"listeners" | "admins" | "revoked", Swept>>> {
  const { runtime, admins: adminRecords, volunteers } = ports;
  const end = runtime.now() + SWEEPS_FOR;
  const since = runtime.now() - FINISHED_WITHIN;
  const finish = async ({ uid, decidedAt }: Revocation): Promise<boolean> => {
    await withdraw(ports, uid, { decidedAt });
    return true;
  };
  const revoked = await sweepPages(ports, SWEEPS_FOR, () => volunteers.revokedHolding(since), finish);
  const admins = await sweepAll(
    ports,
    end,
    (uid) => adminRecords.after(uid, PAGE),
    (roles) => adminRolesOf(roles).length > 0,
  );
  const listeners = await sweepAll(
    ports,
    end,
    (uid) => volunteers.approvedAfter(uid, PAGE),
    ({ volunteer }) => volunteer,
  );
  return { listeners, admins, revoked };
}

/** Ends the lost roles of each uid until `end`; an error of one does not stop the others. */
async function endEach(ports: SweepingPorts, end: number, uids: readonly string[]): Promise<Swept> {
  let [done, failed] = [0, 0];
  for (const [at, uid] of uids.entries()) {
    if (ports.runtime.now() >= end) return { done, failed, left: uids.length - at };
    try {
      await endLostRoles(ports, uid);
      done += 1;
    } catch (error) {
      ports.onDefect(error);
      failed += 1;
    }
  }
  return { done, failed, left: 0 };
}

async function sweepAll(
  ports: SweepingPorts,
  end: number,
  after: (uid: string) => Promise<readonly string[]>,
  keeps: (roles: Roles) => boolean,
): Promise<Swept> {
  let [done, failed] = [0, 0];
  for (
    let uids = await after("");
    uids.length > 0 && ports.runtime.now() < end;
    uids = await after(uids.at(-1) ?? "")
  ) {
    const roles = await ports.roles.of(uids);
    const lost = uids.filter((each) => !keeps(roles.get(each) ?? NONE));
    const swept = await endEach(ports, end, lost);
    done += swept.done;
    failed += swept.failed;
    if (swept.left > 0) return { done, failed, left: swept.left };
  }
  return { done, failed, left: 0 };
}
