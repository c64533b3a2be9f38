import { locales } from "@thodu/domain/locale";
import { loading, slow } from "@messages/adminArea";
import * as t from "@messages/adminRota";
import { Link } from "../../../lib/router";
import { useAnswer } from "../../../lib/useAnswer";
import { isIndia } from "../../../lib/zoneTime";
import { Skeleton } from "../../../ui/Skeleton";
import { readRota } from "../api/rota";
import { CalledLink } from "../parts/Ids";
import { isNobody, namedIn, sentencesOf, type Night } from "../rota/night";
import { addressOf } from "../sections";

/** An older server says nothing of the night. */
const NO_NIGHT: Night = { hours: [], empty: [] };

/** Who is on call tonight and when nobody is, as the rota says it, with a link to their hours. */
export function OnCallTonight() {
  const { answer, trouble } = useAnswer(readRota);
  const night = answer && (answer.tonight ?? NO_NIGHT);
  return (
    <section className="stack" aria-labelledby="on-call-tonight">
      <h2 id="on-call-tonight">{t.tonight}</h2>
      {night === null && trouble === null && <Skeleton lines={1} label={loading} slow={slow} />}
      {night === null && trouble !== null && <p role="status">{trouble}</p>}
      {night !== null && isNobody(night) && <p>{t.noneTonight}</p>}
      {answer && night !== null && !isNobody(night) && (
        <>
          <p className="soft small">{isIndia(answer.zone) ? t.zoneIsIndia : t.zoneIs(answer.zone)}</p>
          {sentencesOf(night, locales, answer.zone).map((each) => (
            <p key={each}>{each}</p>
          ))}
          <ul role="list" className="list">
            {namedIn(night).map(({ uid, name, notes }) => (
              <li key={uid}>
                <CalledLink uid={uid} {...(name !== "" && { name })} />
                {notes}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={addressOf("rota")}>{t.theirHours}</Link>
      </p>
    </section>
  );
}
