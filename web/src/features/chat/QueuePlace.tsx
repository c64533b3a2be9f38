import { MINUTE } from '@thodu/domain/time';
import * as t from '@messages/queue';
import { call } from '../../lib/callables';
import { useAskedAgain } from '../../lib/useAskedAgain';

const minutes = (time: number): number => Math.max(1, Math.ceil(time / MINUTE));

/** Where somebody stands in the queue and what to expect, from measured waits; nothing while it is not known. */
export function QueuePlace() {
  const queue = useAskedAgain(() => call('readQueue', {}));
  return (
    <p className="chat__place" role="status">
      {queue?.position != null && (
        <>
          <strong>{t.place(queue.position)}</strong>{' '}
          {!queue.anyone && t.nobodyThere}
          {queue.anyone && queue.expected && t.expected(minutes(queue.expected.p50), minutes(queue.expected.p90))}
        </>
      )}
    </p>
  );
}
