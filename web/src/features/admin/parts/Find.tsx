import { useEffect, useState } from "react";
import { TextField } from "../../../ui/form/Field";

/** How long typing must pause, in milliseconds: long enough for the next key. */
const SETTLED = 300;

interface Props {
  readonly label: string;
  readonly help: string;
  /** The text that is searched now. */
  readonly find: string;
  readonly onFind: (wanted: string) => void;
}

/** A search field. Searches once typing pauses. */
export function Find({ label, help, find, onFind }: Props) {
  const [written, setWritten] = useState(find);
  // A link in the section may set another id.
  const [seen, setSeen] = useState(find);
  if (seen !== find) {
    setSeen(find);
    if (written.trim() !== find) setWritten(find);
  }
  useEffect(() => {
    const wanted = written.trim();
    if (wanted === find) return undefined;
    const timer = setTimeout(() => onFind(wanted), SETTLED);
    return () => clearTimeout(timer);
  }, [written, find, onFind]);
  return (
    <search className="admin__search">
      <TextField
        label={label}
        help={help}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
    </search>
  );
}
