import * as t from "@messages/adminApplications";
import { hourNames, hours as hoursOf } from "@messages/application";
import { Link } from "../../../lib/router";
import { dayInIndia } from "../../../lib/time";
import { useSentApplications } from "../api/live";
import { languageName } from "../parts/languageName";
import { PagedList } from "../parts/PagedList";
import { useListAddress } from "./useListAddress";

/** Applications that wait for an answer, longest waiting first. */
export function SentList() {
  const addressWith = useListAddress();
  return (
    <PagedList label={t.toDecide} empty={t.noneToDecide} page={useSentApplications()} list="sent">
      {({ id, value: { name, languages, hours, sentAt } }) => (
        <div className="admin-person" data-uid={id}>
          <div className="admin-person__words">
            <h2 className="admin-person__who">
              <Link to={addressWith(id)}>{name}</Link>
            </h2>
            <p>
              {languages.map(languageName).join(", ")}
              {hours !== "" && ` · ${hoursOf}: ${hourNames[hours]}`}
            </p>
            {sentAt !== null && <p className="soft small">{t.sentOn(dayInIndia(sentAt))}</p>}
          </div>
        </div>
      )}
    </PagedList>
  );
}
