import { useState } from "react";
import type { Item } from "@thodu/domain/plans/plans";
import type { Right } from "@thodu/domain/plans/right";
import * as t from "@messages/plans";
import { talkPath } from "../../conversation/useRights";
import { Button, ButtonLink } from "../../ui/Button";
import { CheckIcon } from "../../ui/icons";
import type { Wish } from "./purchase";
import type { Progress } from "./usePurchase";
import { wordsOf, type Plan } from "./words";

interface Props {
  readonly plan: Plan;
  readonly current: boolean;
  /** The button was pressed while the reader's own plan is still loading. */
  readonly waiting: boolean;
  readonly progress: Progress;
  readonly talk: Right;
  readonly onPay: (wish: Wish) => void;
}

/** One plan: what it costs, what it gives, and the button that begins to pay. */
export function PlanCard({ plan, current, waiting, progress, talk, onPay }: Props) {
  const { planId } = plan;
  const { title, price, features, button } = wordsOf(plan);
  const [item, setItem] = useState<Item>("call");
  const [term, setTerm] = useState<"once" | "monthly">("once");
  const heading = `plan-${planId}`;
  const isSingle = planId === "pay-as-you-go";
  const mine = "wish" in progress && progress.wish.planId === planId;
  const busy = waiting || (mine && progress.kind === "processing");

  return (
    <li className={current ? "card plan plan--current" : "card plan"}>
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
      {isSingle ? (
        <Choice
          name={planId}
          legend={t.choose}
          options={[
            ["call", t.oneCall],
            ["chat", t.oneChat],
          ]}
          chosen={item}
          onChoose={setItem}
        />
      ) : (
        <Choice
          name={planId}
          legend={t.chooseTerm}
          options={[
            ["once", t.oneMonth],
            ["monthly", t.eachMonth],
          ]}
          chosen={term}
          onChoose={setTerm}
        />
      )}
      <div className="plan__pay">
        <Button
          look="outline"
          block
          busy={busy}
          aria-describedby={heading}
          onClick={() => onPay({ planId, item: isSingle ? item : null, renews: !isSingle && term === "monthly" })}
        >
          {button}
        </Button>
        <div role="status" className="plan__answer">
          {busy && <p className="soft small">{t.processing}</p>}
          {mine && progress.kind === "refused" && (
            <>
              <p>{progress.words}</p>
              <ButtonLink to={talkPath(talk)} small look="quiet">
                {t.talk[talk].action}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </li>
  );
}

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly (readonly [value: T, words: string])[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** What the one button pays for; the first unless the other is chosen. */
const Choice = <T extends string>({ name, legend, options, chosen, onChoose }: ChoiceProps<T>) => (
  <fieldset className="plan__choice">
    <legend>{legend}</legend>
    {options.map(([value, words]) => (
      <label key={value} className="plan__option">
        <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
        {words}
      </label>
    ))}
  </fieldset>
);
