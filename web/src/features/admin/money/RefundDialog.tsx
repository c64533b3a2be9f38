import type { Order } from "@thodu/domain/payments/model";
import { useState } from "react";
import { reasons } from "@messages/errors";
import { reasonRequired } from "@messages/monitoring";
import { close } from "@messages/common";
import * as t from "@messages/orders";
import { call } from "../../../lib/callables";
import { useOnline } from "../../../lib/hooks/useOnline";
import { rupees } from "../../../lib/money";
import { momentInIndia } from "../../../lib/time";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { TextField } from "../../../ui/form/Field";
import { Form } from "../../../ui/form/Form";
import { useFormOf } from "../../../ui/form/useFormOf";
import { Notice } from "../../../ui/Notice";
import { useFoundRefunds } from "../api/live";
import { Ids } from "../parts/Ids";
import { useShown } from "../parts/useShown";
import { RefundRow } from "./Refunds";

const schema = async () => (await import("./refundForm")).refundForm;

/** The fields of an order that the dialog shows. */
export interface Refundable extends Pick<Order, "userId" | "planName" | "amount" | "paymentId" | "createdAt"> {
  readonly id: string;
}

interface Props {
  readonly asked: Refundable | null;
  readonly onClose: () => void;
}

interface AskProps {
  readonly order: Refundable;
  readonly onClose: () => void;
}

/** Says what happens, asks for a reason, and refunds the payment. */
export const RefundDialog = ({ asked, onClose }: Props) => (
  <Dialog open={asked !== null} title={t.refundTitle} onClose={onClose}>
    {asked && <Ask key={asked.id} order={asked} onClose={onClose} />}
  </Dialog>
);

function Ask({ order, onClose }: AskProps) {
  const { id, planName, amount, createdAt, paymentId, userId } = order;
  const { field, send, refuse, summary, busy } = useFormOf(schema, { reason: t.reason }, { reason: "" });
  const live = useFoundRefunds(paymentId ?? "none", 0);
  const [isSent, setSent] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const isShown = useShown();
  const online = useOnline();
  const isLoading = live.state === "loading";
  const known = live.state === "here" ? (live.value[0] ?? null) : null;
  // Without knowing the refund's state, the request does not say which state was seen, and the server checks none.
  const saw = live.state === "here" ? { saw: { demandedAt: known?.value.createdAt ?? null } } : {};
  const refund = send(async ({ reason }) => {
    // No refund is requested before the page knows whether a colleague has requested one.
    if (isLoading) return refuse(reasons.NETWORK);
    setSent(true);
    const reply = await call("refundPayment", { orderId: id, reason, ...saw });
    if (!reply.ok && reply.reason === "PAYMENT_REFUNDED" && isShown()) return setOvertaken(true);
    if (!reply.ok) {
      setSent(false);
      if (isShown()) refuse(reply.message);
      else toast("alert", reply.reason === "PAYMENT_REFUNDED" ? t.refundOvertaken : reply.message);
      return;
    }
    toast("status", reply.value.status === "refunded" ? t.refundDone : t.refundPending);
    if (isShown()) onClose();
  });
  // After the request, the reply says what happened.
  const isAsked = known !== null && known.value.status !== "given-up" && !isSent;
  const isFormShown = !isAsked && !isOvertaken;
  return (
    <>
      <p>
        {planName} · {rupees(amount)}
      </p>
      <p className="soft small">{momentInIndia(createdAt)}</p>
      <Ids money={[id, paymentId]} uid={userId} />
      {isOvertaken && <Notice kind="trouble">{t.refundOvertaken}</Notice>}
      {isAsked && <Notice>{t.refundAsked}</Notice>}
      {known !== null && (isOvertaken || !isSent) && <RefundRow ticket={known} />}
      {isFormShown ? (
        <>
          <p>{t.refundText}</p>
          <Form summary={summary} onSend={refund}>
            <TextField {...field("reason")} help={reasonRequired} autoComplete="off" required />
            <p className="dialog__actions">
              <Button type="submit" look="danger" busy={busy || (isLoading && online)}>
                {busy ? t.refunding : t.refund}
              </Button>
              <Button look="quiet" onClick={onClose}>
                {t.cancel}
              </Button>
            </p>
          </Form>
        </>
      ) : (
        <p className="dialog__actions">
          <Button look="quiet" onClick={onClose}>
            {close}
          </Button>
        </p>
      )}
    </>
  );
}
