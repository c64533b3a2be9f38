import { HOUR, type Millis } from "@thodu/domain/time";
import * as t from "@messages/adminRota";
import { tag } from "../../../lib/locale";
import { dayIn, spanIn } from "../../../lib/zoneTime";
import { Empty } from "../../../ui/Empty";
import { languageName } from "../parts/languageName";
import { PersonIn } from "./PersonIn";
import type { Rota } from "../api/rota";
import { Scrolled } from "./Scrolled";

const inHours = (time: Millis): string => (time / HOUR).toLocaleString(tag, { maximumFractionDigits: 1 });

/** How many hours each listener has, compared with the weekly maximum. */
export function Balance({ rota: { listeners, shifts, weeks, weekMax, zone } }: { readonly rota: Rota }) {
  const heads = [
    t.listener,
    t.shiftsAhead,
    ...weeks.map((monday) => t.weekFrom(dayIn(monday, zone))),
    t.twoWeeks,
    t.nights,
    t.missed,
    t.lapsed,
  ];
  return (
    <section className="stack" aria-labelledby="rota-balance">
      <h2 id="rota-balance">{t.balance}</h2>
      <p className="soft small">{t.balanceKey(weekMax / HOUR)}</p>
      {listeners.length === 0 && <Empty words={t.noListeners} />}
      {listeners.length > 0 && (
        <Scrolled label={t.balance} heads={heads}>
          {listeners.map((each) => (
            <tr key={each.uid}>
              <th scope="row">
                <PersonIn {...each} />
              </th>
              <td>
                <Shifts shifts={shifts.filter(({ uid }) => uid === each.uid)} zone={zone} />
              </td>
              {each.weeks.map((time, at) => (
                <td key={weeks[at]}>{t.ofMost(inHours(time), inHours(weekMax))}</td>
              ))}
              <td>{t.hours(inHours(each.time))}</td>
              <td>{each.nights}</td>
              <td>{each.missed}</td>
              <td>{each.lapsed}</td>
            </tr>
          ))}
        </Scrolled>
      )}
    </section>
  );
}

/** The current and future shifts of one listener, in the order of time. */
function Shifts({ shifts, zone }: Pick<Rota, "shifts" | "zone">) {
  if (shifts.length === 0) return <span className="soft">{t.noneAhead}</span>;
  return (
    <details>
      <summary>{t.shiftCount(shifts.length)}</summary>
      <ul role="list" className="list">
        {shifts
          .toSorted((one, other) => one.from - other.from)
          .map((each) => (
            <li key={each.id}>
              {spanIn(each, zone)} · {languageName(each.language)} ·{" "}
              {each.state === "taken" ? t.unconfirmed : t.confirmed}
            </li>
          ))}
      </ul>
    </details>
  );
}

/** The shifts of the last weeks to which the listener did not come. */
export const NoShows = ({ rota: { missed, listeners, zone } }: { readonly rota: Rota }) => (
  <section className="stack" aria-labelledby="rota-no-shows">
    <h2 id="rota-no-shows">{t.noShows}</h2>
    <p className="soft small">{t.noShowsKey}</p>
    {missed.length === 0 && <Empty words={listeners.length === 0 ? t.noPastShifts : t.noNoShows} />}
    {missed.length > 0 && (
      <Scrolled label={t.noShows} heads={[t.when, t.language, t.listener]}>
        {missed.map((each) => (
          <tr key={each.id}>
            <th scope="row">{spanIn(each, zone)}</th>
            <td>{languageName(each.language)}</td>
            <td>
              <PersonIn uid={each.uid} name={each.name} />
            </td>
          </tr>
        ))}
      </Scrolled>
    )}
  </section>
);
