import * as t from '@messages/calls';
import { ButtonLink } from '../../ui/Button';
import { ChatIcon } from '../../ui/icons';
import { useCallAllowance } from './api';
import { CallCard } from './CallCard';
import { Lines } from './Lines';
import './calls.css';

export function CallScreen() {
  const allowance = useCallAllowance();
  return (
    <div className="call">
      <header className="stack call__head">
        <h1>{t.heading}</h1>
        <p className="lead">{t.lead}</p>
        <p className="soft">{t.comfort}</p>
      </header>
      <CallCard allowance={allowance} />
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
