import { useState } from "react";
import { languageOf } from "@messages/desk";
import * as t from "@messages/deskWork";
import { dayAndTime } from "../../../lib/time";
import { toast } from "../../../lib/toast";
import { listEnded, type Ended } from "../api";
import { isFound } from "./list";

/**
 * The listener's own ended conversations that match the search: that there was one, and with whom. Each opens again
 * when the person writes.
 */
export function EndedList({ search }: { readonly search: string }) {
  const [ended, setEnded] = useState<readonly Ended[] | null>(null);
  const load = async (): Promise<void> => {
    const reply = await listEnded();
    if (reply.ok) setEnded(reply.value.conversations);
    else toast("alert", reply.message);
  };
  const found = ended?.filter((each) => isFound(search, each));
  const now = Date.now();
  return (
    <details
      className="desk__ended desk__own-ended"
      onToggle={({ currentTarget }) => currentTarget.open && void load()}
    >
      <summary>{found !== undefined && found.length > 0 ? t.endedCount(found.length) : t.endedTitle}</summary>
      <p className="soft">{t.endedHelp}</p>
      {found?.length === 0 && <p className="soft">{search === "" ? t.endedNone : t.notFound}</p>}
      <ul role="list" aria-label={t.endedTitle}>
        {found?.map(({ conversationId, alias, locale, lastMessageAt, endedAt }) => (
          <li key={conversationId}>
            <span className="desk__alias">{alias}</span>
            <span className="soft">
              {languageOf[locale]} · {t.endedOn(dayAndTime(endedAt ?? lastMessageAt, now))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
