import type { Locale } from "@thodu/domain/locale";
import type { Risk } from "@thodu/domain/safety/levels";
import { useRef } from "react";
import { savedReplies as title, savedRepliesHow } from "@messages/deskWork";
import { savedReplies } from "./replies";

interface Props {
  readonly locale: Locale;
  readonly risk: Risk;
  readonly onReply: (text: string) => void;
}

/**
 * Sentences that listeners use often, folded. Choosing one folds the list up again; not in a crisis, which needs
 * several.
 */
export function SavedReplies({ locale, risk, onReply }: Props) {
  const folds = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={folds} className="desk__saved">
      <summary>{title}</summary>
      <p className="small soft">{savedRepliesHow}</p>
      <ul role="list" className="desk__replies" lang={locale}>
        {savedReplies(locale, risk).map((text) => (
          <li key={text}>
            <button
              type="button"
              className="desk__reply"
              onClick={() => {
                if (folds.current && risk !== "crisis") folds.current.open = false;
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
