import * as t from "@messages/booked";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import type { Confirmed } from "./api/appointment";
import { Change } from "./Change";
import { ConfirmedDialog } from "./ConfirmedDialog";
import { Facts } from "./Facts";
import { Meeting } from "./Meeting";
import { OurContacts } from "./OurContacts";
import { ToKeep } from "./ToKeep";

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
      <ToKeep appointment={appointment} />
      <h3>{t.nextTitle}</h3>
      <ul className="therapy__next">
        <li>
          <Meeting appointment={appointment} />
        </li>
        <li>
          <OurContacts words={appointment.meeting === null ? t.unheard : t.meetingFails} />
        </li>
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
