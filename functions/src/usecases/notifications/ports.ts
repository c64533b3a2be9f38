import type { Notice, NoticeKind, Reader, Shown } from '@thodu/domain/notifications/notices';
import type { Millis } from '@thodu/domain/time';
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

/** Ends of plans, and the telling of them. */
export interface PlanEnds {
  /** Plans that end after `from` and not after `to`, at most 200. */
  between(from: Millis, to: Millis): Promise<readonly { readonly uid: string; readonly validUntil: Millis }[]>;
  /** Whether the plan is charged anew when it ends. */
  renews(uid: string): Promise<boolean>;
  /** Nothing when the event is known. */
  tell(uid: string, id: string, kind: NoticeKind): Promise<void>;
}
