import type { Millis } from '@thodu/domain/time';

/** Something the person did on Thodu. */
export interface Activity {
  readonly kind: 'joined' | 'began' | 'wrote' | 'appointment' | 'plan';
  readonly at: Millis;
}

export interface Facts {
  readonly joinedAt: Millis | null;
  readonly conversation: { readonly createdAt: Millis; readonly lastOwnAt: Millis | null } | null;
  readonly appointmentsAt: readonly Millis[];
  readonly planAt: Millis | null;
}

const SHOWN = 6;

const once = (kind: Activity['kind'], at: Millis | null): Activity[] => (at === null || Number.isNaN(at) ? [] : [{ kind, at }]);

/** The newest first; beginning to talk and the last message are one when they are of the same minute. */
export function activityOf({ joinedAt, conversation, appointmentsAt, planAt }: Facts): readonly Activity[] {
  const talk =
    conversation === null
      ? []
      : [
          ...once('began', conversation.createdAt),
          ...once('wrote', conversation.lastOwnAt !== null && conversation.lastOwnAt - conversation.createdAt > 60_000 ? conversation.lastOwnAt : null),
        ];
  return [...once('joined', joinedAt), ...talk, ...appointmentsAt.flatMap((at) => once('appointment', at)), ...once('plan', planAt)]
    .toSorted((a, b) => b.at - a.at)
    .slice(0, SHOWN);
}
