import type { Right } from "@thodu/domain/plans/right";
import type { Open } from "./api/open";
import { Booked } from "./Booked";
import { Pending } from "./Pending";

interface Props {
  readonly requests: readonly Open[];
  /** The request that was just sent from here, which may get the focus. */
  readonly fresh: string | null;
  /** Whether the person may chat meanwhile. */
  readonly chat: Right;
  /** The appointment whose modal is open. */
  readonly shown: string | null;
  readonly onShow: (id: string | null) => void;
}

const hourOf = (one: Open): number => (one.state === "confirmed" ? one.startsAt : 0);

/** All requests that are open or ahead: first those without a time, then the others by time. */
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
