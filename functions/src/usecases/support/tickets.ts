import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Runtime } from "../ports";
import type { RiskCheck } from "../safety/riskCheck";
import { writtenDanger } from "../safety/writtenDanger";
import type { NewTicket, TicketStore } from "./ports";

interface TicketPorts {
  readonly runtime: Runtime;
  readonly tickets: TicketStore;
}

type TextPorts = TicketPorts & { readonly riskCheck: RiskCheck };

const isSame = (known: Pick<NewTicket, "userId" | "text"> | null, ticket: NewTicket): boolean =>
  known !== null && known.userId === ticket.userId && known.text === ticket.text;

/** Stores feedback on the product, of guests too, and answers whether it may tell of danger. */
export async function submitFeedback(
  { tickets, riskCheck }: TextPorts,
  actor: Actor,
  { feedbackId, text, locale = "en" }: Input<"submitFeedback">,
): Promise<Outcome<"submitFeedback">> {
  const ticket = { userId: actor.uid, text, locale };
  const { tells, report } = writtenDanger(riskCheck, actor.uid, text);
  const stored = await tickets.storeFeedback(feedbackId, ticket, report);
  const accepted = stored === "stored" || isSame(await tickets.feedback(feedbackId), ticket);
  return accepted ? ok({ feedbackId, ...tells }) : fail(refuse("ID_REUSED", tells));
}

/**
 * Stores a question to the team and answers whether it may tell of danger. The team's answer comes as a notification
 * and is shown on the support page.
 */
export async function contactSupport(
  { tickets, riskCheck }: TextPorts,
  actor: Actor,
  { requestId, message, locale = "en" }: Input<"contactSupport">,
): Promise<Outcome<"contactSupport">> {
  const ticket = { userId: actor.uid, text: message, locale };
  const { tells, report } = writtenDanger(riskCheck, actor.uid, message);
  const stored = await tickets.storeRequest(requestId, ticket, report);
  const accepted = stored === "stored" || isSame((await tickets.request(requestId))?.value ?? null, ticket);
  return accepted ? ok({ requestId, ...tells }) : fail(refuse("ID_REUSED", tells));
}

/** An admin's one answer to a question. */
export async function replySupport(
  { runtime, tickets }: TicketPorts,
  actor: Actor,
  { requestId, reply }: Input<"replySupport">,
): Promise<Outcome<"replySupport">> {
  return retryOnConflict<Outcome<"replySupport">>(runtime, async () => {
    const seen = await tickets.request(requestId);
    if (!seen) return fail(refuse("NOT_FOUND"));
    if (seen.value.status === "answered")
      return seen.value.reply === reply ? ok({ requestId }) : fail(refuse("ID_REUSED"));
    return (await tickets.answer(requestId, seen, reply, actor.uid)) === "stored" ? ok({ requestId }) : "conflict";
  });
}
