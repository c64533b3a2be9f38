import type { Output } from "@thodu/domain/contracts";
import type { Locale } from "@thodu/domain/locale";
import { MINUTE } from "@thodu/domain/time";
import { slow } from "@messages/adminArea";
import { all, forLanguage } from "@messages/adminRota";
import { leftLabel } from "@messages/deskPanes";
import * as t from "@messages/monitoring";
import { levels } from "@messages/risk";
import { useOnline } from "../../../lib/hooks/useOnline";
import { locales } from "../../../lib/locale";
import { Empty } from "../../../ui/Empty";
import { Skeleton } from "../../../ui/Skeleton";
import type { DeskNow } from "../api/useMonitoring";
import { languageName } from "../parts/languageName";
import { Refused, SlicePager } from "../parts/PagedList";
import { Tabs } from "../parts/Tabs";
import { useSlice } from "../parts/useSlice";
import { NamedPerson } from "./NamedPerson";

const names: Readonly<Record<string, string>> = {
  all,
  ...Object.fromEntries(locales.map((each) => [each, languageName(each)])),
};

interface Props {
  readonly now: DeskNow;
  /** Those who wait in it are wanted; null for all. */
  readonly language: Locale | null;
  /** Whether the last question had no answer. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Each of those who wait, in one language if it is chosen, as the way to what an admin may know and do. */
export function WhoWaits({ now, language, failed, onRetry }: Props) {
  const isHere = now.language === language;
  const online = useOnline();
  const cannotAsk = failed || !online;
  return (
    <div className="area__list">
      <h2 id="who-waits">{t.peopleWaiting}</h2>
      <Tabs names={names} shown={language ?? "all"} by="language" label={forLanguage} />
      {!isHere && !cannotAsk && <Skeleton lines={3} label={t.loading} slow={slow} />}
      {!isHere && cannotAsk && <Refused onRetry={onRetry} />}
      {isHere && now.people.length === 0 && (
        <Empty words={language === null ? t.nobodyWaits : t.nobodyWaitsIn(languageName(language))} />
      )}
      {isHere && now.people.length > 1 && <Longest longest={longestOf(now, language)} />}
      {isHere && language === null && (now.leftOther ?? 0) > 0 && (
        <p className="soft">{t.leftOther(now.leftOther ?? 0, leftLabel)}</p>
      )}
      {isHere && now.people.length > 0 && <Waiting people={now.people} more={now.more} />}
    </div>
  );
}

interface LongestWait {
  readonly person: { readonly uid: string; readonly alias: string };
  readonly waited: number;
}

/** Who has waited longest, of the chosen language; null where that is not known. */
function longestOf(
  { longest = null, longestWait, longestInLanguage = null }: DeskNow,
  language: Locale | null,
): LongestWait | null {
  if (language === null) return longest && { person: longest, waited: longestWait };
  return longestInLanguage && { person: longestInLanguage, waited: longestInLanguage.waited };
}

const Longest = ({ longest }: { readonly longest: LongestWait | null }) =>
  longest && (
    <p>
      {t.longest}: {t.inMinutes(Math.floor(longest.waited / MINUTE))} <NamedPerson person={longest.person} />
    </p>
  );

/** With six, two lists above them and all words of a row, the page is not longer than three screens of a phone. */
const ROWS = 6;

function Waiting({ people, more }: Pick<Output<"readDesk">, "people" | "more">) {
  const { shown, from, next, top } = useSlice(people, ROWS);
  return (
    <div ref={top} tabIndex={-1} className="area__list">
      <details>
        <summary className="monitoring__more">{t.howOrdered}</summary>
        <p className="soft">{t.waitingHelp}</p>
      </details>
      <ul role="list" className="list" aria-labelledby="who-waits">
        {shown.map(({ uid, alias, locale, risk, waited, offered, alarmOpen = false }) => (
          <li key={uid}>
            <NamedPerson person={{ uid, alias }} />
            <p className={risk === "crisis" || alarmOpen ? "monitoring__crisis small" : "soft small"}>
              {[
                t.riskIs(levels[risk]),
                ...(alarmOpen ? [t.alarmOpen] : []),
                languageName(locale),
                t.waitsFor(Math.floor(waited / MINUTE)),
                ...(offered ? [t.isOffered] : []),
              ].join(" · ")}
            </p>
          </li>
        ))}
      </ul>
      {next === null && more > 0 && <p>{t.moreWait(more)}</p>}
      <SlicePager from={from} next={next} />
    </div>
  );
}
