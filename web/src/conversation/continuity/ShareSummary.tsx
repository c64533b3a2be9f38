import { useState } from "react";
import * as t from "@messages/continuity";
import { Switch } from "../../ui/form/Field";
import { call } from "../../lib/callables";
import type { Summary } from "../documents";
import { toast } from "../../lib/toast";

/**
 * The switch that lets the next listener read the summaries of earlier talks. A change is stored at once, and shown
 * before the server confirms it.
 */
export function ShareSummary({ summary }: { readonly summary: Summary }) {
  const stored = summary.summaryAgreedAt !== null;
  const [wish, setWish] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  if (wish === stored && !busy) setWish(null);
  const change = (agreed: boolean): void => {
    setWish(agreed);
    setBusy(true);
    void call("shareSummary", { agreed }).then((reply) => {
      setBusy(false);
      if (!reply.ok) setWish(null);
      if (reply.ok) toast("status", agreed ? t.shared : t.withdrawn);
      else toast("alert", reply.message);
    });
  };
  return <Switch label={t.label} help={t.help} on={wish ?? stored} disabled={busy} onChange={change} />;
}
