import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import { can, type Action, type Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import type { Runtime } from "../ports";
import { retryOnConflict, untilStored } from "../retryOnConflict";
import type { Accounts, Decided, Decision, VolunteerStore } from "./ports";

export interface ApprovalPorts {
  readonly runtime: Runtime;
  readonly accounts: Accounts;
  readonly volunteers: VolunteerStore;
  /** Ends the calls of a person who may no longer listen. */
  readonly endCalls: (uid: string) => Promise<void>;
}

/**
 * The account that an admin means by an e-mail: the one that has it now. The address may have been another applicant's
 * before; their record is then updated. As long as two records have it, nobody is decided about.
 */
async function holderOf(
  { runtime, accounts, volunteers }: ApprovalPorts,
  email: string,
): Promise<Result<string, Failure<"NOT_FOUND" | "AMBIGUOUS" | "BUSY">>> {
  const holder = await accounts.byEmail(email);
  const others = (await volunteers.withEmail(email)).filter((uid) => uid !== holder?.uid);
  for (const uid of others) {
    const account = await accounts.byUid(uid);
    const followed = account ? await untilStored(runtime, () => volunteers.follow(account)) : ok(null);
    if (!followed.ok) return followed;
  }
  if (!holder) return fail(refuse("NOT_FOUND"));
  return others.length > 0 && (await volunteers.exists(holder.uid)) ? fail(refuse("AMBIGUOUS")) : ok(holder.uid);
}

/** The applicant whom an admin names by uid or e-mail; nobody decides about themselves (invariant 11). */
async function applicant(
  ports: ApprovalPorts,
  actor: Actor,
  action: Action,
  whom: Input<"approveVolunteer">,
): Promise<Result<string, Failure<"NOT_PERMITTED" | "NOT_FOUND" | "AMBIGUOUS" | "BUSY">>> {
  const found = "uid" in whom ? ok(whom.uid) : await holderOf(ports, whom.email);
  if (!found.ok) return found;
  if (!can(actor, action, found.value)) return fail(refuse("NOT_PERMITTED"));
  return (await ports.volunteers.exists(found.value)) ? found : fail(refuse("NOT_FOUND"));
}

export const approveVolunteer = (
  ports: ApprovalPorts,
  actor: Actor,
  whom: Input<"approveVolunteer">,
): Promise<Outcome<"approveVolunteer">> => letListen(ports, actor, whom, "", whom.saw);

/**
 * Sets the role claim as the record says, and reads the record again: if it changed meanwhile, the claim is set again.
 */
const settleRoleClaim = ({ runtime, accounts, volunteers }: ApprovalPorts, uid: string) =>
  untilStored(runtime, async () => {
    const approved = await volunteers.isApproved(uid);
    await accounts.setVolunteerClaim(uid, approved);
    return (await volunteers.isApproved(uid)) === approved ? "stored" : "conflict";
  });

/**
 * Approves an applicant, with the admin's `words` to them, unless another admin has decided since this one's page
 * showed `saw`. The claim is set before the record, so that a listener who sees the record approved and fetches a new
 * token finds the claim in it.
 */
export async function letListen(
  ports: ApprovalPorts,
  actor: Actor,
  whom: Input<"approveVolunteer">,
  words: string,
  saw: Decision["saw"],
): Promise<Outcome<"approveVolunteer">> {
  const found = await applicant(ports, actor, "volunteer.approve", whom);
  if (!found.ok) return found;
  const uid = found.value;
  const account = await ports.accounts.byUid(uid);
  if (!account) return fail(refuse("NOT_FOUND"));
  const { runtime, accounts, volunteers } = ports;
  const followed = await untilStored(runtime, () => volunteers.follow(account));
  if (!followed.ok) return followed;
  await accounts.setVolunteerClaim(uid, true);
  const approved = await retryOnConflict<Result<Decided, never>>(runtime, async () => {
    const changed = await volunteers.approve({ uid, admin: actor.uid, saw }, words);
    return changed === "conflict" ? changed : ok(changed);
  });
  // Also if it was not approved: the claim is then removed again.
  const settled = await settleRoleClaim(ports, uid);
  if (!approved.ok) return approved;
  if (!settled.ok) return settled;
  if (approved.value === "overtaken") return fail(refuse("APPLICATION_CLOSED"));
  return ok({ uid, approved: true, ...(!approved.value && { changed: false }) });
}

/**
 * Ends an approval in the records, and releases the people whom the listener holds or claims meanwhile. Returns whether
 * there was one.
 */
export function endApproval(
  { runtime, volunteers }: Pick<ApprovalPorts, "runtime" | "volunteers">,
  decision: Decision,
): Promise<Result<Decided, Failure<"BUSY">>> {
  let changed = false;
  return retryOnConflict<Result<Decided, never>>(runtime, async () => {
    const ended = await volunteers.revoke(decision);
    if (ended === "conflict") return ended;
    // Another admin approved them again after our first round, which had revoked as asked.
    if (ended === "overtaken") return ok(changed || ended);
    changed ||= ended.changed;
    return ended.again ? "conflict" : ok(changed);
  });
}

/**
 * Withdraws an approval: from the next request on, the listener can't read or write anything of a conversation, also
 * not by open queries. The record is changed first, as every check reads it; each step may be repeated.
 */
export async function withdrawApproval(
  ports: ApprovalPorts,
  decision: Decision,
): Promise<Result<Decided, Failure<"BUSY">>> {
  const { accounts, volunteers, endCalls } = ports;
  const { uid } = decision;
  const ended = await endApproval(ports, decision);
  if (!ended.ok || ended.value === "overtaken") return ended;
  await endCalls(uid);
  await volunteers.restampDesk();
  const settled = (await accounts.byUid(uid)) ? await settleRoleClaim(ports, uid) : ok(null);
  return settled.ok ? ended : settled;
}

export async function revokeVolunteer(
  ports: ApprovalPorts,
  actor: Actor,
  whom: Input<"revokeVolunteer">,
): Promise<Outcome<"revokeVolunteer">> {
  const found = await applicant(ports, actor, "volunteer.revoke", whom);
  if (!found.ok) return found;
  const uid = found.value;
  const { reason = "", saw } = whom;
  const changed = await withdrawApproval(ports, { uid, admin: actor.uid, reason, saw });
  if (!changed.ok) return changed;
  if (changed.value === "overtaken") return fail(refuse("APPLICATION_CLOSED"));
  return ok({ uid, approved: false, ...(!changed.value && { changed: false }) });
}
