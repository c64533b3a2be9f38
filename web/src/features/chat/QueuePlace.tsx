import type { Output } from '@thodu/domain/contracts';
import { MINUTE, SECOND } from '@thodu/domain/time';
import { useEffect, useState } from 'react';
import * as t from '@messages/queue';
import { call } from '../../lib/callables';
import { useVisible } from '../../lib/conversation/useReading';
import './queue.css';

/** A listener takes people one by one: the place changes no faster than this is noticed. */
const REFRESH = 15 * SECOND;

const minutes = (time: number): number => Math.max(1, Math.ceil(time / MINUTE));

/** Where somebody stands in the queue and what to expect, from measured waits; nothing while it is not known. */
export function QueuePlace() {
  const [queue, setQueue] = useState<Output<'readQueue'> | null>(null);
  const visible = useVisible();
  useEffect(() => {
    if (!visible) return undefined;
    let stopped = false;
    const ask = async (): Promise<void> => {
      const reply = await call('readQueue', {});
      if (!stopped && reply.ok) setQueue(reply.value);
    };
    void ask();
    const timer = setInterval(() => void ask(), REFRESH);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [visible]);
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
