import { useEffect, useState } from 'react';
import * as t from '@messages/notifications';
import { useOnline } from '../../lib/conversation/useOnline';
import { Skeleton } from '../../ui/Skeleton';

const LONG_MS = 6_000;

/** Holds the place of the list; after a while it says why it takes so long. */
export function Loading() {
  const online = useOnline();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="stack">
      {(slow || !online) && (
        <p role="status" className="soft">
          {online ? t.slow : t.offline}
        </p>
      )}
      <Skeleton lines={5} label={t.loading} />
    </div>
  );
}
