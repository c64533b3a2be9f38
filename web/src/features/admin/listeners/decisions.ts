import type { Application } from "@thodu/domain/volunteers/application";
import type { SawListener } from "@thodu/domain/volunteers/sawListener";
import * as t from "@messages/admin";
import { call } from "../../../lib/callables";
import { loadFirestore } from "../../../lib/firebase";
import type { Person } from "../api/people";

export type Kind = "approve" | "revoke";

interface DecisionWords {
  readonly name: string;
  readonly busy: string;
  readonly title: string;
  /** What happens after the confirmation. */
  readonly text: string;
  /** `held`: with how many people they were. */
  readonly done: (who: string, held: number) => string;
}

const revoked = (who: string, held: number): string =>
  held === 0 ? t.revoked(who) : `${t.revoked(who)} ${t.peopleBack}`;

export const decisions: Readonly<Record<Kind, DecisionWords>> = {
  approve: { name: t.approve, busy: t.approving, title: t.approveTitle, text: t.approveText, done: t.approved },
  revoke: { name: t.revoke, busy: t.revoking, title: t.revokeTitle, text: t.revokeText, done: revoked },
};

/** What a person is called in the lists: their e-mail address, which an account may lack. */
export const called = ({ email, name, uid }: Person): string => [email, name, uid].find((each) => each !== "") ?? uid;

/** Whether an applicant has sent no application. Null: they never wrote one. */
export const isNotSent = (written: Pick<Application, "sentAt"> | null): boolean => (written?.sentAt ?? null) === null;

/**
 * The fields by which the server sees whether a colleague has decided since. `written` is undefined if the application
 * is not known.
 */
export const sawOf = ({ decidedAt }: Person, written: Application | null | undefined): SawListener => ({
  // The database may store fractions of a millisecond; the server does not.
  decidedAt: decidedAt === undefined ? null : Math.round(decidedAt),
  ...(written !== undefined && {
    answeredAt: written?.answeredAt == null ? null : Math.round(written.answeredAt),
  }),
});

/** The words for what a colleague has decided meanwhile about somebody who was seen as `person`. */
async function overtakenWords(person: Person): Promise<string> {
  const who = called(person);
  try {
    const [{ standingNow }] = await Promise.all([import("../api/applications"), loadFirestore()]);
    const now = await standingNow(person.uid);
    if (now === null || now.decidedAt === person.decidedAt) return t.overtaken.answered(who);
    return (now.approved ? t.overtaken.approved : t.overtaken.revoked)(who);
  } catch {
    return t.overtaken.answered(who);
  }
}

interface Decided {
  /** The words of a refusal, or null when done. */
  readonly refused: string | null;
  /** Whether this call approved or revoked them; false if they already were. */
  readonly changed: boolean;
  /** A colleague has decided meanwhile, so the row may be gone. */
  readonly isOvertaken: boolean;
}

/**
 * Approves or revokes somebody; `reason` is that of a revocation. With `saw`, it is refused if somebody has decided
 * since.
 */
export async function decide(kind: Kind, person: Person, reason: string, saw?: SawListener): Promise<Decided> {
  const whom = { uid: person.uid, ...(saw && { saw }) };
  const reply =
    kind === "approve" ? await call("approveVolunteer", whom) : await call("revokeVolunteer", { ...whom, reason });
  if (reply.ok) return { refused: null, changed: reply.value.changed ?? true, isOvertaken: false };
  const isOvertaken = reply.reason === "APPLICATION_CLOSED";
  const words = reply.reason === "NOT_FOUND" ? t.gone : reply.message;
  return { refused: isOvertaken ? await overtakenWords(person) : words, changed: false, isOvertaken };
}
