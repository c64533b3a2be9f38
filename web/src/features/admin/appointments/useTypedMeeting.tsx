import { meetingOf } from "@thodu/domain/appointments/meeting";
import { useRef, useState } from "react";
import * as t from "@messages/adminAppointments";
import { TextField } from "../../../ui/form/Field";

/** The `meeting` to send: null to remove it, left out if the field was not edited. */
interface Said {
  readonly meeting?: string | null;
}

function saidIn(typed: string | null): Said | null {
  if (typed === null) return {};
  const meeting = meetingOf(typed);
  return meeting === null && typed.trim() !== "" ? null : { meeting };
}

/** The field for `meeting`; shows the stored one (`known`) until it is edited. */
export function useTypedMeeting(known: string | null, onChange: () => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** Null if the text is neither a link nor a number; the field then shows an error. */
  const read = (): Said | null => {
    const said = saidIn(typed);
    setWrong(said === null);
    if (said === null) input.current?.focus();
    return said;
  };
  const field = (
    <TextField
      ref={input}
      label={t.meeting}
      help={t.meetingHelp}
      error={isWrong ? t.meetingWrong : undefined}
      value={typed ?? known ?? ""}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value);
        setWrong(false);
        onChange();
      }}
    />
  );
  return { isTyped: typed !== null, read, field };
}
