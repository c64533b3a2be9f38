import { aliasFor } from "@thodu/domain/chat/alias";
import type { Report } from "@thodu/domain/reports/model";
import * as t from "@messages/monitoring";
import { dayInIndia, timeInIndia } from "../../../lib/time";
import { Link } from "../../../lib/router";
import { PersonLink } from "../parts/Ids";
import { kinds } from "../parts/kinds";
import { addressOf } from "../sections";

/** What a case is about, who is part of it, and since when; a conversation goes by the alias that listeners see. */
export function CaseFacts({ value }: { readonly value: Report }) {
  const { by, category, conversationId, blocked, createdAt, reportedId, reporterId } = value;
  const listener = by === "volunteer" ? reporterId : reportedId;
  return (
    <>
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
        {(by !== "server" || listener !== null) && (
          <>
            {t.listenerIs} {listener === null ? t.nobody : <PersonLink uid={listener} />} ·{" "}
          </>
        )}
        {dayInIndia(createdAt, Date.now())}, {timeInIndia(createdAt)}
      </p>
    </>
  );
}
