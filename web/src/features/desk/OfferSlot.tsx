import * as p from "@messages/deskPanes";
import { breakReminder, restDue } from "@messages/deskWork";
import { useState } from "react";
import { useOnline } from "../../lib/hooks/useOnline";
import { timeOfDay } from "../../lib/time";
import { shownOffer, type Entry } from "./list";
import { OfferCard } from "./OfferCard";
import type { OwnAvailability } from "./useAvailability";
import { useOfferNotice } from "./useOfferNotice";

interface Props {
  readonly offers: readonly Entry[];
  readonly availability: Pick<OwnAvailability, "state" | "wish" | "restUntil" | "tired" | "isUnheard">;
  /** They are with somebody in a crisis. */
  readonly holdsCrisis: boolean;
  readonly onAccept: (entry: Entry) => void;
}

/** The one place of offers. It is as high without one, so that nothing moves when one comes or goes. */
export function OfferSlot({ offers, availability, holdsCrisis, onAccept }: Props) {
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const [replaces, setReplaces] = useState(false);
  const open = holdsCrisis ? [] : offers.filter((each) => !passed.has(keyOf(each)));
  const offer = shownOffer(open, last);
  const id = offer?.id ?? null;
  if (last !== id) {
    setLast(id);
    setReplaces(last !== null);
  }
  useOfferNotice(id);
  const { state, wish, restUntil, tired, isUnheard } = availability;
  const isConnected = useOnline() && !(isUnheard && wish !== "away");
  const words = !isConnected
    ? p.slotOffline
    : restUntil !== null
      ? restDue(timeOfDay(restUntil))
      : tired
        ? breakReminder
        : holdsCrisis
          ? p.slotCrisis
          : state === "online"
            ? p.slotOnline
            : p.slotOff;
  return (
    <div
      className="desk__slot"
      role="region"
      aria-label={p.slot}
      data-on={wish === "online" || restUntil !== null || tired || undefined}
    >
      {offer ? (
        <OfferCard
          key={keyOf(offer)}
          entry={offer}
          more={open.length - 1}
          replaces={replaces}
          onAccept={() => onAccept(offer)}
          onPass={() => setPassed((before) => new Set([...before, keyOf(offer)]))}
        />
      ) : (
        <p className="desk__rest small soft" role="status">
          {words}
        </p>
      )}
    </div>
  );
}

/** The same person may be offered again later. */
const keyOf = ({ id, offer }: Entry): string => `${id} ${offer?.expiresAt ?? 0}`;
