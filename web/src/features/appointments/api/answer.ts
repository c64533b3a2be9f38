import { call } from "../../../lib/callables";
import { ensureGuest } from "../../../lib/session";

/** The contents of a link in an e-mail. They are after the # of the address, which no server receives. */
export interface AnswerLink {
  readonly appointmentId: string;
  readonly signature: string;
  readonly wish: Answer;
}
export type Answer = "keep" | "not-me";

export function answerLinkIn(hash: string): AnswerLink | null {
  const [, appointmentId = "", signature = "", wish] = /^#([\w-]{1,128})\.([\w-]{43})\.(keep|not-me)$/.exec(hash) ?? [];
  return wish === "keep" || wish === "not-me" ? { appointmentId, signature, wish } : null;
}

/** Requires no login: somebody without a session becomes a guest, as with every call. */
export async function answerAppointment({ appointmentId, signature }: AnswerLink, answer: Answer) {
  // If this fails, the call fails too, with a message.
  await ensureGuest().catch(() => null);
  return call("answerAppointment", { appointmentId, signature, answer });
}
