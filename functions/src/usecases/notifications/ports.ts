import type { Notice, Reader, Shown } from '@thodu/domain/notifications/notices';
import type { Seen } from '../chat/ports';

/** The events that people are to be told of, and what they see of them. */
export interface Outbox {
  find(uid: string, id: string): Promise<Seen<Notice> | null>;
  reader(uid: string): Promise<Reader>;
  /**
   * Marks the event as settled and, in the same write, shows it. `conflict`: another delivery was first, and nothing
   * was written.
   */
  settle(uid: string, id: string, seen: Seen<Notice>, shown: Shown | null): Promise<'stored' | 'conflict'>;
}
