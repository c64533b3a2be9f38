import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../../ui/Button";
import "./sure.css";

interface SureProps {
  readonly words: string;
  readonly yes: string;
  /** Label of the button that cancels; it says what stays as it is. */
  readonly no: string;
  readonly busy: boolean;
  /** Where it is sent as a form. */
  readonly submits?: boolean;
  readonly onYes?: () => void;
  readonly onNo: () => void;
  readonly children?: ReactNode;
}

/** Asks once more; whole in sight, since it opens below what was pressed. */
export function Sure({ words, yes, no, busy, submits = false, onYes, onNo, children }: SureProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    group.current?.focus({ preventScroll: true });
    group.current?.scrollIntoView({ block: "end" });
  }, []);
  return (
    <div ref={group} role="group" aria-label={words} tabIndex={-1} className="sure stack">
      <p role="status">
        <b>{words}</b>
      </p>
      {children}
      <p className="row">
        <Button look="danger" type={submits ? "submit" : "button"} busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button look="quiet" onClick={onNo}>
          {no}
        </Button>
      </p>
    </div>
  );
}
