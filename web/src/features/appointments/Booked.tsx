import { brand } from "@thodu/domain/brand";
import * as t from "@messages/booked";
import { momentInIndia } from "../../lib/time";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import type { Confirmed } from "./api/appointment";
import { Change } from "./Change";
import { ConfirmedDialog } from "./ConfirmedDialog";
import { Facts } from "./Facts";
import { Meeting } from "./Meeting";

interface Props {
  readonly appointment: Confirmed;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The appointment, what happens next and how to meet; its modal shows the details. */
export const Booked = ({ appointment, open, onOpen, onClose }: Props) => (
  <>
    <Card className="stack">
      <h2>{t.bookedTitle}</h2>
      <Facts appointment={appointment} />
      {appointment.toKeep && (
        <Notice>
          <p>{t.toKeep(appointment.toKeep.email, momentInIndia(appointment.toKeep.until))}</p>
        </Notice>
      )}
      <h3>{t.nextTitle}</h3>
      <ul className="therapy__next">
        <li>
          <Meeting appointment={appointment} />
        </li>
        <li>{(appointment.meeting === null ? t.unheard : t.meetingFails)(brand.supportPhone, brand.supportEmail)}</li>
      </ul>
      <p>
        <Button small look="outline" onClick={onOpen}>
          {t.showAgain}
        </Button>
      </p>
      <Change id={appointment.id} startsAt={appointment.startsAt} setAt={appointment.setAt} />
    </Card>
    <ConfirmedDialog appointment={appointment} open={open} onClose={onClose} />
  </>
);
