import { call } from "../../../lib/callables";
import { ensureGuest } from "../../../lib/session";

/** What the link in an e-mail says; it stands after the # of the address, which no server sees. */
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

/** Nobody has to log in for it; who has no session becomes a guest, as with every call. */
export async function answerAppointment({ appointmentId, signature }: AnswerLink, answer: Answer) {
  // When this fails, so does the call, and says why.
  await ensureGuest().catch(() => null);
  return call("answerAppointment", { appointmentId, signature, answer });
}
