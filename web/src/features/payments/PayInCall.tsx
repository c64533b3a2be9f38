import * as t from "@messages/payInCall";
import { leaveCall } from "../../calls/leave";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";

interface Props {
  readonly open: boolean;
  readonly onPay: () => void;
  readonly onClose: () => void;
}

/** Asked before the gateway's window opens during a call: a frame of its own, over which no button of the page can lie. */
export const PayInCall = ({ open, onPay, onClose }: Props) => (
  <Dialog open={open} title={t.title} onClose={onClose}>
    <p>{t.text}</p>
    <p className="dialog__actions">
      <Button
        onClick={() => {
          void leaveCall();
          onPay();
        }}
      >
        {t.hangUpFirst}
      </Button>
      <Button look="outline" onClick={onPay}>
        {t.stay}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {t.notNow}
      </Button>
    </p>
  </Dialog>
);
