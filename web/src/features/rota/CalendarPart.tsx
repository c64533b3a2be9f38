import { useRef, useState } from "react";
import * as t from "@messages/rota";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/form/Field";
import { Notice } from "../../ui/Notice";
import { calendarAddress, makeCalendar } from "./api";

interface Props {
  /** The secret in the address; null if there is none. */
  readonly secret: string | null;
}

/** The address under which a calendar program shows a listener's shifts. */
export function CalendarPart({ secret }: Props) {
  const [made, setMade] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const current = made ?? secret;
  const address = current === null ? null : calendarAddress(current);
  const make = async (): Promise<void> => {
    setBusy(true);
    setSaid("");
    setTrouble(null);
    const reply = await makeCalendar();
    setBusy(false);
    if (!reply.ok) return setTrouble(reply.message);
    setMade(reply.value.calendar);
    return setSaid(current === null ? t.calendarMade : t.calendarReplaced);
  };
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t.calendarCopied);
    } catch {
      field.current?.select();
      setSaid(t.calendarSelected);
    }
  };
  return (
    <section className="stack" aria-labelledby="shift-calendar">
      <h2 id="shift-calendar">{t.calendar}</h2>
      <p>{t.calendarIs}</p>
      {address !== null && (
        <TextField
          ref={field}
          label={t.calendarAddress}
          help={t.calendarSecret}
          value={address}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p className="row">
        {address !== null && <Button onClick={() => void copy(address)}>{t.copyCalendar}</Button>}
        <Button look="outline" busy={busy} onClick={() => void make()}>
          {address === null ? t.makeCalendar : t.replaceCalendar}
        </Button>
      </p>
      {trouble !== null && <Notice kind="trouble">{trouble}</Notice>}
      <p className="small" role="status">
        {said}
      </p>
    </section>
  );
}
