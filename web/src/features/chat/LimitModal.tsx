import { helpLines } from "@thodu/domain/brand";
import { plans } from "@thodu/domain/plans/plans";
import { FreeCallLeft } from "../../conversation/FreeCallLeft";
import { Link } from "../../lib/router";
import { Button, ButtonLink } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import * as t from "@messages/conversation";
import * as m from "@messages/minutes";
import { planWords } from "@messages/plans";
import type { Lock } from "./limit";

function textOf(lock: Lock): string {
  if (lock === "messages") return t.limitText;
  const when = lock === "minutes" ? m.whenNew(true) : `${m.whenNew(false)} ${m.nextPayment}`;
  return `${when} ${t.minutesText}`;
}

/**
 * The plans, shown once the free messages or today's minutes are used up. The help lines come first, and nothing is
 * urgent.
 */
export function LimitModal({
  open,
  lock,
  waits,
  isHeard,
  onClose,
}: {
  readonly open: boolean;
  readonly lock: Lock;
  /** No listener has come yet. */
  readonly waits: boolean;
  /** A listener is with them, and may write behind this window. */
  readonly isHeard: boolean;
  readonly onClose: () => void;
}) {
  const minutes = lock !== "messages";
  return (
    <Dialog open={open} title={minutes ? m.chatUsedUpTitle : t.limitTitle} closeLabel={t.close} wide onClose={onClose}>
      <p>{textOf(lock)}</p>
      {minutes && <p>{m.oneKind}</p>}
      <div role="status">
        {waits && <p>{t.limitWaits}</p>}
        {isHeard && (
          <p className="row row--apart">
            <strong>{t.limitHeard}</strong>
            <Button small onClick={onClose}>
              {t.limitRead}
            </Button>
          </p>
        )}
      </div>
      {open && !minutes && <FreeCallLeft />}
      <div className="limit__help">
        <p>{t.helpTitle}</p>
        <p className="limit__numbers">
          {helpLines.map(({ id, link, number }) => (
            <a key={id} href={link}>
              {number}
            </a>
          ))}
        </p>
      </div>
      <ul role="list" className="limit__plans">
        {plans.map(({ planId, title, price, features }) => (
          <li key={planId} className="limit__plan">
            <h3>{planWords[planId]?.title ?? title}</h3>
            <p className="limit__price">{planWords[planId]?.price ?? price}</p>
            <ul className="limit__features">
              {(planWords[planId]?.features ?? features).map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {minutes && (
        <p>
          <Link to="/therapy">{t.minutesElse}</Link>
        </p>
      )}
      <div className="dialog__actions limit__go">
        <ButtonLink to="/go-premium">{minutes ? t.seePlans : t.goPremiumNow}</ButtonLink>
      </div>
    </Dialog>
  );
}
