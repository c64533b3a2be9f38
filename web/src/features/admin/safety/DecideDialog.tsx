import { toldOfDecision } from "@thodu/domain/reports/decide";
import type { CaseDecision, Report } from "@thodu/domain/reports/model";
import { useId, useState, type SyntheticEvent } from "react";
import { reopened } from "@messages/blocks";
import * as t from "@messages/monitoring";
import { blockVolunteer } from "@messages/reports";
import { cancel } from "@messages/admin";
import { toast } from "../../../lib/toast";
import { useAskedAgain } from "../../../lib/useAskedAgain";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Notice } from "../../../ui/Notice";
import { decideCase, readCase, reopenCase, useCase } from "../api/useMonitoring";
import type { Ticket } from "../api/watchList";
import { PersonLink } from "../parts/Ids";
import { decisionOf, isForListener } from "../parts/kinds";
import { doneWithUndo } from "../parts/undo";
import { useReason } from "../parts/useReason";
import { CaseFacts } from "./CaseFacts";
import { isOnlyClosed, offeredFor } from "./offered";
import { useShown } from "../parts/useShown";

const LONGEST = 1_000;

interface Props {
  readonly asked: Ticket<Report> | null;
  readonly onClose: () => void;
}

/** Asks for a decision and its reason, and says what follows. */
export const DecideDialog = ({ asked, onClose }: Props) => (
  <Dialog
    open={asked !== null}
    title={asked && isOnlyClosed(asked.value) ? t.closeTitle : t.decideTitle}
    onClose={onClose}
  >
    {asked && <Decide key={asked.id} id={asked.id} value={asked.value} onClose={onClose} />}
  </Dialog>
);

interface DecideProps {
  readonly id: string;
  readonly value: Report;
  readonly onClose: () => void;
}

function Decide({ id, value, onClose }: DecideProps) {
  const field = useId();
  const isGuest = useIsGuest(id, value);
  // Nobody can have warned a person to whom nobody can write.
  const offered = offeredFor(value).filter((each) => !isGuest || each !== "warned");
  const [chosen, setDecision] = useState<CaseDecision>("no-action");
  const decision = offered.find((each) => each === chosen) ?? "no-action";
  const { reasonField, readReason } = useReason(LONGEST);
  const [busy, setBusy] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const isShown = useShown();
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
      {isOvertaken && <DecidedMeanwhile id={id} value={value} />}
      {isGuest && <Unreachable value={value} />}
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
                {choiceOf(value, each)}
              </option>
            ))}
          </select>
        </div>
      )}
      <p role="status">{followsOf(value, decision)}</p>
      {reasonField}
      <p className="dialog__actions">
        <Button type="submit" look={decision === "removed" ? "danger" : undefined} busy={busy}>
          {isOnlyClosed(value) ? t.decide : t.decideOn}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </p>
    </form>
  );
}

/** A decision as it is chosen. */
const choiceOf = (value: Report, decision: CaseDecision): string =>
  (isForListener(value) ? t.choicesForListener : t.choices)[decision];

/** What follows a decision. */
function followsOf(value: Report, decision: CaseDecision): string {
  if (decision === "removed") return t.follows.removed;
  const isQuiet = toldOfDecision(value) === null;
  if (decision === "warned" && isForListener(value)) return isQuiet ? t.followsQuietly["no-action"] : t.followsTalk;
  return isQuiet ? t.followsQuietly[decision] : t.follows[decision];
}

/** Whether a case is about a guest whom a listener reports; false until that is known. */
function useIsGuest(id: string, { by, reportedId }: Report): boolean {
  const { last } = useAskedAgain(() => readCase(id), { isWanted: by === "volunteer" && reportedId !== null });
  return last?.value.guest === true;
}

/** Says of a guest that nobody can warn them, and what keeps the two apart. */
const Unreachable = ({ value: { blocked } }: Pick<DecideProps, "value">) => (
  <Notice>
    <p>{t.guestUnreachable}</p>
    <p>{blocked ? t.guestParted : t.guestNotParted(blockVolunteer)}</p>
  </Notice>
);

/** What a colleague has decided while this admin wrote, as far as it can be read. */
function DecidedMeanwhile({ id, value }: Pick<DecideProps, "id" | "value">) {
  const live = useCase(id, 0);
  const found = live.state === "here" ? live.value : null;
  const { decision = null, reason = "", decidedBy = null } = found?.value ?? {};
  return (
    <Notice kind="trouble">
      <p>{t.decidedMeanwhile}</p>
      {decision !== null && (
        <p>
          {decisionOf(value, decision)}: {reason}
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
