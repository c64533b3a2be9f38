import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../../ui/Button";
import "./sure.css";

interface SureProps {
  readonly words: string;
  readonly yes: string;
  /** The label of the button that cancels; it says what stays as it is. */
  readonly no: string;
  readonly busy: boolean;
  /** Whether the form is submitted by it. */
  readonly submits?: boolean;
  readonly onYes?: () => void;
  readonly onNo: () => void;
  readonly children?: ReactNode;
}

/** Asks for a confirmation. Scrolls fully into view, because it opens below the pressed button. */
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
