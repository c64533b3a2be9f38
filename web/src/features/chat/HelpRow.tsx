import { helpLines } from "@thodu/domain/brand";
import * as t from "@messages/helpRow";
import { useState } from "react";
import { useTall } from "../../lib/hooks/useTall";
import { LiveRegion } from "../../ui/LiveRegion";
import "./help-row.css";

const [teleManas, , emergency] = helpLines;

interface Props {
  /** The person told of danger to somebody else, for which the text is another one. */
  readonly worried: boolean;
  /** A listener is here, so the messages get the room. */
  readonly listened: boolean;
  /** How many messages were written in this window. */
  readonly written: number;
}

/** One row of help lines for somebody whose messages may tell of danger to them or to another person. */
export function HelpRow({ worried, listened, written }: Props) {
  const tall = useTall(44);
  // Open until the next message, like everything else beside the messages.
  const [before] = useState(written);
  return (
    <LiveRegion as="section" className="help-row" aria-label={worried ? t.worried : t.label}>
      {worried && (
        <details open={tall && !listened && written === before}>
          <summary>{t.worried}</summary>
          <ul role="list">
            {t.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="help-row__lines">
        <span>{t.lines}</span>
        {[teleManas, emergency].map(({ id, link, number }) => (
          <a key={id} href={link}>
            <span>{t.names[id]}</span> <b>{number}</b>
          </a>
        ))}
      </p>
    </LiveRegion>
  );
}
