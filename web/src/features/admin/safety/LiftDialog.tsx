import { partedBy } from "@thodu/domain/reports/blocks";
import type { Report } from "@thodu/domain/reports/model";
import { useState, type SyntheticEvent } from "react";
import * as t from "@messages/blocks";
import { cancel } from "@messages/admin";
import { loading, slow } from "@messages/adminArea";
import { dateInIndia } from "../../../lib/time";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/Skeleton";
import { liftBlock, restoreBlock, useBlocksOf } from "../api/useMonitoring";
import type { Ticket } from "../api/watchList";
import { CaseLink } from "../parts/Ids";
import { kinds } from "../parts/kinds";
import { doneWithUndo } from "../parts/undo";
import { useReason } from "../parts/useReason";
import { useShown } from "../parts/useShown";
import { CaseFacts } from "./CaseFacts";

const LONGEST = 1_000;

interface Props {
  readonly asked: Ticket<Report> | null;
  readonly onClose: () => void;
}

/** Asks for the reason to lift a block, and says what follows. */
export const LiftDialog = ({ asked, onClose }: Props) => (
  <Dialog open={asked !== null} title={t.liftTitle} onClose={onClose}>
    {asked && <Lift key={asked.id} found={asked} onClose={onClose} />}
  </Dialog>
);

interface LiftProps {
  readonly found: Ticket<Report>;
  readonly onClose: () => void;
}

/** Other reports that keep the same two apart, live; null until known. */
function useOthers({ id, value }: Ticket<Report>) {
  const parted = partedBy(value);
  const live = useBlocksOf(parted?.listener ?? "", 0);
  const others =
    live.state === "here"
      ? live.value.filter((each) => each.id !== id && each.value.conversationId === value.conversationId)
      : null;
  return { isLoading: live.state === "loading", others };
}

function Lift({ found, onClose }: LiftProps) {
  const { id } = found;
  const { reasonField, readReason } = useReason(LONGEST);
  const { isLoading, others } = useOthers(found);
  const [busy, setBusy] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const isShown = useShown();
  const lift = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const reason = readReason(event);
    if (reason === null) return;
    setBusy(true);
    setOvertaken(false);
    const reply = await liftBlock(id, reason, others && [id, ...others.map((each) => each.id)]);
    setBusy(false);
    if (!reply.ok && reply.reason === "PERSON_WROTE" && isShown()) return setOvertaken(true);
    if (!reply.ok) return toast("alert", reply.reason === "PERSON_WROTE" ? t.partedAnew : reply.message);
    if (isShown()) onClose();
    // If a colleague had lifted it before, only they can restore it.
    if (reply.value.changed === false) toast("status", t.lifted);
    else doneWithUndo(t.lifted, { act: () => restoreBlock(id), words: t.restored });
  };
  return (
    <form className="stack" onSubmit={(event) => void lift(event)} noValidate>
      <div>
        <CaseFacts id={id} value={found.value} />
      </div>
      <p>{t.liftText}</p>
      {isOvertaken && <Notice kind="trouble">{t.partedAnew}</Notice>}
      {isLoading && <Skeleton lines={1} label={loading} slow={slow} />}
      {others !== null && others.length > 0 && <Others others={others} />}
      {reasonField}
      <p className="dialog__actions">
        <Button type="submit" look="danger" busy={busy || isLoading}>
          {t.lift}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </p>
    </form>
  );
}

const Others = ({ others }: { readonly others: readonly Ticket<Report>[] }) => (
  <>
    <p>{t.liftOthers}</p>
    <ul role="list" className="list">
      {others.map(({ id, value }) => (
        <li key={id}>
          <CaseLink id={id}>{kinds[value.category]}</CaseLink> · {dateInIndia(value.createdAt)}
        </li>
      ))}
    </ul>
  </>
);
