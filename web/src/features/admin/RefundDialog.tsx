import type { Order } from "@thodu/domain/payments/model";
import * as t from "@messages/orders";
import { call } from "../../lib/callables";
import { rupees } from "../../lib/money";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { TextField } from "../../ui/form/Field";
import { Form } from "../../ui/form/Form";
import { useFormOf } from "../../ui/form/useFormOf";
import type { Ticket } from "./api/watchList";

const schema = async () => (await import("./refundForm")).refundForm;

interface Props {
  readonly asked: Ticket<Order> | null;
  readonly onClose: () => void;
}

/** Says what happens, asks why, and gives the money back. */
export const RefundDialog = ({ asked, onClose }: Props) => (
  <Dialog open={asked !== null} title={t.refundTitle} onClose={onClose}>
    {asked && <Ask ticket={asked} onClose={onClose} />}
  </Dialog>
);

function Ask({ ticket: { id, value }, onClose }: { readonly ticket: Ticket<Order>; readonly onClose: () => void }) {
  const { field, send, refuse, summary, busy } = useFormOf(schema, { reason: t.reason }, { reason: "" });
  const giveBack = send(async ({ reason }) => {
    const reply = await call("refundPayment", { orderId: id, reason });
    if (!reply.ok) {
      refuse(reply.message);
      return;
    }
    toast("status", reply.value.status === "refunded" ? t.refundDone : t.refundPending);
    onClose();
  });
  return (
    <>
      <p>
        {value.planName} · {rupees(value.amount)}
      </p>
      <p className="soft small admin__ids">{id}</p>
      <p>{t.refundText}</p>
      <Form summary={summary} onSend={giveBack}>
        <TextField {...field("reason")} autoComplete="off" required />
        <p className="dialog__actions">
          <Button type="submit" look="danger" busy={busy}>
            {busy ? t.refunding : t.refund}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
        </p>
      </Form>
    </>
  );
}
