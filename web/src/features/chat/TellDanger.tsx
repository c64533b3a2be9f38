import { useEffect, useRef, useState } from "react";
import * as t from "@messages/alarm";
import { AlarmQuestion } from "./AlarmQuestion";

/**
 * For somebody who can't write any more: what they write could tell of danger, so there has to be another way to say
 * it. A Yes counts at any time of a talk, and opens it.
 */
export function TellDanger() {
  const [open, setOpen] = useState(false);
  const row = useRef<HTMLDetailsElement>(null);
  // In a low window the answers would stand below the edge.
  useEffect(() => {
    if (open) row.current?.scrollIntoView({ block: "end" });
  }, [open]);
  return (
    <details ref={row} className="tell-danger" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.tell}</summary>
      {open && <AlarmQuestion />}
    </details>
  );
}
