import { brand } from "@thodu/domain/brand";
import { shortReference } from "@thodu/domain/reference";
import { useEffect, useRef } from "react";
import * as t from "@messages/plans";
import { Link } from "../../lib/router";
import { Button, ButtonLink } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import type { Bought, Progress } from "./usePurchase";
import { titleOf } from "./words";

/** What happens next with a purchase that is neither done nor off, with its reference. */
export function PurchaseNotice({
  progress,
  onSetAside,
}: {
  readonly progress: Progress;
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
  if (progress.kind === "done") return <Done bought={progress.bought} />;
  if (progress.kind === "unsaved")
    return (
      <Notice kind="trouble">
        <p>{t.notSaved}</p>
        <p>
          <a href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(progress.reference)}`}>
            {brand.supportEmail}
          </a>
        </p>
        <Reference id={progress.reference} />
      </Notice>
    );
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

/** Brought into sight, as the button that was pressed may be far below. */
function Title({ words }: { readonly words: string }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <p ref={title} tabIndex={-1} className="premium__done">
      <strong>{words}</strong>
    </p>
  );
}

/** What was bought, and the next step. */
function Done({ bought: { item, id } }: { readonly bought: Bought }) {
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

/** In full: our team looks it up. */
const Reference = ({ id }: { readonly id: string }) => (
  <p className="small">
    {t.reference} <span className="premium__reference">{id}</span>
  </p>
);
