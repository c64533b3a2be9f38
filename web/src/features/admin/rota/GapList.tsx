import { gapsOf } from "@thodu/domain/rota/gaps";
import type { Locale } from "@thodu/domain/locale";
import { useEffect, useRef } from "react";
import * as t from "@messages/adminRota";
import { useQuery } from "../../../lib/router";
import { spanIn } from "../../../lib/zoneTime";
import { Empty } from "../../../ui/Empty";
import { isOnFilter } from "../parts/isOnFilter";
import { languageName } from "../parts/languageName";
import { Pager } from "../parts/PagedList";
import { Tabs } from "../parts/Tabs";
import { Scrolled } from "./Scrolled";
import { PersonIn } from "./PersonIn";
import type { Rota } from "../api/rota";

const ROWS = 12;

interface Props {
  readonly rota: Rota;
  /** Null for all languages. */
  readonly language: Locale | null;
}

/**
 * The gaps in the rota, by time or largest first, with the listeners who have a shift in them. The order, and where a
 * page begins, are in the address.
 */
export function GapList({ rota: { days, shifts, zone }, language }: Props) {
  const [query] = useQuery();
  const after = query.get("after") ?? "";
  const hours = days.flatMap((each) => each.hours).filter((each) => language === null || each.language === language);
  const isBySize = query.get("gaps") === "size";
  const inTime = gapsOf(hours, shifts, Date.now()).map((gap) => ({ ...gap, id: `${gap.from}_${gap.language}` }));
  const gaps = isBySize ? inTime.toSorted((a, b) => b.gap - a.gap || a.from - b.from) : inTime;
  // If the gap after which the page began is filled by now, the first page is shown.
  const begin = gaps.findIndex(({ id }) => id === after) + 1;
  const shown = gaps.slice(begin, begin + ROWS);
  const next = gaps.length > begin + ROWS ? (shown.at(-1)?.id ?? null) : null;
  const region = useRef<HTMLElement>(null);
  const before = useRef(after);
  useEffect(() => {
    if (before.current !== after && !isOnFilter()) region.current?.focus();
    before.current = after;
  }, [after]);
  return (
    <section ref={region} className="stack area__list" aria-labelledby="rota-gaps" tabIndex={-1}>
      <h2 id="rota-gaps">{t.gaps}</h2>
      {gaps.length > 1 && (
        <Tabs
          names={{ time: t.soonest, size: t.greatest }}
          shown={isBySize ? "size" : "time"}
          by="gaps"
          keeps="language"
          label={t.gapsOrder}
        />
      )}
      {shown.length === 0 && <Empty words={t.noGaps} />}
      {shown.length > 0 && (
        <Scrolled label={t.gaps} heads={[t.when, t.language, t.needed, t.there, t.missing, t.who]}>
          {shown.map(({ id, holders, ...gap }) => (
            <tr key={id}>
              <th scope="row">{spanIn(gap, zone)}</th>
              <td>{languageName(gap.language)}</td>
              <td>{gap.need}</td>
              <td>{gap.cover}</td>
              <td>{gap.gap}</td>
              <td>
                {holders.length === 0 && t.nobody}
                {holders.map((each, at) => (
                  <span key={each.id}>
                    {at > 0 && ", "}
                    <PersonIn uid={each.uid ?? ""} name={each.name} /> (
                    {each.state === "taken" ? t.unconfirmed : t.confirmed})
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </Scrolled>
      )}
      <Pager after={begin === 0 ? "" : after} next={next} />
    </section>
  );
}
