import type { AdminRole } from "@thodu/domain/accounts/adminRoles";
import { useId, useState } from "react";
import * as t from "@messages/adminArea";
import { Link } from "../../lib/router";
import { MenuIcon } from "../../ui/icons";
import type { Crises } from "./api/useCrises";
import { useWaiting, waitingWords } from "./api/useWaiting";
import { addressOf, type Section } from "./sections";

interface Props {
  readonly sections: readonly Section[];
  readonly roles: readonly AdminRole[];
  readonly current: Section | null;
  readonly crises: Crises;
}

/** The links to the sections: beside the section on a wide screen; above it, behind a button, on a narrow one. */
export function AdminNav({ sections, roles, current, crises }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const waiting = useWaiting(roles);
  return (
    <nav className="area__nav" aria-label={t.area}>
      <button
        type="button"
        className="area__toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <MenuIcon />
        {t.sections}
        <InCrisis crises={crises} />
        <Count counts={[...waiting.values()]} />
      </button>
      <ul id={id} role="list" className={open ? "area__links area__links--open" : "area__links"}>
        {sections.map(({ key }) => (
          <li key={key}>
            <Link
              to={addressOf(key)}
              className="area__link"
              aria-current={key === current?.key ? "page" : undefined}
              onClick={() => setOpen(false)}
            >
              {t.sectionNames[key]}
              {key === "now" && <InCrisis crises={crises} />}
              <Count counts={[waiting.get(key) ?? 0]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many wait for a decision; nothing if there are none. */
function Count({ counts }: { readonly counts: readonly number[] }) {
  if (counts.every((count) => count === 0)) return null;
  const words = waitingWords(counts);
  return (
    <span className="area__count">
      <span aria-hidden="true">{words}</span>
      <span className="sr-only">, {t.waitingCount(words)}</span>
    </span>
  );
}

/**
 * How many people wait in a crisis, and how many in one have a listener who does not answer; each with the minutes of
 * the longest wait.
 */
const InCrisis = ({ crises: { waiting, unanswered } }: Pick<Props, "crises">) => (
  <>
    {waiting && (
      <span className="area__count area__count--crisis">
        <span aria-hidden="true">{t.crisisBadge(waiting.count, waiting.minutes)}</span>
        <span className="sr-only">, {t.crisisWaits(waiting.count, waiting.minutes)}</span>
      </span>
    )}
    {unanswered && (
      <span className="area__count area__count--crisis">
        <span aria-hidden="true">{t.unansweredBadge(unanswered.count, unanswered.minutes)}</span>
        <span className="sr-only">, {t.crisisUnanswered(unanswered.count, unanswered.minutes)}</span>
      </span>
    )}
  </>
);
