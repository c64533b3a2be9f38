import { useEffect, useRef, useState } from 'react';
import * as t from '@messages/matching';
import { toast } from '../../lib/toast';
import { Button, ButtonLink } from '../../ui/Button';
import { ChatIcon, HandsIcon, PhoneIcon } from '../../ui/icons';
import { requestHelp, requestsOpen, type HelpRequest } from './api';
import './matching.css';

export function RequestHelpScreen() {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<HelpRequest | null>(null);
  const request = async (): Promise<void> => {
    setBusy(true);
    const reply = await requestHelp();
    setBusy(false);
    setAnswer(reply);
    if (reply.state === 'submitted') toast('status', t.submitted);
  };
  return (
    <div className="help-request">
      <span className="help-request__sign">
        <HandsIcon size={44} />
      </span>
      <h1>{t.heading}</h1>
      <p className="lead">{t.lead}</p>
      {!requestsOpen && <p className="help-request__note">{t.soon}</p>}
      <Button className="help-request__button" busy={busy} onClick={() => void request()}>
        {t.requestNow}
      </Button>
      {answer && <Outcome answer={answer} />}
      <section className="help-request__steps" aria-labelledby="help-steps">
        <h2 id="help-steps">{t.what}</h2>
        <ol>
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** What came of it, brought into view and read out. */
function Outcome({ answer }: { readonly answer: HelpRequest }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [answer]);
  const submitted = answer.state === 'submitted';
  return (
    <section className="help-request__outcome">
      <h2 ref={heading} tabIndex={-1}>
        {submitted ? t.submittedTitle : t.closedTitle}
      </h2>
      {submitted && <p>{t.place(answer.position)}</p>}
      <p>{submitted ? t.submittedText : t.closedText}</p>
      <p className="row">
        <ButtonLink to="/chat" look="warm">
          <ChatIcon />
          {t.toChat}
        </ButtonLink>
        <ButtonLink to="/call" look="quiet">
          <PhoneIcon />
          {t.toCall}
        </ButtonLink>
      </p>
    </section>
  );
}
