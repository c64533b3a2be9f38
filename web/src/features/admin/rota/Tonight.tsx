import { locales, type Locale } from "@thodu/domain/locale";
import * as t from "@messages/adminRota";
import { Empty } from "../../../ui/Empty";
import { languageName } from "../parts/languageName";
import { isNobody, notesOf, sentencesOf, timeIn, type Hour, type Night } from "./night";
import { PersonIn } from "./PersonIn";
import { Scrolled } from "./Scrolled";

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
export function Tonight({ tonight, zone, language }: Props) {
  const timeAt = timeIn(zone);
  const shown = locales.filter((each) => language === null || each === language);
  const byHour = [...Map.groupBy(tonight.hours, ({ at }) => at)];
  const isEmpty = isNobody(tonight);
  return (
    <section className="stack" aria-labelledby="rota-tonight">
      <h2 id="rota-tonight">{t.tonight}</h2>
      <p className="soft small">
        {t.tonightKey}
        {!isEmpty && <> {t.openForNames}</>}
      </p>
      {!isEmpty && (
        <ul role="list" className="list">
          {sentencesOf(tonight, shown, zone).map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {isEmpty && <Empty words={t.noneTonight} />}
      {!isEmpty && (
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
