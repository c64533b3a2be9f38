import { useEffect, useRef, useState } from "react";
import * as t from "@messages/guidedNote";
import { NOTE, stored } from "../../lib/storage";
import { Button } from "../../ui/Button";
import "./guided-note.css";

/** The longest answer, in characters; all three together fit into one message. */
const LONGEST = 300;

/** The answers stored on this device, as far as they can be read. */
function read(): readonly string[] {
  try {
    const found: unknown = JSON.parse(stored.get(NOTE) ?? "[]");
    return t.steps.map((_, at) => {
      const text: unknown = Array.isArray(found) ? found[at] : "";
      return typeof text === "string" ? text.slice(0, LONGEST) : "";
    });
  } catch {
    return t.steps.map(() => "");
  }
}

interface Props {
  /** Sends the note as a message; null if nothing can be sent. */
  readonly onHand: ((text: string) => void) | null;
}

/**
 * A note of three steps for oneself, while waiting. It stays on this device, without a network too, until its writer
 * sends it to the listener or deletes it.
 */
export function GuidedNote({ onHand }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details className="guided-note" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.title}</summary>
      {open && <Steps onHand={onHand} />}
    </details>
  );
}

/** Rendered only while they are open, so that the chat has a single field to write in. */
function Steps({ onHand }: Props) {
  const [answers, setAnswers] = useState(read);
  const [at, setAt] = useState(0);
  const [isHanded, setHanded] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const whole = useRef<HTMLUListElement>(null);
  // The pressed button disappears with the last step.
  useEffect(() => {
    if (at === t.steps.length) whole.current?.focus();
  }, [at]);
  const keep = (next: readonly string[]): void => {
    setAnswers(next);
    setHanded(false);
    if (next.some((text) => text !== "")) stored.set(NOTE, JSON.stringify(next));
    else stored.remove(NOTE);
  };
  const go = (to: number): void => {
    setAt(to);
    field.current?.focus();
  };
  const step = t.steps[at];
  const written = t.steps.flatMap(({ label }, index) => {
    const text = answers[index]?.trim() ?? "";
    return text === "" ? [] : [`${label}: ${text}`];
  });
  const startAgain = (): void => {
    keep(t.steps.map(() => ""));
    setAt(0);
  };
  const hand = (): void => {
    onHand?.(written.join("\n"));
    startAgain();
    setHanded(true);
  };
  return (
    <div className="guided-note__body">
      {step ? (
        <label className="guided-note__step">
          <span>{step.question}</span>
          <textarea
            ref={field}
            className="field__input"
            rows={2}
            maxLength={LONGEST}
            value={answers[at] ?? ""}
            onChange={({ target }) => keep(answers.map((text, index) => (index === at ? target.value : text)))}
          />
        </label>
      ) : (
        <ul ref={whole} role="list" tabIndex={-1}>
          {written.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {written.length === 0 && <li>{t.empty}</li>}
        </ul>
      )}
      <p className="soft small" role="status">
        {isHanded ? t.handed : t.stays}
      </p>
      <div className="exercises__buttons">
        {at > 0 && (
          <Button small look="quiet" onClick={() => go(at - 1)}>
            {t.back}
          </Button>
        )}
        {step && (
          <Button small look="outline" onClick={() => go(at + 1)}>
            {t.next}
          </Button>
        )}
        {!step && written.length > 0 && (
          <Button small look="quiet" onClick={startAgain}>
            {t.remove}
          </Button>
        )}
        {!step && written.length > 0 && onHand && (
          <Button small onClick={hand}>
            {t.hand}
          </Button>
        )}
      </div>
    </div>
  );
}
