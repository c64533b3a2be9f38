import * as t from "@messages/plans";
import { dateInIndia } from "../../lib/time";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** Until when its reader has the plan already, in milliseconds. */
  readonly until: number;
  readonly onPay: () => void;
  readonly onClose: () => void;
}

/** Asked once before a plan that runs is paid for again. */
export const BuyAgain = ({ open, title, until, onPay, onClose }: Props) => (
  <Dialog open={open} title={t.againTitle(title)} onClose={onClose}>
    <p>{t.againText(dateInIndia(until))}</p>
    <p className="dialog__actions">
      <Button onClick={onPay}>{t.againYes}</Button>
      <Button look="quiet" onClick={onClose}>
        {t.againNo}
      </Button>
    </p>
  </Dialog>
);
