import { aliasFor } from "@thodu/domain/chat/alias";
import { partedBy } from "@thodu/domain/reports/blocks";
import type { Report } from "@thodu/domain/reports/model";
import * as b from "@messages/blocks";
import * as t from "@messages/monitoring";
import { languages } from "../../../lib/locale";
import { dayInIndia, momentInIndia, timeInIndia } from "../../../lib/time";
import { Link } from "../../../lib/router";
import { Button } from "../../../ui/Button";
import type { Ticket } from "../api/watchList";
import { PersonLink } from "../parts/Ids";
import { kinds } from "../parts/kinds";
import { addressOf } from "../sections";

interface Props {
  readonly found: Ticket<Report>;
  readonly onAsk: (act: "decide" | "reopen" | "restore") => void;
}

/** A case with who is part of it; a conversation goes by the alias that listeners see. */
export function CaseRow({ found: { value }, onAsk }: Props) {
  const { by, category, conversationId, note, blocked, liftedAt, createdAt, reportedId, reporterId } = value;
  const listener = by === "volunteer" ? reporterId : reportedId;
  const now = Date.now();
  return (
    <div className="monitoring__case">
      <p>
        <strong>{kinds[category]}</strong> {blocked && <span className="badge">{t.parted}</span>}
      </p>
      <p className="soft small">
        {t.reportedBy[by]} ·{" "}
        {conversationId !== "" && (
          <>
            <Link to={`${addressOf("people")}/${encodeURIComponent(conversationId)}`}>{aliasFor(conversationId)}</Link>
            {" · "}
          </>
        )}
        {t.listenerIs} {listener === null ? t.nobody : <PersonLink uid={listener} />} · {dayInIndia(createdAt, now)},{" "}
        {timeInIndia(createdAt)}
      </p>
      {value.stretches && (
        <ul className="small">
          {value.stretches.map(({ language, from, to }) => (
            <li key={`${language}-${from}`}>
              {languages.find(({ locale }) => locale === language)?.name}: {momentInIndia(from)} – {timeInIndia(to)}
            </li>
          ))}
        </ul>
      )}
      {note !== "" && <p className="monitoring__note monitoring__note--brief">{note}</p>}
      {value.status === "open" ? (
        <p>
          <Button small onClick={() => onAsk("decide")}>
            {t.decideOn}
          </Button>
        </p>
      ) : (
        <>
          <p>
            {value.decision && t.decisions[value.decision]}: {value.reason}
          </p>
          <p>
            <Button small look="outline" onClick={() => onAsk("reopen")}>
              {b.reopen}
            </Button>
          </p>
        </>
      )}
      {!blocked && liftedAt !== null && (
        <p className="row row--apart">
          <span className="soft small">{b.liftedOn(`${dayInIndia(liftedAt, now)}, ${timeInIndia(liftedAt)}`)}</span>
          {partedBy(value) !== null && (
            <Button small look="outline" onClick={() => onAsk("restore")}>
              {b.restore}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
