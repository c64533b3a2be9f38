import { FREE_CALL_SECONDS } from '@thodu/domain/calls/limits';
import { brand } from '@thodu/domain/brand';
import * as t from '@messages/calls';
import { startCall } from '../../lib/calls/session';
import { Button, ButtonLink } from '../../ui/Button';
import { Consent } from '../../ui/Consent';
import { PhoneIcon } from '../../ui/icons';
import type { CallAllowance } from './allowance';

/** In one piece at the end of a line. */
const supportPhone = brand.supportPhone.replaceAll(' ', '\u00a0');

/** The one button of the page, with what it does said before it. */
export const CallCard = ({ allowance }: { readonly allowance: CallAllowance }) =>
  allowance === 'used' ? <Used /> : <Ready words={allowance === 'open' ? t.callPlan : t.callNow} free={allowance === 'free'} />;

function Ready({ words, free }: { readonly words: string; readonly free: boolean }) {
  const [asks, talks, costs] = t.steps(FREE_CALL_SECONDS / 60);
  return (
    <section className="call-card" aria-labelledby="call-steps">
      <h2 id="call-steps">{t.stepsTitle}</h2>
      <p>{asks}</p>
      <p>{talks}</p>
      <Button className="call-card__button" onClick={() => void startCall()}>
        <PhoneIcon />
        {words}
      </Button>
      <Consent by="calling" />
      {free && <p className="soft small">{costs}</p>}
      <ByPhone />
    </section>
  );
}

export const Used = () => (
  <section className="call-card">
    <p>{t.gateText}</p>
    <ButtonLink to="/go-premium" className="call-card__button">
      {t.gate}
    </ButtonLink>
    <ByPhone />
  </section>
);

/** The support number, for whom the page can't or shall not call. */
export const ByPhone = () => (
  <p className="call-card__phone small">
    <a href={brand.supportPhoneLink}>{t.byPhone(supportPhone)}</a>
    <span className="soft">{t.byPhoneNote}</span>
  </p>
);
