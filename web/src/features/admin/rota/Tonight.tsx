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
  /** Times are shown in it. */
  readonly zone: string;
  /** Null for all of them. */
  readonly language: Locale | null;
}

/** Whose phones may ring tonight: each language's empty hours as a sentence, and the hours with names behind their numbers. */
export function Tonight({ tonight: { hours, empty }, zone, language }: Props) {
  const clock = clockOf(zone);
  const timeAt = (at: Millis): string => clockAt(clock(at).minute);
  const shown = locales.filter((each) => language === null || each === language);
  const byHour = [...Map.groupBy(hours, ({ at }) => at)];
  const isNobody = hours.every(({ listeners }) => listeners.length === 0);
  return (
    <section className="stack" aria-labelledby="rota-tonight">
      <h2 id="rota-tonight">{t.tonight}</h2>
      <p className="soft small">{t.tonightKey}</p>
      <ul role="list" className="list">
        {shown.map((each) => (
          <li key={each}>{sentenceOf(each, hours, empty, timeAt)}</li>
        ))}
      </ul>
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

function sentenceOf(
  language: Locale,
  hours: readonly Hour[],
  empty: Night["empty"],
  timeAt: (at: Millis) => string,
): string {
  const name = languageName(language);
  const spans = empty.filter((each) => each.language === language);
  if (spans.length === 0) return t.somebodyAlways(name);
  if (hours.every((each) => each.language !== language || each.cover === 0)) return t.nobodyAllNight(name);
  return t.nobodyAt(name, spans.map(({ from, to }) => `${timeAt(from)} – ${timeAt(to)}`).join(", "));
}

function OnCallIn({ hour }: { readonly hour: Hour | undefined }) {
  if (!hour) return <td>–</td>;
  const { cover, crisisCover, listeners } = hour;
  const more = crisisCover - cover;
  const figure = (
    <>
      {cover === 0 ? <strong>{t.nobody}</strong> : cover}
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

/** What is special about somebody's hour, after their name. */
function notesOf({ duty, whole, well, pageOnly }: Hour["listeners"][number]): string {
  const notes = [
    ...(pageOnly ? [t.pageOnly] : []),
    ...(duty === "crisis" ? [t.forCrisisOnly] : []),
    ...(whole ? [] : [t.partOfHour]),
    ...(well ? [] : [t.speaksLittle]),
  ];
  return notes.length === 0 ? "" : ` (${notes.join(", ")})`;
}
