import type { Right } from "@thodu/domain/plans/right";
import type { Open } from "./api/open";
import { Booked } from "./Booked";
import { Pending } from "./Pending";

interface Props {
  readonly requests: readonly Open[];
  /** The one that was sent from here just now, when the focus may go there. */
  readonly fresh: string | null;
  /** Whether they may talk meanwhile. */
  readonly chat: Right;
  /** The appointment that is shown in full, in its modal. */
  readonly shown: string | null;
  readonly onShow: (id: string | null) => void;
}

const hourOf = (one: Open): number => (one.state === "confirmed" ? one.startsAt : 0);

/** All requests that are open or lie ahead: first those that wait, then the others by their hour. */
export const Requests = ({ requests, fresh, chat, shown, onShow }: Props) =>
  requests
    .toSorted((a, b) => hourOf(a) - hourOf(b))
    .map((one) =>
      one.state === "confirmed" ? (
        <Booked
          key={one.id}
          appointment={one}
          open={shown === one.id}
          onOpen={() => onShow(one.id)}
          onClose={() => onShow(null)}
        />
      ) : (
        <Pending key={one.id} request={one} fresh={fresh === one.id} chat={chat} />
      ),
    );
