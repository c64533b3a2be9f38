import { mailboxOf } from "@thodu/domain/appointments/email";
import { OPEN_FREE, OPEN_WITH_PLAN } from "@thodu/domain/appointments/answer";
import { CONFIRMATION_DELAY_SECONDS } from "@thodu/domain/appointments/slots";
import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import type { IdentityAccounts } from "../accounts/ports";
import { retryOnConflict } from "../retryOnConflict";
import type { RiskCheck } from "../safety/riskCheck";
import { writtenDanger } from "../safety/writtenDanger";
import type { Runtime } from "../ports";
import type { AppointmentStore, AssignmentQueue, RequestFacts } from "./ports";

interface RequestPorts {
  readonly runtime: Runtime;
  readonly appointments: Pick<AppointmentStore, "find" | "store" | "requestFacts">;
  readonly assignments: AssignmentQueue;
  readonly identityAccounts: Pick<IdentityAccounts, "facts">;
  readonly riskCheck: RiskCheck;
}

/**
 * Stores a request for a therapist and has it assigned five seconds later, whether or not the page is still open. Any
 * earlier request from a mailbox uses up its free appointment (spec section 5) unless it was released
 * (`ReleaseReason`), and nobody has two open requests. A person with a plan is exempt from both, up to five open
 * requests. If the owner of an address said 'This wasn't me' of a person's request, that person can't use the address
 * again, unless they confirm it as their own. Each answer says whether the issue may tell of danger; if that is
 * certain, the request opens a case for the admins.
 */
export async function requestAppointment(
  { runtime, appointments, assignments, identityAccounts, riskCheck }: RequestPorts,
  actor: Actor,
  input: Input<"requestAppointment">,
): Promise<Outcome<"requestAppointment">> {
  const { requestId: appointmentId, name, email, issue } = input;
  const mailbox = mailboxOf(email);
  const { tells, report } = writtenDanger(riskCheck, actor.uid, issue);
  const facts = actor.email === null ? null : await identityAccounts.facts(actor.uid);
  const addressConfirmed = facts?.emailConfirmed === true && facts.email !== null && mailboxOf(facts.email) === mailbox;
  const appointment = {
    userId: actor.uid,
    name,
    email,
    issue,
    locale: input.locale ?? ("en" as const),
    addressConfirmed,
  };
  /** The answer of an earlier call, or the state on which the request is to be stored. */
  const look = async (): Promise<Outcome<"requestAppointment"> | RequestFacts> => {
    const [known, earlier] = await Promise.all([
      appointments.find(appointmentId),
      appointments.requestFacts(actor.uid, mailbox),
    ]);
    if (known) {
      const { userId, status, ...before } = known.value;
      const same = userId === actor.uid && before.name === name && before.email === email && before.issue === issue;
      return same ? ok({ appointmentId, status, ...tells }) : fail(refuse("ID_REUSED", tells));
    }
    const refusal = refusalOf(earlier, addressConfirmed);
    return refusal ? fail(refuse(refusal, tells)) : earlier;
  };
  const requested: Outcome<"requestAppointment"> = await retryOnConflict<Outcome<"requestAppointment">>(
    runtime,
    async () => {
      const found = await look();
      if ("ok" in found) return found;
      if ((await appointments.store(appointmentId, appointment, mailbox, found, report)) === "stored")
        return ok({ appointmentId, status: "pending" as const, ...tells });
      // If two equal requests compete, the first one has usually stored it by now.
      const after = await look();
      return "ok" in after ? after : "conflict";
    },
  );
  if (requested.ok && requested.value.status === "pending")
    await assignments.assignLater(appointmentId, CONFIRMATION_DELAY_SECONDS);
  return requested;
}

function refusalOf(
  { hasPlan, isAddressUsed, isDisowned, open }: RequestFacts,
  addressConfirmed: boolean,
): "APPOINTMENT_USED" | "APPOINTMENTS_OPEN" | null {
  if (isDisowned && !addressConfirmed) return "APPOINTMENT_USED";
  if (hasPlan) return open >= OPEN_WITH_PLAN ? "APPOINTMENTS_OPEN" : null;
  return isAddressUsed || open >= OPEN_FREE ? "APPOINTMENT_USED" : null;
}
