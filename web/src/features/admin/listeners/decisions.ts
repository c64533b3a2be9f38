import type { Application } from "@thodu/domain/volunteers/application";
import * as t from "@messages/admin";
import { call } from "../../../lib/callables";
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

interface Decided {
  /** The words of a refusal, or null when it is done. */
  readonly refused: string | null;
  /** Whether it was this that made them a listener, or none. */
  readonly changed: boolean;
}

/** Decides about `uid`, with the reason of a revocation. */
export async function decide(kind: Kind, uid: string, reason: string): Promise<Decided> {
  const reply =
    kind === "approve" ? await call("approveVolunteer", { uid }) : await call("revokeVolunteer", { uid, reason });
  if (reply.ok) return { refused: null, changed: reply.value.changed ?? true };
  return { refused: reply.reason === "NOT_FOUND" ? t.gone : reply.message, changed: false };
}
