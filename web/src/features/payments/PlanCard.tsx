import { useState, type ComponentType } from "react";
import * as t from "@messages/plans";
import { talkPath, type Rights } from "../../conversation/useRights";
import { Button, ButtonLink } from "../../ui/Button";
import { CheckIcon } from "../../ui/icons";
import type { UnusedProps } from "./BeforeBuying";
import type { Wish } from "./purchase";
import type { Progress } from "./usePurchase";
import { wordsOf, type Plan } from "./words";

interface Props {
  readonly plan: Plan;
  readonly current: boolean;
  /** The button was pressed while the person's own plan was still loading. */
  readonly waiting: boolean;
  readonly progress: Progress;
  readonly rights: Rights;
  /** Null until its script is loaded. */
  readonly Unused: ComponentType<UnusedProps> | null;
  /** The person who is signed in, also as a guest; null for a visitor, about whom nothing is known. */
  readonly reader: Omit<UnusedProps, "item" | "rights"> | null;
  readonly onPay: (wish: Wish) => void;
}

/** What the button pays for; the first option unless another one is chosen. */
type Chosen = "call" | "chat" | "once" | "monthly";

const SINGLE = [
  ["call", t.oneCall],
  ["chat", t.oneChat],
] as const;
const MONTH = [
  ["once", t.oneMonth],
  ["monthly", t.eachMonth],
] as const;

/** One plan: what it costs, what it gives, and the button that starts a payment. */
export function PlanCard({ plan, current, waiting, progress, rights, Unused, reader, onPay }: Props) {
  const { planId } = plan;
  const { title, price, features, button } = wordsOf(plan);
  const isSingle = planId === "pay-as-you-go";
  const [chosen, setChosen] = useState<Chosen>(isSingle ? "call" : "once");
  const item = chosen === "call" || chosen === "chat" ? chosen : null;
  const heading = `plan-${planId}`;
  const mine = "wish" in progress && progress.wish.planId === planId;
  const busy = waiting || (mine && progress.kind === "processing");

  return (
    <li className={`card plan${current ? " plan--current" : ""}`}>
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
      <fieldset className="plan__choice">
        <legend>{isSingle ? t.choose : t.chooseTerm}</legend>
        {(isSingle ? SINGLE : MONTH).map(([value, words]) => (
          <label key={value} className="plan__option">
            <input
              type="radio"
              name={planId}
              value={value}
              checked={chosen === value}
              onChange={() => setChosen(value)}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <div className="plan__pay">
        {Unused && reader && item && <Unused item={item} rights={rights} {...reader} />}
        <Button
          look="outline"
          block
          busy={busy}
          aria-describedby={heading}
          onClick={() => onPay({ planId, item, renews: chosen === "monthly" })}
        >
          {button}
        </Button>
        <div role="status" className="plan__answer">
          {busy && <p className="soft small">{t.processing}</p>}
          {mine && progress.kind === "refused" && (
            <>
              <p>{progress.words}</p>
              <ButtonLink to={talkPath(rights.chat)} small look="quiet">
                {t.talk[rights.chat].action}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </li>
  );
}
