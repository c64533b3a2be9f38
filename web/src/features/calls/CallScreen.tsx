import { useEffect } from 'react';
import * as t from '@messages/calls';
import { resumeCall } from '../../lib/calls/session';
import { useCallState, type CallState } from '../../lib/calls/state';
import { useSession } from '../../lib/session';
import { ButtonLink } from '../../ui/Button';
import { ChatIcon } from '../../ui/icons';
import { useCallAllowance } from './api';
import { CallCard } from './CallCard';
import { Lines } from './Lines';
import { LiveCall } from './LiveCall';
import { OverCard } from './OverCard';
import './calls.css';

export function CallScreen() {
  const call = useCallState();
  const { uid } = useSession();
  useEffect(() => void resumeCall('customer', uid), [uid]);
  return (
    <div className="call">
      <header className="stack call__head">
        <h1>{t.heading}</h1>
        <p className="lead">{t.lead}</p>
        <p className="soft">{t.comfort}</p>
      </header>
      <Now call={call} />
      <div className="call__else stack stack--wide">
        <section aria-labelledby="call-write" className="stack">
          <h2 id="call-write">{t.writeTitle}</h2>
          <p className="soft">{t.writeText}</p>
          <ButtonLink to="/chat" look="outline">
            <ChatIcon />
            {t.write}
          </ButtonLink>
        </section>
        <Lines />
      </div>
    </div>
  );
}

/** The button, the call, or what came of it. A listener's own call belongs to the volunteer pages. */
function Now({ call }: { readonly call: CallState }) {
  const allowance = useCallAllowance();
  if (call.side === 'volunteer' || call.phase === 'none') return <CallCard allowance={allowance} />;
  if (call.phase === 'over') return call.over && <OverCard over={call.over} />;
  return (
    <section className="call-card call-card--live">
      <LiveCall call={call} talkingWith={t.phases.talking} />
    </section>
  );
}
