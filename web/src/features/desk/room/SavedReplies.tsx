import type { Locale } from "@thodu/domain/locale";
import type { Risk } from "@thodu/domain/safety/levels";
import { useRef } from "react";
import { savedReplies as title } from "@messages/deskWork";
import { savedReplies } from "./replies";

interface Props {
  readonly locale: Locale;
  readonly risk: Risk;
  readonly onReply: (text: string) => void;
}

/** What listeners write often, folded; one that is chosen folds it again. */
export function SavedReplies({ locale, risk, onReply }: Props) {
  const folds = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={folds}>
      <summary>{title}</summary>
      <ul role="list" className="desk__replies" lang={locale}>
        {savedReplies(locale, risk).map((text) => (
          <li key={text}>
            <button
              type="button"
              className="desk__reply"
              onClick={() => {
                if (folds.current) folds.current.open = false;
                onReply(text);
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
