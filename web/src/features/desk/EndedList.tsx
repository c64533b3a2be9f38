import { useState } from "react";
import { languageOf } from "@messages/desk";
import * as t from "@messages/deskWork";
import { friendlyDay, timeOfDay } from "../../lib/time";
import { toast } from "../../lib/toast";
import { listEnded, type Ended } from "./api";

/** The listener's own ended conversations: that there was one, and with whom; each opens again when the person writes. */
export function EndedList() {
  const [ended, setEnded] = useState<readonly Ended[] | null>(null);
  const load = async (): Promise<void> => {
    const reply = await listEnded();
    if (reply.ok) setEnded(reply.value.conversations);
    else toast("alert", reply.message);
  };
  const now = Date.now();
  return (
    <details className="desk__ended" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>{t.endedTitle}</summary>
      <p className="soft">{t.endedHelp}</p>
      {ended?.length === 0 && <p className="soft">{t.endedNone}</p>}
      <ul role="list" aria-label={t.endedTitle}>
        {ended?.map(({ conversationId, alias, locale, lastMessageAt }) => (
          <li key={conversationId}>
            <span className="desk__alias">{alias}</span>
            <span className="soft">
              {languageOf[locale]} · {friendlyDay(lastMessageAt, now)}, {timeOfDay(lastMessageAt)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
