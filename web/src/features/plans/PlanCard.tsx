import { useState } from 'react';
import * as t from '@messages/plans';
import { Button, ButtonLink } from '../../ui/Button';
import { CheckIcon } from '../../ui/icons';
import { beginPayment, type PaymentStart, type Purchase } from './api';
import { wordsOf, type Plan } from './words';

type Item = NonNullable<Purchase['item']>;

/** One plan: what it costs, what it gives, and the button that begins to pay. */
export function PlanCard({ plan, current }: { readonly plan: Plan; readonly current: boolean }) {
  const { planId } = plan;
  const { title, price, features, button } = wordsOf(plan);
  const [item, setItem] = useState<Item>('call');
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<PaymentStart | 'unreached' | null>(null);
  const heading = `plan-${planId}`;
  const isSingle = planId === 'pay-as-you-go';

  const pay = async (): Promise<void> => {
    setAnswer(null);
    setBusy(true);
    setAnswer(await beginPayment(isSingle ? { planId, item } : { planId }).catch(() => 'unreached' as const));
    setBusy(false);
  };

  return (
    <li className={current ? 'card plan plan--current' : 'card plan'}>
      <div className="row row--apart">
        <h2 id={heading}>{title}</h2>
        {current && <span className="badge badge--good">{t.current}</span>}
      </div>
      <p className="plan__price">{price}</p>
      <ul role="list" className="plan__features" aria-label={t.includes(title)}>
        {features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={20} />
            {feature}
          </li>
        ))}
      </ul>
      {isSingle && <Choice item={item} onChoose={setItem} />}
      <div className="plan__pay">
        <Button look="outline" block busy={busy} aria-describedby={heading} onClick={() => void pay()}>
          {button}
        </Button>
        <div role="status">{answer && <Answer answer={answer} />}</div>
      </div>
    </li>
  );
}

/** Which of the two Pay As You Go sells; the call unless the chat is chosen. */
const Choice = ({ item, onChoose }: { readonly item: Item; readonly onChoose: (item: Item) => void }) => (
  <fieldset className="plan__choice">
    <legend>{t.choose}</legend>
    {([['call', t.oneCall], ['chat', t.oneChat]] as const).map(([value, words]) => (
      <label key={value} className="plan__option">
        <input type="radio" name="pay-as-you-go" value={value} checked={item === value} onChange={() => onChoose(value)} />
        {words}
      </label>
    ))}
  </fieldset>
);

function Answer({ answer }: { readonly answer: PaymentStart | 'unreached' }) {
  if (answer === 'login-first')
    return (
      <div className="plan__answer">
        <p>{t.logInFirst}</p>
        <ButtonLink to="/login?from=/go-premium" small look="quiet">
          {t.login}
        </ButtonLink>
      </div>
    );
  return (
    <div className="plan__answer">
      <p>{answer === 'closed' ? t.payClosed : t.unreached}</p>
      <ButtonLink to="/chat" small look="quiet">
        {t.toChat}
      </ButtonLink>
    </div>
  );
}
