import { brand } from "@thodu/domain/brand";
import { shortReference } from "@thodu/domain/reference";
import { isRunning } from "@thodu/domain/plans/covers";
import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import { useEffect, useRef, useState } from "react";
import * as t from "@messages/plans";
import { tookText, tookTitle } from "@messages/tookMoney";
import { Link } from "../../lib/router";
import { serverNow } from "../../lib/serverClock";
import { useSession } from "../../lib/session";
import { Button, ButtonLink } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { failedLately, keepFailed } from "./api/failed";
import { usePurchaseOf } from "./api/purchases";
import { isOf, type Bought, type Progress } from "./usePurchase";
import { titleOf } from "./words";

/** What happens next with a purchase that is neither complete nor cancelled, with its reference. */
export function PurchaseNotice({
  progress,
  plan,
  onSetAside,
}: {
  readonly progress: Progress;
  /** The person's plan, live. */
  readonly plan: PlanTerm | null;
  readonly onSetAside: () => void;
}) {
  if (progress.kind === "confirming")
    return (
      <Notice focused>
        <Title words={t.confirmingTitle} />
        <p>{t.confirmingText}</p>
        <Reference id={progress.reference} />
      </Notice>
    );
  if (progress.kind === "done") return <Done key={progress.bought.id} bought={progress.bought} plan={plan} />;
  if (progress.kind === "unsaved")
    return (
      <Notice kind="trouble">
        <p>{t.notSaved}</p>
        <Support id={progress.reference} />
      </Notice>
    );
  if (progress.kind === "failed") return <Failed reference={progress.reference} isNew />;
  if (progress.kind === "idle") return <Earlier />;
  if (progress.kind !== "unfinished") return null;
  const { planId, orderId } = progress.purchase;
  return (
    <Notice>
      <p>
        <strong>{t.unfinishedTitle(titleOf(planId))}</strong>
      </p>
      <p>{t.unfinishedText}</p>
      {orderId !== null && <Reference id={orderId} />}
      <Button small look="outline" onClick={onSetAside}>
        {t.notPaid}
      </Button>
    </Notice>
  );
}

/** The bank may have taken the money all the same, and confirm it later. */
function Failed({ reference, isNew = false }: { readonly reference: string; readonly isNew?: boolean }) {
  useEffect(() => {
    if (isNew) keepFailed(reference);
  }, [reference, isNew]);
  return (
    <Notice focused={isNew}>
      {isNew ? (
        <Title words={tookTitle} />
      ) : (
        <p>
          <strong>{tookTitle}</strong>
        </p>
      )}
      <p>{tookText}</p>
      <Support id={reference} />
    </Notice>
  );
}

/** A failed purchase on a later visit, until it is settled or a day has passed. */
function Earlier() {
  const { status, uid } = useSession();
  const purchase = usePurchaseOf(status === "user" ? uid : null);
  const reference = purchase && failedLately(purchase, serverNow());
  return reference === null ? null : <Failed reference={reference} />;
}

/** Scrolled into view, because the pressed button may be far below. */
function Title({ words }: { readonly words: string }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <p ref={title} tabIndex={-1} className="premium__done">
      <strong>{words}</strong>
    </p>
  );
}

/** What was bought, and the next step. Nothing once it was refunded or paused, which the plan's own card shows. */
function Done({ bought: { item, id }, plan }: { readonly bought: Bought; readonly plan: PlanTerm | null }) {
  const has = isRunning(plan, serverNow()) && isOf(plan, id);
  const [state, setState] = useState<"new" | "had" | "over">("new");
  if (has && state === "new") setState("had");
  if (!has && plan !== null && state === "had") setState("over");
  if (state === "over") return null;
  return (
    <Notice kind="good" focused>
      <Title words={t.doneTitle} />
      <p>
        {t.reference} <strong className="premium__reference">{shortReference(id)}</strong> ·{" "}
        <Link to={`/profile#receipt-${id}`}>{t.receipt}</Link>
      </p>
      <p className="row">
        {item !== "chat" && <ButtonLink to="/call">{t.startCall}</ButtonLink>}
        {item !== "call" && (
          <ButtonLink to="/chat" look={item === null ? "outline" : undefined}>
            {t.goToChat}
          </ButtonLink>
        )}
      </p>
    </Notice>
  );
}

/** In full, because our team looks it up. */
const Reference = ({ id }: { readonly id: string }) => (
  <p className="small">
    {t.reference} <span className="premium__reference">{id}</span>
  </p>
);

/** Whom to write to, with the reference as the subject. */
const Support = ({ id }: { readonly id: string }) => (
  <>
    <p>
      <a href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(id)}`}>{brand.supportEmail}</a>
    </p>
    <Reference id={id} />
  </>
);
