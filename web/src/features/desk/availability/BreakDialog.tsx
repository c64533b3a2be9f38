import * as t from "@messages/deskBreak";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";

interface Props {
  /** The alias of the person in a crisis. */
  readonly alias: string;
  readonly onStay: () => void;
  readonly onHandOver: () => void;
  readonly onLeave: () => void;
}

/** Asks a listener who holds somebody in a crisis before they go away. */
export const BreakDialog = ({ alias, onStay, onHandOver, onLeave }: Props) => (
  <Dialog open title={t.title} onClose={onStay}>
    <p>{t.text(alias)}</p>
    <div className="dialog__actions">
      <Button onClick={onStay}>{t.stay}</Button>
      <Button look="outline" onClick={onHandOver}>
        {t.handOver}
      </Button>
      <Button look="quiet" onClick={onLeave}>
        {t.leave}
      </Button>
    </div>
  </Dialog>
);
