import * as t from "@messages/payInCall";
import { leaveCall } from "../../calls/leave";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";

interface Props {
  readonly open: boolean;
  readonly onPay: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before the checkout opens during a call. The checkout is a frame of its own that covers the buttons of the page.
 */
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
