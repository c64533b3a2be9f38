import { toldOfDecision } from "@thodu/domain/reports/decide";
import { isClosedByItself } from "@thodu/domain/reports/hours";
import type { CaseDecision, Report } from "@thodu/domain/reports/model";
import { mayStillWait, type WaitsInCrisis } from "@thodu/domain/reports/need";
import { useState, type SyntheticEvent } from "react";
import { reopened } from "@messages/blocks";
import * as t from "@messages/monitoring";
import { blockVolunteer } from "@messages/reports";
import { cancel } from "@messages/admin";
import { serverNow } from "../../../lib/serverClock";
import { toast } from "../../../lib/toast";
import { useAskedAgain } from "../../../lib/useAskedAgain";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Select } from "../../../ui/form/Field";
import { Notice } from "../../../ui/Notice";
import { decideCase, readCase, reopenCase, useCase } from "../api/useMonitoring";
import { useWaitsInCrisis } from "../api/useCrises";
import type { Ticket } from "../api/watchList";
import { PersonLink } from "../parts/Ids";
import { decisionOf, isForListener } from "../parts/kinds";
import { doneWithUndo } from "../parts/undo";
import { useKept } from "../parts/useKept";
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
  const isGuest = useIsGuest(id, value);
  // A guest can't be written to, and so can't be warned.
  const offered = offeredFor(value).filter((each) => !isGuest || each !== "warned");
  const asksFirst = offered.length > 1;
  const [chosen, setDecision] = useState<CaseDecision | null>(null);
  const [missing, setMissing] = useState(false);
  const decision = offered.find((each) => each === chosen) ?? (asksFirst ? null : (offered[0] ?? null));
  const { before, keep } = useKept(`case/${id}`);
  const { reasonField, readReason } = useReason(LONGEST, before, keep);
  const [busy, setBusy] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const isShown = useShown();
  const decide = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const reason = readReason(event);
    setMissing(decision === null);
    if (reason === null || decision === null) return;
    setBusy(true);
    setOvertaken(false);
    const reply = await decideCase({ reportId: id, decision, reason });
    setBusy(false);
    if (!reply.ok && reply.reason === "CASE_DECIDED" && isShown()) return setOvertaken(true);
    if (!reply.ok) return toast("alert", reply.message);
    keep("");
    if (isShown()) onClose();
    const { decidedAt } = reply.value;
    // Without it, a colleague had decided before, and only they can undo that.
    if (decidedAt === undefined) toast("status", t.decided);
    else doneWithUndo(t.decided, { act: () => reopenCase(id, decidedAt), words: reopened });
  };
  const isAnyWaiting = useWaitsInCrisis();
  return (
    <form className="stack" onSubmit={(event) => void decide(event)} noValidate>
      <div>
        <CaseFacts id={id} value={value} />
      </div>
      {isOvertaken && <DecidedMeanwhile id={id} value={value} />}
      {isGuest && <Unreachable value={value} />}
      {value.note !== "" && <p className="monitoring__note">{value.note}</p>}
      {asksFirst && (
        <Select
          label={t.decision}
          error={missing ? t.decisionMissing : undefined}
          value={decision ?? ""}
          onChange={({ target }) => {
            setDecision(offered.find((each) => each === target.value) ?? null);
            setMissing(false);
          }}
        >
          <option value="">{t.chooseDecision}</option>
          {offered.map((each) => (
            <option key={each} value={each}>
              {choiceOf(value, each)}
            </option>
          ))}
        </Select>
      )}
      <p role="status">{decision !== null && followsOf(value, decision, isAnyWaiting)}</p>
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

/** The words of a decision as a choice. */
const choiceOf = (value: Report, decision: CaseDecision): string =>
  (isForListener(value) ? t.choicesForListener : t.choices)[decision];

/** What follows from a decision. */
function followsOf(value: Report, decision: CaseDecision, isAnyWaiting: WaitsInCrisis): string {
  if (decision === "removed") return t.follows.removed;
  if (value.category === "no-listener" && mayStillWait(value, serverNow(), isAnyWaiting)) return t.followsWaiting;
  const isQuiet = toldOfDecision(value) === null;
  if (decision === "warned" && isForListener(value)) return isQuiet ? t.followsQuietly["no-action"] : t.followsTalk;
  return isQuiet ? t.followsQuietly[decision] : t.follows[decision];
}

/** Whether a case is a listener's report about a guest; false until that is known. */
function useIsGuest(id: string, { by, reportedId }: Report): boolean {
  const { last } = useAskedAgain(() => readCase(id), { isWanted: by === "volunteer" && reportedId !== null });
  return last?.value.guest === true;
}

/** Says that a guest can't be warned, and what keeps the two apart. */
const Unreachable = ({ value: { blocked } }: Pick<DecideProps, "value">) => (
  <Notice>
    <p>{t.guestUnreachable}</p>
    <p>{blocked ? t.guestParted : t.guestNotParted(blockVolunteer)}</p>
  </Notice>
);

/** What a colleague has decided while this admin was writing, if it can be read, or that the case closed by itself. */
function DecidedMeanwhile({ id, value }: Pick<DecideProps, "id" | "value">) {
  const live = useCase(id, 0);
  const found = live.state === "here" ? live.value : null;
  const { decision = null, reason = "", decidedBy = null } = found?.value ?? {};
  if (found && isClosedByItself(found.value))
    return (
      <Notice kind="trouble">
        <p>{t.closedByItself}</p>
        <p>{t.notStored}</p>
      </Notice>
    );
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
