import { removable, toldOfDecision } from "@thodu/domain/reports/decide";
import type { CaseDecision, Report } from "@thodu/domain/reports/model";
import { useId, useState, type SyntheticEvent } from "react";
import { reopened } from "@messages/blocks";
import * as t from "@messages/monitoring";
import { cancel } from "@messages/admin";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Notice } from "../../../ui/Notice";
import { decideCase, reopenCase, useCase } from "../api/useMonitoring";
import type { Ticket } from "../api/watchList";
import { PersonLink } from "../parts/Ids";
import { doneWithUndo } from "../parts/undo";
import { useReason } from "../parts/useReason";
import { CaseFacts } from "./CaseFacts";
import { useShown } from "../parts/useShown";

/** What can be decided on a case; on one that Thodu opened about nobody there is nothing but to close it. */
function offeredFor(value: Report): readonly CaseDecision[] {
  if (removable(value) !== null) return ["no-action", "warned", "removed"];
  return value.by === "server" ? ["no-action"] : ["no-action", "warned"];
}

const LONGEST = 1_000;

interface Props {
  readonly asked: Ticket<Report> | null;
  readonly onClose: () => void;
}

/** Asks for a decision and its reason, and says what follows. */
export const DecideDialog = ({ asked, onClose }: Props) => (
  <Dialog open={asked !== null} title={t.decideTitle} onClose={onClose}>
    {asked && (
      <Decide key={asked.id} id={asked.id} offered={offeredFor(asked.value)} value={asked.value} onClose={onClose} />
    )}
  </Dialog>
);

interface DecideProps {
  readonly id: string;
  readonly offered: readonly CaseDecision[];
  readonly value: Report;
  readonly onClose: () => void;
}

function Decide({ id, offered, value, onClose }: DecideProps) {
  const field = useId();
  const [decision, setDecision] = useState<CaseDecision>("no-action");
  const { reasonField, readReason } = useReason(LONGEST);
  const [busy, setBusy] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const isShown = useShown();
  const isQuiet = toldOfDecision(value) === null;
  const decide = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const reason = readReason(event);
    if (reason === null) return;
    setBusy(true);
    setOvertaken(false);
    const reply = await decideCase({ reportId: id, decision, reason });
    setBusy(false);
    if (!reply.ok && reply.reason === "CASE_DECIDED" && isShown()) return setOvertaken(true);
    if (!reply.ok) return toast("alert", reply.message);
    if (isShown()) onClose();
    const { decidedAt } = reply.value;
    // Without it a colleague's decision stands by now, which is theirs to undo.
    if (decidedAt === undefined) toast("status", t.decided);
    else doneWithUndo(t.decided, { act: () => reopenCase(id, decidedAt), words: reopened });
  };
  return (
    <form className="stack" onSubmit={(event) => void decide(event)} noValidate>
      <div>
        <CaseFacts id={id} value={value} />
      </div>
      {isOvertaken && <DecidedMeanwhile id={id} />}
      {value.note !== "" && <p className="monitoring__note">{value.note}</p>}
      {offered.length > 1 && (
        <div className="field">
          <label className="field__label" htmlFor={`${field}-decision`}>
            {t.decision}
          </label>
          <select
            id={`${field}-decision`}
            className="field__input"
            value={decision}
            onChange={({ target }) => setDecision(offered.find((each) => each === target.value) ?? "no-action")}
          >
            {offered.map((each) => (
              <option key={each} value={each}>
                {t.decisions[each]}
              </option>
            ))}
          </select>
        </div>
      )}
      <p role="status">{isQuiet && decision !== "removed" ? t.followsQuietly[decision] : t.follows[decision]}</p>
      {reasonField}
      <p className="dialog__actions">
        <Button type="submit" look={decision === "removed" ? "danger" : undefined} busy={busy}>
          {t.decide}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </p>
    </form>
  );
}

/** What a colleague has decided while this admin wrote, as far as it can be read. */
function DecidedMeanwhile({ id }: { readonly id: string }) {
  const live = useCase(id, 0);
  const found = live.state === "here" ? live.value : null;
  const { decision = null, reason = "", decidedBy = null } = found?.value ?? {};
  return (
    <Notice kind="trouble">
      <p>{t.decidedMeanwhile}</p>
      {decision !== null && (
        <p>
          {t.decisions[decision]}: {reason}
        </p>
      )}
      {decidedBy !== null && (
        <p className="small">
          {t.decidedBy} <PersonLink uid={decidedBy} />
        </p>
      )}
    </Notice>
  );
}
