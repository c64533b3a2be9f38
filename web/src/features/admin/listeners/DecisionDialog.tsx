import { useEffect, useState } from "react";
import * as t from "@messages/admin";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Notice } from "../../../ui/Notice";
import { isConfirmedNow } from "./confirmed";
import { called, decisions as words } from "./decisions";
import type { Asked, Decisions } from "./useDecisions";

/** Says what happens, and asks once more; and again where the address of an applicant is not confirmed. */
export function DecisionDialog({ decisions: { asked, ask, confirm } }: { readonly decisions: Decisions }) {
  const [warnedOf, setWarnedOf] = useState<Asked | null>(null);
  const said = asked && words[asked.kind];
  const [confirmed, setConfirmed] = useState<Asked | null>(null);
  const lags = asked?.kind === "approve" && !asked.person.emailConfirmed;
  useEffect(() => {
    if (lags) void isConfirmedNow(asked.person.uid).then((is) => is && setConfirmed(asked));
  }, [lags, asked]);
  const doubtful = lags && confirmed !== asked;
  const warned = doubtful && warnedOf === asked;
  const decide = (): void => {
    if (doubtful && !warned) setWarnedOf(asked);
    else confirm();
  };
  return (
    <Dialog open={asked !== null} title={said?.title ?? ""} onClose={() => ask(null)}>
      <p className="admin-decision__who">{asked && called(asked.person)}</p>
      <p>{said?.text}</p>
      {warned && (
        <Notice kind="trouble">
          <p>{t.unconfirmedText}</p>
        </Notice>
      )}
      <p className="dialog__actions">
        <Button look={asked?.kind === "revoke" ? "danger" : undefined} onClick={decide}>
          {warned ? t.approveAnyway : said?.name}
        </Button>
        <Button look="quiet" onClick={() => ask(null)}>
          {t.cancel}
        </Button>
      </p>
    </Dialog>
  );
}
