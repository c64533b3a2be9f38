import * as t from "@messages/reportHeld";
import { send } from "@messages/reports";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";

/** Whom the listener reports while they hold them. */
export interface Held {
  readonly inCrisis: boolean;
  /** Opens the dialog that asks a colleague to take over. */
  readonly onHandOver: () => void;
}

/** Says what it means to be parted from somebody whom the listener holds. */
export const PartingNotice = ({ inCrisis }: Pick<Held, "inCrisis">) => (
  <Notice>
    <p>{t.ends}</p>
    {inCrisis && <p>{t.inCrisis}</p>}
  </Notice>
);

interface ButtonProps {
  /** Null if the report parts nobody who is talking. */
  readonly held: Held | null;
  readonly busy: boolean;
  /** Sends the report without parting the two. */
  readonly onStay: () => void;
}

/** The buttons that send the report. In a crisis, those that leave nobody alone come first. */
export function SendButtons({ held, busy, onStay }: ButtonProps) {
  const inCrisis = held?.inCrisis === true;
  return (
    <>
      {inCrisis && (
        <>
          <Button onClick={held.onHandOver}>{t.handOverFirst}</Button>
          <Button look="outline" busy={busy} onClick={onStay}>
            {t.sendAndStay}
          </Button>
        </>
      )}
      <Button type="submit" look={inCrisis ? "outline" : undefined} busy={busy}>
        {held ? t.sendAndReturn : send}
      </Button>
    </>
  );
}
