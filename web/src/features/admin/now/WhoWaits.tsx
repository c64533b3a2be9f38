import type { Output } from "@thodu/domain/contracts";
import type { Locale } from "@thodu/domain/locale";
import { MINUTE } from "@thodu/domain/time";
import { sectionNames, slow } from "@messages/adminArea";
import { all, forLanguage } from "@messages/adminRota";
import { leftLabel } from "@messages/deskPanes";
import * as t from "@messages/monitoring";
import { levels } from "@messages/risk";
import { useOnline } from "../../../lib/hooks/useOnline";
import { locales } from "../../../lib/locale";
import { Empty } from "../../../ui/Empty";
import { Notice } from "../../../ui/Notice";
import { Link } from "../../../lib/router";
import { Skeleton } from "../../../ui/Skeleton";
import type { DeskNow } from "../api/useMonitoring";
import { languageName } from "../parts/languageName";
import { Refused, SlicePager } from "../parts/PagedList";
import { Tabs } from "../parts/Tabs";
import { useSlice } from "../parts/useSlice";
import { addressOf } from "../sections";
import { NamedPerson } from "./NamedPerson";
import { TARGET_WAIT } from "./targets";

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
      {isHere && now.people.some(isInCrisis) && <CrisisHelp />}
      {isHere && now.people.length > 1 && <Longest longest={longestOf(now, language)} />}
      {isHere && language === null && (now.leftOther ?? 0) > 0 && (
        <p className="soft">{t.leftOther(now.leftOther ?? 0, leftLabel)}</p>
      )}
      {isHere && now.people.length > 0 && <Waiting people={now.people} more={now.more} />}
    </div>
  );
}

type Person = Output<"readDesk">["people"][number];

const isInCrisis = ({ risk, alarmOpen = false }: Person): boolean => risk === "crisis" || alarmOpen;

/** What an admin can do for who waits in a crisis: no page of theirs takes anybody. */
const CrisisHelp = () => (
  <Notice kind="trouble">
    <p>{t.crisisHelp}</p>
    <p className="row">
      <Link to={`${addressOf("now")}?list=listeners`}>{t.listening}</Link>
      <Link to={addressOf("rota")}>{sectionNames.rota}</Link>
    </p>
  </Notice>
);

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

/** Whether somebody in a crisis has waited for longer than anybody should. */
const waitsTooLong = (person: Person): boolean => isInCrisis(person) && person.waited >= TARGET_WAIT * MINUTE;

function lookOf(person: Person): string {
  if (!isInCrisis(person)) return "soft small";
  return waitsTooLong(person) ? "monitoring__crisis monitoring__crisis--grave" : "monitoring__crisis small";
}

function factsOf(person: Person): readonly string[] {
  const { risk, alarmOpen = false, locale, waited, offered } = person;
  return [
    t.riskIs(levels[risk]),
    ...(alarmOpen ? [t.alarmOpen] : []),
    languageName(locale),
    t.waitsFor(Math.floor(waited / MINUTE)),
    ...(waitsTooLong(person) ? [t.waitsTooLong(TARGET_WAIT)] : []),
    ...(offered ? [t.isOffered] : []),
  ];
}

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
        {shown.map((person) => (
          <li key={person.uid}>
            <NamedPerson person={person} />
            <p className={lookOf(person)}>{factsOf(person).join(" · ")}</p>
          </li>
        ))}
      </ul>
      {next === null && more > 0 && <p>{t.moreWait(more)}</p>}
      <SlicePager from={from} next={next} />
    </div>
  );
}
