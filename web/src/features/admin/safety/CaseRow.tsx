import { partedBy } from "@thodu/domain/reports/blocks";
import { isClosedByItself, mayCloseByItself } from "@thodu/domain/reports/hours";
import type { Report } from "@thodu/domain/reports/model";
import { DAY } from "@thodu/domain/time";
import { useId } from "react";
import * as b from "@messages/blocks";
import * as w from "@messages/deskWork";
import * as t from "@messages/monitoring";
import { dayInIndia, momentInIndia, timeInIndia } from "../../../lib/time";
import { Button } from "../../../ui/Button";
import { CASES_FOLD } from "../api/rows";
import type { Ticket } from "../api/watchList";
import { PersonLink } from "../parts/Ids";
import { languageName } from "../parts/languageName";
import { decisionOf } from "../parts/kinds";
import { useMedia } from "../../../lib/hooks/useMedia";
import { AcknowledgeButton, LookedAt } from "./Acknowledge";
import { CaseFacts } from "./CaseFacts";
import { CaseFold } from "./CaseFold";
import { isOnlyClosed } from "./offered";

interface Props {
  readonly found: Ticket<Report>;
  readonly onAsk: (act: "decide" | "reopen" | "restore" | "lift") => void;
  /** Shown by itself, so that it is never folded. */
  readonly isAlone?: boolean;
}

/** How a case was closed, in words. */
const outcomeOf = (value: Report): string =>
  isClosedByItself(value)
    ? t.closedByItself
    : `${value.decision === null ? "" : decisionOf(value, value.decision)}: ${value.reason}`;

/** A case with the people who are part of it, and what was or can be decided; folded on a phone. */
export function CaseRow({ found, onAsk, isAlone = false }: Props) {
  const isNarrow = useMedia(CASES_FOLD);
  const title = useId();
  if (isAlone || !isNarrow) return <Whole found={found} onAsk={onAsk} />;
  return (
    <CaseFold value={found.value} title={title}>
      <Whole found={found} onAsk={onAsk} title={title} />
    </CaseFold>
  );
}

interface WholeProps extends Omit<Props, "isAlone"> {
  /** The id of the line above it that says what the case is about; without it, it says so itself. */
  readonly title?: string;
}

function Whole({ found, onAsk, title }: WholeProps) {
  const { id, value } = found;
  const { note, crisis } = value;
  // Rows may look alike, so each button refers to the facts of its case.
  const facts = useId();
  const described = title === undefined ? facts : `${title} ${facts}`;
  return (
    <div className="monitoring__case">
      <div id={facts} className="monitoring__case">
        <CaseFacts id={id} value={value} isNamed={title === undefined} />
      </div>
      {value.stretches && (
        <ul className="small monitoring__stretches">
          {value.stretches.map(({ language, from, to }) => (
            <li key={`${language}-${from}-${to}`}>
              {languageName(language)}: {momentInIndia(from)} – {to - from < DAY ? timeInIndia(to) : momentInIndia(to)}
            </li>
          ))}
        </ul>
      )}
      {mayCloseByItself(value) && <p className="soft small">{t.closesByItself}</p>}
      {crisis && (
        <dl className="small monitoring__note">
          <dt>{w.agreed}</dt>
          <dd>{crisis.agreed}</dd>
          <dt>{w.whoKnows}</dt>
          <dd>{crisis.whoKnows}</dd>
          <dt>{w.linesGiven}</dt>
          <dd>{w.linesAnswers[crisis.linesGiven ? "yes" : "no"]}</dd>
        </dl>
      )}
      {note !== "" && <p className="monitoring__note monitoring__note--brief">{note}</p>}
      <LookedAt value={value} />
      <Acts found={found} described={described} onAsk={onAsk} />
    </div>
  );
}

interface ActsProps extends Pick<Props, "found" | "onAsk"> {
  /** The ids of what says which case a button belongs to. */
  readonly described: string;
}

/** What was decided and by whom, and what can be done. */
function Acts({ found, described, onAsk }: ActsProps) {
  const { value } = found;
  const { blocked, liftedAt, decidedAt, decidedBy } = value;
  const now = Date.now();
  return (
    <>
      {value.status === "open" ? (
        <p className="row">
          <Button small aria-describedby={described} onClick={() => onAsk("decide")}>
            {isOnlyClosed(value) ? t.decide : t.decideOn}
          </Button>
          <AcknowledgeButton found={found} described={described} />
        </p>
      ) : (
        <>
          <p>{outcomeOf(value)}</p>
          {decidedBy !== null && decidedAt !== null && (
            <p className="soft small">
              {t.decidedBy} <PersonLink uid={decidedBy} /> · {dayInIndia(decidedAt, now)}, {timeInIndia(decidedAt)}
            </p>
          )}
          <p>
            <Button small look="outline" aria-describedby={described} onClick={() => onAsk("reopen")}>
              {b.reopen}
            </Button>
          </p>
        </>
      )}
      {blocked && partedBy(value) !== null && (
        <p>
          <Button small look="outline" aria-describedby={described} onClick={() => onAsk("lift")}>
            {b.lift}
          </Button>
        </p>
      )}
      {!blocked && liftedAt !== null && (
        <p className="row row--apart">
          <span className="soft small">{b.liftedOn(`${dayInIndia(liftedAt, now)}, ${timeInIndia(liftedAt)}`)}</span>
          {partedBy(value) !== null && (
            <Button small look="outline" aria-describedby={described} onClick={() => onAsk("restore")}>
              {b.restore}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
