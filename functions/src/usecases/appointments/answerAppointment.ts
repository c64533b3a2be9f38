import { mailboxOf } from "@thodu/domain/appointments/email";
import { decideAnswer, answerUntil, isLapsed, isOpen } from "@thodu/domain/appointments/answer";
import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import { keepEmail } from "@thodu/domain/notifications/outside";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Mailer } from "../notifications/ports";
import type { Runtime } from "../ports";
import type { AnswerLinks, AppointmentStore } from "./ports";

export interface AnswerPorts {
  readonly runtime: Runtime;
  readonly appointments: Pick<AppointmentStore, "find" | "mailed" | "keep" | "dismiss" | "release">;
  readonly answerLinks: AnswerLinks;
  readonly mailer: Mailer;
}

/**
 * Asks the owner of the address whether they keep the appointment. An e-mail that may have been sent before is sent
 * again with the same name, since without it nobody would be asked. With another deadline it is another e-mail, also if
 * it could be sent only shortly before the deadline. After the appointment nobody is asked. False if the mail server is
 * away.
 */
export async function askForAnswer(
  { runtime, appointments, answerLinks, mailer }: AnswerPorts,
  appointmentId: string,
): Promise<boolean> {
  const seen = await appointments.find(appointmentId);
  const now = runtime.now();
  if (seen?.value.mailDue !== true || mailer.site === null || !isOpen(seen.value, now)) return true;
  const { email, locale } = seen.value;
  const until = answerUntil(seen.value, now);
  // Browsers keep what follows on # to themselves, so that no server logs it.
  const page = `${mailer.site}/appointment#${appointmentId}.${answerLinks.sign(appointmentId, mailboxOf(email))}`;
  const handed = await mailer.send(
    keepEmail(email, locale, { keep: `${page}.keep`, notMe: `${page}.not-me`, until }),
    `appointment/${appointmentId}/${until ?? 0}`,
  );
  if (handed === "not-sent") return false;
  // Fails if an answer or an admin was faster; they send what is due.
  await appointments.mailed(appointmentId, seen, until);
  return true;
}

/** The owner of the address keeps the appointment, or frees the address from it. The link alone proves who they are. */
export async function answerAppointment(
  { runtime, appointments, answerLinks }: AnswerPorts,
  _actor: Actor,
  { appointmentId, signature, answer }: Input<"answerAppointment">,
): Promise<Outcome<"answerAppointment">> {
  return retryOnConflict<Outcome<"answerAppointment">>(runtime, async () => {
    const seen = await appointments.find(appointmentId);
    if (!seen || !answerLinks.isSigned(appointmentId, mailboxOf(seen.value.email), signature))
      return fail(refuse("NOT_FOUND"));
    const { status } = seen.value;
    const decided = decideAnswer(seen.value, answer, runtime.now());
    if (decided === "as-it-is") return ok({ appointmentId, status });
    if (decided === "over") return ok({ appointmentId, status, over: true as const });
    if (decided === "keep")
      return (await appointments.keep(appointmentId, seen)) === "stored" ? ok({ appointmentId, status }) : "conflict";
    const why = decided === "cancel" ? "not-me" : "not-kept";
    const done = await appointments.release(appointmentId, seen, why);
    return done === "stored" ? ok({ appointmentId, status: "cancelled" as const }) : "conflict";
  });
}

/** Releases the slot of an appointment that was not kept in time, but not before its address was asked. */
export async function releaseLapsed({ runtime, appointments }: AnswerPorts, appointmentId: string): Promise<boolean> {
  const done = await retryOnConflict<Result<null, never>>(runtime, async () => {
    const seen = await appointments.find(appointmentId);
    if (!seen || seen.value.keepUntil === null || seen.value.keepUntil > runtime.now()) return ok(null);
    const now = runtime.now();
    if (seen.value.mailDue && isOpen(seen.value, now)) return ok(null);
    const change = isLapsed(seen.value, now)
      ? await appointments.release(appointmentId, seen, "not-kept")
      : await appointments.dismiss(appointmentId, seen);
    return change === "stored" ? ok(null) : "conflict";
  });
  return done.ok;
}
