import type { Application } from "@thodu/domain/volunteers/application";
import type { SawListener } from "@thodu/domain/volunteers/standing";
import * as t from "@messages/admin";
import { call } from "../../../lib/callables";
import { loadFirestore } from "../../../lib/firebase";
import type { Person } from "../api/people";

export type Kind = "approve" | "revoke";

interface DecisionWords {
  readonly name: string;
  readonly busy: string;
  readonly title: string;
  /** What happens when it is confirmed. */
  readonly text: string;
  readonly done: (who: string) => string;
}

export const decisions: Readonly<Record<Kind, DecisionWords>> = {
  approve: { name: t.approve, busy: t.approving, title: t.approveTitle, text: t.approveText, done: t.approved },
  revoke: { name: t.revoke, busy: t.revoking, title: t.revokeTitle, text: t.revokeText, done: t.revoked },
};

/** What a person is called in the lists: the e-mail, which an account may lack. */
export const called = ({ email, name, uid }: Person): string => [email, name, uid].find((each) => each !== "") ?? uid;

/** Whether an applicant has told the team nothing; null where nothing was ever written. */
export const isNotSent = (written: Pick<Application, "sentAt"> | null): boolean => (written?.sentAt ?? null) === null;

/** What of somebody says whether a colleague has decided about them since; undefined of an application that is not known. */
export const sawOf = ({ decidedAt }: Person, written: Application | null | undefined): SawListener => ({
  // The database may know more than a millisecond of it; the server does not.
  decidedAt: decidedAt === undefined ? null : Math.round(decidedAt),
  ...(written !== undefined && {
    answeredAt: written?.answeredAt == null ? null : Math.round(written.answeredAt),
  }),
});

/** What a colleague has decided meanwhile about the one who was seen as `person`. */
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
  /** The words of a refusal, or null when it is done. */
  readonly refused: string | null;
  /** Whether it was this that made them a listener, or none. */
  readonly changed: boolean;
  /** A colleague has decided about them meanwhile: their row may be gone. */
  readonly isOvertaken: boolean;
}

/** Decides about somebody, with the reason of a revocation; of what was decided since `saw`, where that is known, nothing. */
export async function decide(kind: Kind, person: Person, reason: string, saw?: SawListener): Promise<Decided> {
  const whom = { uid: person.uid, ...(saw && { saw }) };
  const reply =
    kind === "approve" ? await call("approveVolunteer", whom) : await call("revokeVolunteer", { ...whom, reason });
  if (reply.ok) return { refused: null, changed: reply.value.changed ?? true, isOvertaken: false };
  const isOvertaken = reply.reason === "APPLICATION_CLOSED";
  const words = reply.reason === "NOT_FOUND" ? t.gone : reply.message;
  return { refused: isOvertaken ? await overtakenWords(person) : words, changed: false, isOvertaken };
}
