import { loading, slow } from "@messages/adminArea";
import * as t from "@messages/adminRota";
import { Link } from "../../../lib/router";
import { useAnswer } from "../../../lib/useAnswer";
import { Skeleton } from "../../../ui/Skeleton";
import { readRota, type Rota } from "../api/rota";
import { CalledLink } from "../parts/Ids";
import { addressOf } from "../sections";

/** Everybody whose phone may ring tonight, once each, in the order of their first hour. */
const namesOf = ({ tonight }: Rota): readonly (readonly [string, string])[] => [
  ...new Map((tonight?.hours ?? []).flatMap(({ listeners }) => listeners.map(({ uid, name }) => [uid, name] as const))),
];

/** Who is on call tonight, with a link to their hours. */
export function OnCallTonight() {
  const { answer, trouble } = useAnswer(readRota);
  const names = answer && namesOf(answer);
  return (
    <section className="stack" aria-labelledby="on-call-tonight">
      <h2 id="on-call-tonight">{t.tonight}</h2>
      {names === null && trouble === null && <Skeleton lines={1} label={loading} slow={slow} />}
      {names === null && trouble !== null && <p role="status">{trouble}</p>}
      {names?.length === 0 && <p>{t.noneTonight}</p>}
      {names !== null && names.length > 0 && (
        <ul role="list" className="list">
          {names.map(([uid, name]) => (
            <li key={uid}>
              <CalledLink uid={uid} {...(name !== "" && { name })} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={addressOf("rota")}>{t.theirHours}</Link>
      </p>
    </section>
  );
}
