import type { Beside } from "@thodu/domain/plans/beforeBuying";
import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import { usageKeys } from "@thodu/domain/plans/metering";
import { paysFor } from "@thodu/domain/plans/paysFor";
import type { Item, PlanId } from "@thodu/domain/plans/plans";
import * as t from "@messages/beforeBuying";
import { whenNew } from "@messages/minutes";
import type { Rights } from "../../conversation/useRights";
import { useUsed } from "../../conversation/used";
import { Link } from "../../lib/router";
import { dateInIndia } from "../../lib/time";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { LiveRegion } from "../../ui/LiveRegion";
import type { Wish } from "./purchase";
import type { Asked } from "./useAsking";
import { titleOf } from "./words";

interface Props {
  readonly asked: Asked | null;
  readonly onPay: (wish: Wish) => void;
  readonly onClose: () => void;
}

/** Says before the payment what happens to the plans that the person has. */
export function BeforeBuying({ asked, onPay, onClose }: Props) {
  const title = asked ? titleOf(asked.wish.planId) : "";
  const isAgain = asked?.told.kind === "again";
  return (
    <Dialog open={asked !== null} title={isAgain ? t.againTitle(title) : t.besideTitle(title)} onClose={onClose}>
      {asked && (
        <>
          <What asked={asked} />
          <p className="dialog__actions">
            <Button
              onClick={() => {
                onClose();
                onPay(asked.wish);
              }}
            >
              {isAgain ? (asked.wish.renews ? t.againYesRenewing : t.againYes) : t.besideYes}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t.againNo}
            </Button>
          </p>
        </>
      )}
    </Dialog>
  );
}

function What({ asked: { wish, told } }: { readonly asked: Asked }) {
  const { planId, renews } = wish;
  if (told.kind === "nothing") return null;
  if (told.kind === "again") {
    const again = renews ? t.againTextRenewing : t.againText;
    return <p>{again(dateInIndia(told.until))}</p>;
  }
  const begins = renews ? t.besideBeginsRenewing : t.besideBegins;
  return (
    <>
      <p>{planId === "pay-as-you-go" ? t.besideSingle : begins(titleOf(planId))}</p>
      {told.plans.map((plan) => (
        <p key={plan.planId}>{besideWords(plan, planId)}</p>
      ))}
    </>
  );
}

/** How long a plan that the person has runs, which of the two is used first, and whether it is charged again. */
function besideWords({ planId, until, usedFirst, mayRenew }: Beside, wished: PlanId): string {
  const [first, then] = usedFirst ? [planId, wished] : [wished, planId];
  const order = first === "unlimited-support" ? t.besideUnlimited : t.besideOrder;
  const has = titleOf(planId);
  const date = dateInIndia(until);
  return [
    planId === "pay-as-you-go" ? t.besideHasSingle(date) : t.besideHas(has, date),
    order(titleOf(first), titleOf(then)),
    ...(mayRenew ? [t.besideRenews(has)] : []),
  ].join(" ");
}

export interface UnusedProps {
  readonly uid: string;
  readonly item: Item;
  readonly rights: Rights;
  readonly plan: PlanTerm | null;
  readonly now: number;
}

/**
 * Beside the button that sells a call or a chat: says that the person can have one without paying, or when they can
 * again.
 */
export function Unused({ uid, item, rights, plan, now }: UnusedProps) {
  const used = useUsed(uid, usageKeys(item, plan, now));
  const right = rights.known ? rights[item] : "used";
  const paid = right === "plan" && used.state === "here" ? paysFor(item, plan, used.value, now) : null;
  const free = right === "plan" ? (paid === "now" ? "plan" : null) : right;
  return (
    <LiveRegion as="p" className="plan__unused small">
      {free !== null && free !== "used" && (
        <span>
          {t.unused[item][free]} <Link to={`/${item}`}>{t.use[item]}</Link>
        </span>
      )}
      {free === null && paid !== null && `${t.noMoreToday[item]} ${whenNew(paid === "tomorrow")}`}
    </LiveRegion>
  );
}
