import * as t from "@messages/volunteers";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";

interface Props {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before unsaved changes are given up. */
export const LeaveDialog = ({ open, onStay, onLeave }: Props) => (
  <Dialog open={open} title={t.leaveTitle} onClose={onStay}>
    <p>{t.leaveText}</p>
    <p className="dialog__actions">
      <Button onClick={onStay}>{t.stay}</Button>
      <Button look="danger" onClick={onLeave}>
        {t.leave}
      </Button>
    </p>
  </Dialog>
);
