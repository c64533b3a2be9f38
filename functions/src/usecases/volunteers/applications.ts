import type { AuditAction } from "@thodu/domain/accounts/model";
import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import { can, type Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import { MINUTE } from "@thodu/domain/time";
import { answered, isOver, saved, sent, type Application } from "@thodu/domain/volunteers/application";
import type { Runtime } from "../ports";
import { retryOnConflict } from "../retryOnConflict";
import type { Swept, SweepPorts } from "../sweep";
import { sweepPages } from "../sweepPages";
import { letListen, type ApprovalPorts } from "./approval";
import type { ApplicationStore } from "./ports";

interface ApplicationPorts {
  readonly runtime: Runtime;
  readonly applications: ApplicationStore;
}

type Refused = Failure<"NOT_FOUND" | "APPLICATION_CLOSED" | "BUSY">;
type Done = Readonly<Record<string, never>>;

/** Changes a person's own application; `action`: the name of the change in the audit log. */
const change = (
  { runtime, applications }: ApplicationPorts,
  uid: string,
  action: AuditAction | null,
  decide: (known: Application, now: number) => Result<Application, Failure<"APPLICATION_CLOSED">>,
): Promise<Result<Done, Refused>> =>
  retryOnConflict<Result<Done, Refused>>(runtime, async () => {
    const seen = await applications.find(uid);
    if (!seen) return fail(refuse("NOT_FOUND"));
    const changed = decide(seen.value, runtime.now());
    if (!changed.ok) return changed;
    if (changed.value === seen.value) return ok({});
    const line = action && { actor: uid, action, target: uid, reason: "" };
    return (await applications.store(uid, seen, changed.value, { line, notice: null })) === "stored"
      ? ok({})
      : "conflict";
  });

export const saveApplication = (
  ports: ApplicationPorts,
  { uid }: Actor,
  draft: Input<"saveApplication">,
): Promise<Outcome<"saveApplication">> => change(ports, uid, null, (known, now) => saved(known, draft, now));

export const sendApplication = (
  ports: ApplicationPorts,
  { uid }: Actor,
  form: Input<"sendApplication">,
): Promise<Outcome<"sendApplication">> => change(ports, uid, "volunteer.send", (known, now) => sent(known, form, now));

const told = {
  ask: { action: "volunteer.ask", notice: "application-asked" },
  decline: { action: "volunteer.decline", notice: "application-declined" },
} as const;

/** An admin's answer to an application, with a text. The person is told in the same write. */
export async function answerApplication(
  ports: ApplicationPorts & ApprovalPorts,
  actor: Actor,
  { uid, sentAt, answer }: Input<"answerApplication">,
): Promise<Outcome<"answerApplication">> {
  if (!can(actor, "volunteer.approve", uid)) return fail(refuse("NOT_PERMITTED"));
  const { runtime, applications } = ports;
  return retryOnConflict<Outcome<"answerApplication">>(runtime, async () => {
    const seen = await applications.find(uid);
    if (!seen) return fail(refuse("NOT_FOUND"));
    const changed = answered(seen.value, answer, sentAt, runtime.now());
    if (!changed.ok) return changed;
    if (changed.value === seen.value) return ok({});
    if (answer.answer === "approve") {
      const { answeredAt } = seen.value;
      const approved = await letListen(ports, actor, { uid }, answer.words, { answeredAt });
      return approved.ok ? ok({}) : approved;
    }
    const { action, notice } = told[answer.answer];
    const line = { actor: actor.uid, action, target: uid, reason: "" };
    return (await applications.store(uid, seen, changed.value, { line, notice })) === "stored" ? ok({}) : "conflict";
  });
}

/** The function has nine minutes; the rest is for what was begun last. */
const SWEEPS_FOR = 8 * MINUTE;

/**
 * Erases applications that were never finished or ended long ago, with the listener's record of people who only
 * applied.
 */
export async function sweepApplications(
  ports: ApplicationPorts & SweepPorts,
): Promise<Readonly<Record<"applications", Swept>>> {
  const { runtime, applications } = ports;
  const lapse = async (uid: string): Promise<boolean> => {
    const seen = await applications.find(uid);
    return !seen || !isOver(seen.value, runtime.now()) || (await applications.erase(uid, seen)) === "stored";
  };
  return { applications: await sweepPages(ports, SWEEPS_FOR, () => applications.over(runtime.now()), lapse) };
}
