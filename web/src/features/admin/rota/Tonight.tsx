import { locales, type Locale } from "@thodu/domain/locale";
import type { Millis } from "@thodu/domain/time";
import * as t from "@messages/adminRota";
import { clockAt, clockOf } from "../../../lib/zoneTime";
import { Empty } from "../../../ui/Empty";
import { languageName } from "../parts/languageName";
import type { Rota } from "../api/rota";
import { PersonIn } from "./PersonIn";
import { Scrolled } from "./Scrolled";

type Night = NonNullable<Rota["tonight"]>;
type Hour = Night["hours"][number];

interface Props {
  readonly tonight: Night;
  /** The time zone in which times are shown. */
  readonly zone: string;
  /** Null for all languages. */
  readonly language: Locale | null;
}

/**
 * Whose phones may ring tonight: a sentence about each language's empty hours, and the hours with the names behind
 * their numbers.
 */
export function Tonight({ tonight: { hours, empty }, zone, language }: Props) {
  const clock = clockOf(zone);
  const timeAt = (at: Millis): string => clockAt(clock(at).minute);
  const shown = locales.filter((each) => language === null || each === language);
  const byHour = [...Map.groupBy(hours, ({ at }) => at)];
  const sentence = (each: Locale, name: string): string => sentenceOf(each, name, hours, empty, timeAt);
  const ofAll = [...new Set(shown.map((each) => sentence(each, t.all)))];
  const sentences =
    ofAll.length === 1 && shown.length > 1 ? ofAll : shown.map((each) => sentence(each, languageName(each)));
  const isNobody = hours.every(({ listeners }) => listeners.length === 0);
  return (
    <section className="stack" aria-labelledby="rota-tonight">
      <h2 id="rota-tonight">{t.tonight}</h2>
      <p className="soft small">
        {t.tonightKey}
        {!isNobody && <> {t.openForNames}</>}
      </p>
      {!isNobody && (
        <ul role="list" className="list">
          {sentences.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {isNobody && <Empty words={t.noneTonight} />}
      {!isNobody && (
        <Scrolled label={t.tonight} heads={[t.hour, ...shown.map(languageName)]}>
          {byHour.map(([at, all]) => (
            <tr key={at}>
              <th scope="row">{timeAt(at)}</th>
              {shown.map((each) => (
                <OnCallIn key={each} hour={all.find((one) => one.language === each)} />
              ))}
            </tr>
          ))}
        </Scrolled>
      )}
    </section>
  );
}

/** `name`: what the sentence is about, a language or all of them. */
function sentenceOf(
  language: Locale,
  name: string,
  hours: readonly Hour[],
  empty: Night["empty"],
  timeAt: (at: Millis) => string,
): string {
  const spans = empty.filter((each) => each.language === language);
  if (spans.length === 0) return t.somebodyAlways(name);
  if (hours.every((each) => each.language !== language || each.cover === 0)) return t.nobodyAllNight(name);
  return t.nobodyAt(name, spans.map(({ from, to }) => `${timeAt(from)} – ${timeAt(to)}`).join(", "));
}

/** Why somebody is named in an hour in which nobody counts. */
function butWho(listeners: Hour["listeners"]): string {
  const onPage = listeners.filter(({ pageOnly }) => pageOnly).length;
  const inPart = listeners.filter(({ pageOnly, whole }) => !pageOnly && !whole).length;
  return [...(onPage > 0 ? [t.pageOnlyCount(onPage)] : []), ...(inPart > 0 ? [t.partOnlyCount(inPart)] : [])]
    .map((words) => `, ${words}`)
    .join("");
}

function OnCallIn({ hour }: { readonly hour: Hour | undefined }) {
  if (!hour) return <td>–</td>;
  const { cover, crisisCover, listeners } = hour;
  const more = crisisCover - cover;
  const figure = (
    <>
      {cover === 0 ? <strong>{t.nobody}</strong> : cover}
      {cover === 0 && butWho(listeners)}
      {more > 0 && ` ${t.forCrisisToo(more)}`}
    </>
  );
  return (
    <td className={cover === 0 ? "on-call--none" : undefined}>
      {listeners.length === 0 && figure}
      {listeners.length > 0 && (
        <details>
          <summary>{figure}</summary>
          <ul role="list" className="list">
            {listeners.map((each) => (
              <li key={each.uid}>
                <PersonIn {...each} />
                {notesOf(each)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </td>
  );
}

/** Remarks on a listener's hour, shown after their name. */
function notesOf({ duty, whole, well, pageOnly }: Hour["listeners"][number]): string {
  const notes = [
    ...(pageOnly ? [t.pageOnly] : []),
    ...(duty === "crisis" ? [t.forCrisisOnly] : []),
    ...(whole ? [] : [t.partOfHour]),
    ...(well ? [] : [t.speaksLittle]),
  ];
  return notes.length === 0 ? "" : ` (${notes.join(", ")})`;
}
