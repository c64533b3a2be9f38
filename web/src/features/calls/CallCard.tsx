import { brand } from '@thodu/domain/brand';
import * as t from '@messages/calls';
import { ButtonLink } from '../../ui/Button';
import { PhoneIcon } from '../../ui/icons';
import type { CallAllowance } from './api';

const { supportPhoneLink } = brand;
/** In one piece at the end of a line. */
const supportPhone = brand.supportPhone.replaceAll(' ', '\u00a0');
const [opens, answers] = t.steps(supportPhone);

/** The one button of the page, with what it does said before it. */
export function CallCard({ allowance }: { readonly allowance: CallAllowance }) {
  return allowance === 'used' ? <Used /> : <Free />;
}

const Free = () => (
  <section className="call-card" aria-labelledby="call-steps">
    <h2 id="call-steps">{t.stepsTitle}</h2>
    <p>{opens}</p>
    <p>{answers}</p>
    <a className="button call-card__button" href={supportPhoneLink}>
      <PhoneIcon />
      {t.callNow}
    </a>
    <p className="soft small">{t.honest}</p>
    <p className="soft small">
      {t.noPhone(supportPhone)} {t.soon}
    </p>
  </section>
);

const Used = () => (
  <section className="call-card">
    <p>{t.gateText}</p>
    <ButtonLink to="/go-premium" className="call-card__button">
      {t.gate}
    </ButtonLink>
  </section>
);
