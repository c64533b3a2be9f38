import { zoneName } from "@thodu/domain/zones";
import { useId, useState } from "react";
import { languageOf } from "@messages/desk";
import * as t from "@messages/laterDesk";
import { useSlow } from "../../../lib/hooks/useSlow";
import { formatter } from "../../../lib/time";
import { Button } from "../../../ui/Button";
import { useLaterTimes, type LaterTimes as Times } from "./useLaterTimes";

type Wish = "take" | "release";
type Entry = Times["open"][number];

/** The moment in the listener's own time zone: 'Thu 26 Nov, 6:30 pm'. */
const momentOf = (at: number): string =>
  formatter({ weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" }).format(at);

/**
 * The later times that people have asked for: the listener's own, and the open ones, folded into one row with their
 * number.
 */
export function LaterTimes() {
  const { times, failed, change } = useLaterTimes();
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState<{ readonly words: string; readonly trouble: boolean } | null>(null);
  const slow = useSlow(times === null && !failed);
  const make = async ({ conversationId, at }: Entry, wish: Wish): Promise<void> => {
    setBusy(conversationId);
    const trouble = await change(conversationId, at, wish);
    setSaid({ words: trouble ?? (wish === "take" ? t.taken : t.released), trouble: trouble !== null });
    setBusy(null);
  };
  const row = (entry: Entry, wish: Wish | null) => (
    <Row key={entry.conversationId} entry={entry} wish={wish} busy={busy === entry.conversationId} onMake={make} />
  );
  return (
    <details className="later-times">
      <summary>
        {t.title}
        {times && (
          <>
            <span className="desk__count" data-count={times.open.length} aria-hidden="true" />
            <span className="sr-only">, {t.count(times.open.length)}</span>
          </>
        )}
      </summary>
      <div className="later-times__list">
        {failed && <p role="alert">{t.trouble}</p>}
        {times === null && slow && <p className="soft">{t.slow}</p>}
        <p role={said?.trouble === true ? "alert" : "status"}>{said?.words}</p>
        {times && (
          <>
            {times.own.length > 0 && <h2>{t.mine}</h2>}
            <ul role="list" aria-label={t.mine}>
              {times.own.map((entry) => row(entry, entry.mayRelease ? "release" : null))}
            </ul>
            {times.open.length > 0 && <h2>{t.open}</h2>}
            {times.open.length === 0 && <p className="soft">{t.none}</p>}
            <ul role="list" aria-label={t.open}>
              {times.open.map((entry) => row(entry, "take"))}
            </ul>
            <p className="soft small">{t.zone(zoneName(formatter({}).resolvedOptions().timeZone))}</p>
          </>
        )}
      </div>
    </details>
  );
}

interface RowProps {
  readonly entry: Entry;
  /** Null if its listener can no longer release it. */
  readonly wish: Wish | null;
  readonly busy: boolean;
  readonly onMake: (entry: Entry, wish: Wish) => Promise<void>;
}

function Row({ entry, wish, busy, onMake }: RowProps) {
  const { alias, locale, at } = entry;
  const id = useId();
  return (
    <li className="later-times__row">
      <p id={id}>
        <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>
        <span className="soft">
          {alias} · {languageOf[locale]}
        </span>
      </p>
      {wish === null && <p className="soft small">{t.kept}</p>}
      {wish !== null && (
        <Button
          small
          look={wish === "take" ? undefined : "quiet"}
          busy={busy}
          aria-describedby={id}
          onClick={() => void onMake(entry, wish)}
        >
          {wish === "take" ? t.take : t.release}
        </Button>
      )}
    </li>
  );
}
