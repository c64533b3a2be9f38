import { useEffect, useState, type SyntheticEvent } from "react";
import * as t from "@messages/admin";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Notice } from "../../../ui/Notice";
import { useApplication } from "../api/live";
import { useReason } from "../parts/useReason";
import { isConfirmedNow } from "./confirmed";
import { called, decisions as words, isNotSent } from "./decisions";
import { Holding } from "./Holding";
import type { Asked, Decisions } from "./useDecisions";

const LONGEST = 300;

/** Says what happens and asks for a confirmation; asks again if the applicant's address is not confirmed. */
export const DecisionDialog = ({ decisions: { asked, ask, confirm, reasonOf } }: { readonly decisions: Decisions }) => (
  <Dialog open={asked !== null} title={asked ? words[asked.kind].title : ""} onClose={() => ask(null)}>
    {asked && <Question asked={asked} before={reasonOf(asked.person.uid)} onSure={confirm} onClose={() => ask(null)} />}
  </Dialog>
);

interface QuestionProps {
  readonly asked: Asked;
  /** The reason that was written before a refusal. */
  readonly before: string;
  readonly onSure: (reason: string) => void;
  readonly onClose: () => void;
}

function Question({ asked: { kind, person, notSent }, before, onSure, onClose }: QuestionProps) {
  const [warned, setWarned] = useState(false);
  const { reasonField, readReason } = useReason(LONGEST, before);
  const doubtful = useUnconfirmed(kind === "approve" && !person.emailConfirmed ? person.uid : null);
  const looked = useApplication(kind === "approve" && notSent === null ? person.uid : null);
  const heard = looked.state === "here" ? isNotSent(looked.value) : true;
  const unsent = kind === "approve" && (notSent ?? heard);
  const isAnyway = doubtful ? warned : unsent;
  const decide = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (kind === "revoke") {
      const reason = readReason(event);
      if (reason !== null) onSure(reason);
    } else if (doubtful && !warned) setWarned(true);
    else onSure("");
  };
  return (
    <form className="stack" onSubmit={decide} noValidate>
      <p className="admin-decision__who">{called(person)}</p>
      <p>{words[kind].text}</p>
      {kind === "revoke" && person.load > 0 && <Holding person={person} />}
      {unsent && (
        <Notice kind="trouble">
          <p>{t.notSentText}</p>
        </Notice>
      )}
      {doubtful && warned && (
        <Notice kind="trouble">
          <p>{t.unconfirmedText}</p>
        </Notice>
      )}
      {kind === "revoke" && reasonField}
      <p className="dialog__actions">
        <Button type="submit" look={kind === "revoke" ? "danger" : undefined}>
          {isAnyway ? t.approveAnyway : words[kind].name}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </p>
    </form>
  );
}

/** Whether the address of `uid` is known not to be confirmed. A null `uid` looks nobody up. */
function useUnconfirmed(uid: string | null): boolean {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  useEffect(() => {
    if (uid !== null) void isConfirmedNow(uid).then((is) => is && setConfirmed(uid));
  }, [uid]);
  return uid !== null && confirmed !== uid;
}
