import { useEffect, useState } from 'react';
import { loading } from '@messages/common';
import { reasons } from '@messages/errors';
import * as t from '@messages/profile';
import { friendlyDay, timeOfDay } from '../../../lib/time';
import { Card } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { readActivity } from '../api';
import type { Activity } from '../api/activity';

/** What the person did of late, from their own documents. */
export function ActivityCard({ uid }: { readonly uid: string }) {
  const [found, setFound] = useState<readonly Activity[] | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    readActivity(uid).then(
      (activity) => wanted && setFound(activity),
      () => wanted && setFound('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [uid]);

  return (
    <Card>
      <h2>{t.activityTitle}</h2>
      {found === null && <Skeleton label={loading} />}
      {found === 'failed' && <p className="soft">{reasons.INTERNAL}</p>}
      {Array.isArray(found) && found.length === 0 && <p className="soft">{t.noActivity}</p>}
      {Array.isArray(found) && found.length > 0 && <Activities of={found} />}
    </Card>
  );
}

const Activities = ({ of }: { readonly of: readonly Activity[] }) => (
  <ol role="list" className="activity">
    {of.map(({ kind, at }) => (
      <li key={`${kind}${at}`}>
        <p>{t.activities[kind]}</p>
        <p className="soft small">
          <time dateTime={new Date(at).toISOString()}>
            {friendlyDay(at)}, {timeOfDay(at)}
          </time>
        </p>
      </li>
    ))}
  </ol>
);
