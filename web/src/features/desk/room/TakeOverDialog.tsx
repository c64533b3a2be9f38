import { useState, type SyntheticEvent } from "react";
import * as t from "@messages/desk";
import { trimText, visibleLength } from "@thodu/domain/visible";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { TextArea } from "../../../ui/form/Field";

const LONGEST = 300;

interface Props {
  readonly alias: string;
  /** The reason that was written for a try that was refused. */
  readonly before: string;
  readonly onTake: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason before a conversation is taken over from a colleague. */
export function TakeOverDialog({ alias, before, onTake, onClose }: Props) {
  const [missing, setMissing] = useState(false);
  const take = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get("reason");
    const reason = trimText(typeof given === "string" ? given : "");
    if (visibleLength(reason) === 0) setMissing(true);
    else onTake(reason);
  };
  return (
    <Dialog open title={t.takeOverTitle(alias)} onClose={onClose}>
      <p>{t.takeOverText}</p>
      <form className="stack" onSubmit={take} noValidate>
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
        <div className="dialog__actions">
          <Button type="submit">{t.takeOver}</Button>
          <Button look="outline" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
