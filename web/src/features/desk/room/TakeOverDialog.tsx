import { UNANSWERED } from "@thodu/domain/chat/endReason";
import { mayBeTakenOver, unansweredWaitSince } from "@thodu/domain/matching/listenerTimeout";
import { MINUTE, SECOND } from "@thodu/domain/time";
import { useEffect, useState, type SyntheticEvent } from "react";
import { cancel } from "@messages/desk";
import * as t from "@messages/takeOver";
import { trimText, visibleLength } from "@thodu/domain/visible";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { TextArea } from "../../../ui/form/Field";
import { serverNow } from "../../../lib/serverClock";
import { isInCrisis, minutesInCrisis, type Entry } from "../inbox/list";

const LONGEST = 300;

interface Props {
  readonly entry: Entry;
  /** The reason that was written for a try that was refused. */
  readonly before: string;
  readonly onTake: (reason: string) => void;
  readonly onClose: () => void;
}

/** The server's time, renewed every second: the person may be taken over while the dialog is open. */
function useSeconds(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const minutesOf = (entry: Entry, now: number): number =>
  isInCrisis(entry) ? minutesInCrisis(entry, now) : Math.floor((now - (unansweredWaitSince(entry) ?? now)) / MINUTE);

/**
 * Asks before a conversation is taken over from a colleague, and says whether that is possible now. The reason is asked
 * for too, except where a person in a crisis has waited too long: that is the reason.
 */
export function TakeOverDialog({ entry, before, onTake, onClose }: Props) {
  const [missing, setMissing] = useState(false);
  const now = useSeconds();
  const isPossible = mayBeTakenOver(entry, now);
  const asks = !isPossible || !isInCrisis(entry);
  const take = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!asks) return onTake(UNANSWERED);
    const given = new FormData(event.currentTarget).get("reason");
    const reason = trimText(typeof given === "string" ? given : "");
    if (visibleLength(reason) === 0) setMissing(true);
    else onTake(reason);
  };
  return (
    <Dialog open title={t.takeOverTitle(entry.alias)} onClose={onClose}>
      <p>{isPossible ? t.takeOverNow(minutesOf(entry, now)) : t.takeOverText}</p>
      <form className="stack" onSubmit={take} noValidate>
        {asks && (
          <TextArea
            name="reason"
            rows={2}
            maxLength={LONGEST}
            defaultValue={before}
            label={t.takeOverReason}
            help={t.takeOverHelp}
            error={missing ? t.takeOverMissing : undefined}
            onChange={() => setMissing(false)}
          />
        )}
        <div className="dialog__actions">
          <Button type="submit">{t.takeOver}</Button>
          <Button look="outline" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
