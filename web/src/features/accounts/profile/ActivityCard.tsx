import { loading } from "@messages/common";
import { reasons } from "@messages/errors";
import { slow } from "@messages/guard";
import * as t from "@messages/profile";
import { dayAndTime } from "../../../lib/time";
import { Card } from "../../../ui/Card";
import { Skeleton } from "../../../ui/Skeleton";
import { useActivity } from "../api";
import type { Activity } from "../api/activity";

/** What the person did recently, from their own documents. */
export function ActivityCard({ uid }: { readonly uid: string }) {
  const heard = useActivity(uid);
  return (
    <Card>
      <h2>{t.activityTitle}</h2>
      {heard.state === "loading" && <Skeleton label={loading} slow={slow} />}
      {heard.state === "refused" && <p className="soft">{reasons.INTERNAL}</p>}
      {heard.state === "here" && heard.value.length === 0 && <p className="soft">{t.noActivity}</p>}
      {heard.state === "here" && heard.value.length > 0 && <Activities of={heard.value} />}
    </Card>
  );
}

const Activities = ({ of }: { readonly of: readonly Activity[] }) => (
  <ol role="list" className="activity">
    {of.map(({ kind, at }) => (
      <li key={`${kind}${at}`}>
        <p>{t.activities[kind]}</p>
        <p className="soft small">
          <time dateTime={new Date(at).toISOString()}>{dayAndTime(at)}</time>
        </p>
      </li>
    ))}
  </ol>
);
