import type { Output } from "@thodu/domain/contracts";
import type { Locale } from "@thodu/domain/locale";
import { MINUTE } from "@thodu/domain/time";
import { sectionNames, slow } from "@messages/adminArea";
import { all, forLanguage } from "@messages/adminRota";
import { leftLabel } from "@messages/deskPanes";
import { fromColleague as fromOne } from "@messages/deskWork";
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
import { useStillPeople, type StillHandlers } from "./useStillPeople";

const names: Readonly<Record<string, string>> = {
  all,
  ...Object.fromEntries(locales.map((each) => [each, languageName(each)])),
};

interface Props {
  readonly now: DeskNow;
  /** The language whose waiting people are wanted; null for all. */
  readonly language: Locale | null;
  /** Whether the last request failed. */
  readonly failed: boolean;
  /** Whether those in a crisis stand above the page's links already. */
  readonly isCrisisAbove: boolean;
  readonly onRetry: () => void;
}

/** The waiting people, in one language if one is chosen, each as a link to what an admin may know and do. */
export function WhoWaits({ now, language, failed, isCrisisAbove, onRetry }: Props) {
  const isHere = now.language === language;
  const online = useOnline();
  const cannotAsk = failed || !online;
  const { entries, handlers } = useStillPeople(isHere ? now.people : null, language ?? "all", isInCrisis);
  const people = entries ?? [];
  const crises = now.firstInCrisis ?? [];
  const isHelpAbove = isCrisisAbove && crises.length > 0;
  return (
    <div className="area__list">
      <h2 id="who-waits">{t.peopleWaiting}</h2>
      <Tabs names={names} shown={language ?? "all"} by="language" label={forLanguage} />
      {!isHere && !cannotAsk && <Skeleton lines={3} label={t.loading} slow={slow} />}
      {!isHere && cannotAsk && <Refused onRetry={onRetry} />}
      {isHere && people.length === 0 && (
        <Empty words={language === null ? t.nobodyWaits : t.nobodyWaitsIn(languageName(language))} />
      )}
      {!isHelpAbove && (crises.length > 0 || people.some(isInCrisis)) && <CrisisHelp crises={crises} />}
      {people.length > 1 && <Longest longest={longestOf(now, language)} language={language} />}
      {isHere && language === null && (now.leftOther ?? 0) > 0 && (
        <p className="soft">{t.leftOther(now.leftOther ?? 0, leftLabel)}</p>
      )}
      {people.length > 0 && <Waiting people={people} more={now.more} handlers={handlers} />}
    </div>
  );
}

type Person = Output<"readDesk">["people"][number];

const isInCrisis = ({ risk, alarmOpen = false }: Person): boolean => risk === "crisis" || alarmOpen;

type First = NonNullable<Output<"readDesk">["firstInCrisis"]>[number];

/**
 * Who has waited longest in a crisis, by language, and what an admin can do for them: admins can't claim anybody
 * themselves. The list may leave them out, and on a phone it is far below.
 */
export const CrisisHelp = ({ crises }: { readonly crises: readonly First[] }) => (
  <Notice kind="trouble">
    {crises.map(({ locale, waited, ...person }) => (
      <p key={locale}>
        <strong>{t.crisisIn(languageName(locale), Math.floor(waited / MINUTE))}</strong> <NamedPerson person={person} />
      </p>
    ))}
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

/** The person who has waited longest, in the chosen language; null if not known. */
function longestOf(
  { longest = null, longestWait, longestInLanguage = null }: DeskNow,
  language: Locale | null,
): LongestWait | null {
  if (language === null) return longest && { person: longest, waited: longestWait };
  return longestInLanguage && { person: longestInLanguage, waited: longestInLanguage.waited };
}

interface LongestProps {
  readonly longest: LongestWait | null;
  readonly language: Locale | null;
}

const Longest = ({ longest, language }: LongestProps) =>
  longest && (
    <p>
      {language === null ? t.longest : t.longestIn(languageName(language))}:{" "}
      {t.inMinutes(Math.floor(longest.waited / MINUTE))} <NamedPerson person={longest.person} />
    </p>
  );

/** Whether somebody in a crisis has waited longer than the team's target. */
const waitsTooLong = (person: Person): boolean => isInCrisis(person) && person.waited >= TARGET_WAIT * MINUTE;

function lookOf(person: Person): string {
  if (!isInCrisis(person)) return "soft small";
  return waitsTooLong(person) ? "monitoring__crisis monitoring__crisis--grave" : "monitoring__crisis small";
}

function factsOf(person: Person): readonly string[] {
  const { risk, alarmOpen = false, locale, waited, offered, fromColleague = false } = person;
  return [
    t.riskIs(levels[risk]),
    ...(alarmOpen ? [t.alarmOpen] : []),
    languageName(locale),
    fromColleague && waited < MINUTE ? fromOne : t.waitsFor(Math.floor(waited / MINUTE)),
    ...(waitsTooLong(person) ? [t.waitsTooLong(TARGET_WAIT)] : []),
    ...(offered ? [t.isOffered] : []),
  ];
}

/** With six rows and two lists above them, the page is at most three screens of a phone high. */
const ROWS = 6;

interface WaitingProps {
  readonly people: readonly Person[];
  /** How many more wait. */
  readonly more: number;
  readonly handlers: StillHandlers;
}

function Waiting({ people, more, handlers }: WaitingProps) {
  const { shown, from, next, top } = useSlice(people, ROWS);
  return (
    <div ref={top} tabIndex={-1} className="area__list">
      <details>
        <summary className="monitoring__more">{t.howOrdered}</summary>
        <p className="soft">{t.waitingHelp}</p>
      </details>
      <ul role="list" className="list" aria-labelledby="who-waits" {...handlers}>
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
