import { helpLines } from "@thodu/domain/brand";
import * as t from "@messages/helpRow";
import { useState } from "react";
import { useTall } from "../../lib/hooks/useTall";
import { LiveRegion } from "../../ui/LiveRegion";
import "./help-row.css";

const [teleManas, , emergency] = helpLines;

interface Props {
  /** Danger of somebody else that the person has told of has words of its own. */
  readonly worried: boolean;
  /** A listener is here: what is said has the room. */
  readonly listened: boolean;
  /** Messages written in this window. */
  readonly written: number;
}

/** One row of help lines for somebody whose words may tell of danger, theirs or another's. */
export function HelpRow({ worried, listened, written }: Props) {
  const tall = useTall(44);
  // Open until the next message, as everything beside what is said.
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
