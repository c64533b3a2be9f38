import { useEffect, useRef } from "react";
import { pleaseCheck } from "@messages/forms";

export interface Problem {
  /** The id of the field; null for a problem of the whole form. */
  readonly field: string | null;
  readonly words: string;
}

export interface FormSummaryProps {
  readonly problems: readonly Problem[];
  /** How many times the form was submitted. Each time with problems moves the focus here. */
  readonly tries: number;
}

/** The problems that keep a form from being sent. It takes the focus, and links to the fields. */
export function FormSummary({ problems, tries }: FormSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const found = problems.length > 0;
  useEffect(() => {
    if (found) box.current?.focus();
  }, [tries, found]);

  if (!found) return null;
  const general = problems.filter(({ field }) => field === null);
  const fields = problems.filter(({ field }) => field !== null);
  return (
    <div ref={box} className="summary" role="alert" tabIndex={-1}>
      {general.map(({ words }) => (
        <p key={words}>{words}</p>
      ))}
      {fields.length > 0 && (
        <>
          <p className="summary__title">{pleaseCheck}</p>
          <ul role="list">
            {fields.map(({ field, words }) => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(field ?? "")?.focus();
                  }}
                >
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
