import { useEffect, useRef, useState } from "react";
import { restUntil } from "@thodu/domain/matching/availability";
import * as t from "@messages/desk";
import { handedTo, restDue } from "@messages/deskWork";
import { usePart } from "../../lib/conversation/usePart";
import { timeOfDay } from "../../lib/time";
import { toast } from "../../lib/toast";
import { HandsIcon } from "../../ui/icons";
import { claim } from "./api";
import { AvailabilityBar, locales } from "./AvailabilityBar";
import { DeskList } from "./DeskList";
import { pickOf, type Entry, type Left } from "./list";
import { Room } from "./Room";
import { RoomHead } from "./RoomHead";
import { leaveOut } from "./notMatched";
import { OfferCard } from "./OfferCard";
import { TakeOverDialog } from "./TakeOverDialog";
import { useAvailability } from "./useAvailability";
import { useConduct } from "./useConduct";
import { useEpoch } from "./useDesk";
import { useOffers } from "./useOffers";
import { useOwnRecord } from "./useOwnRecord";
import "./desk.css";
import "./room.css";
import "./work.css";

const loadConduct = async () => (await import("./ConductDialog")).ConductDialog;

/** In the record of the team, in every language. */
const UNANSWERED = "crisis.unanswered";

type Picked = { readonly state: "claiming" | "held" | "ended" } & Pick<Entry, "id" | "alias" | "risk">;
type Shown =
  | Picked
  | { readonly state: "left"; readonly id: string; readonly alias: string; readonly why: Left; readonly to?: string };

/** The list on the left, the conversation on the right; on a phone the one or the other. */
export function Desk({ uid }: { readonly uid: string }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [asking, setAsking] = useState<Entry | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const epoch = useEpoch();
  const availability = useAvailability(uid);
  const offers = useOffers(epoch.stamp, uid, availability.state === "online");
  const record = useOwnRecord(uid);
  const conduct = useConduct(uid, record);
  const ConductDialog = usePart(loadConduct, conduct.asked !== null);

  const hold = async (entry: Entry, takeOver?: { readonly reason: string }): Promise<void> => {
    const picked = { id: entry.id, alias: entry.alias, risk: entry.risk };
    setShown({ state: "claiming", ...picked });
    const reply = await claim(entry.id, takeOver);
    // They may have picked somebody else in the meantime.
    setShown((now) =>
      now?.state === "claiming" && now.id === entry.id ? (reply.ok ? { state: "held", ...picked } : null) : now,
    );
    if (reply.ok) return;
    // Whoever is at the desk may answer anybody, save a person from whom a report has parted them.
    const areParted = reply.reason === "NOT_PERMITTED";
    if (areParted) leaveOut(entry.id);
    toast("alert", areParted ? t.notMatched : reply.message);
  };

  /** An offer of somebody whom a colleague holds is a take-over, for a reason that the record names. */
  const accept = (entry: Entry): Promise<void> =>
    hold(entry, entry.status === "active" ? { reason: UNANSWERED } : undefined);

  /** Nobody new during the break that is due, nor before the code of conduct that was put off. */
  const takeOn = (then: () => void): void => {
    const rest = record && restUntil(record, Date.now());
    if (rest !== null) toast("alert", restDue(timeOfDay(rest)));
    else conduct.ifPutOff(then);
  };

  const pick = (entry: Entry): void => {
    const { id, alias, risk } = entry;
    if (shown && shown.state !== "left" && shown.id === id && shown.state !== "ended") return;
    switch (pickOf(entry, uid)) {
      case "open":
        return setShown({ state: "held", id, alias, risk });
      case "claim":
        return takeOn(() => void hold(entry));
      case "ask":
        return takeOn(() => setAsking(entry));
      case "ended":
        return setShown({ state: "ended", id, alias, risk });
    }
  };

  // On a phone the list gives way to the conversation, and the focus would go with it.
  const id = shown && shown.state !== "left" ? shown.id : null;
  useEffect(() => {
    if (id !== null && document.activeElement === document.body)
      room.current?.querySelector<HTMLElement>(".desk__back")?.focus();
  }, [id, shown?.state]);

  const back = (): void => {
    setShown(null);
    // On a phone the list was not there; the place that one came from gets the focus.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[aria-current="true"], .desk__entry')?.focus(),
    );
  };

  return (
    <section className="desk" data-open={shown !== null || undefined}>
      <h1 className="desk__title">{t.heading}</h1>
      <div className="desk__offers">
        {offers.map((entry) => (
          <OfferCard key={entry.id} entry={entry} onAccept={() => takeOn(() => void accept(entry))} />
        ))}
      </div>
      <div className="desk__side" ref={list}>
        <AvailabilityBar availability={availability} languages={record?.languages ?? locales} conduct={conduct} />
        <DeskList uid={uid} epoch={epoch} picked={shown && shown.state !== "left" ? shown.id : null} onPick={pick} />
      </div>
      <div className="desk__room" ref={room}>
        {shown?.state === "held" ? (
          <Room
            key={shown.id}
            conversationId={shown.id}
            alias={shown.alias}
            risk={shown.risk}
            uid={uid}
            onBack={back}
            onLeft={(why, to) =>
              setShown((now) => {
                // The live summary may say that it is gone before the call says to whom.
                const leaves =
                  now?.id === shown.id && (now.state === "held" || (now.state === "left" && to !== undefined));
                return leaves
                  ? { state: "left", id: now.id, alias: now.alias, why, ...(to !== undefined && { to }) }
                  : now;
              })
            }
          />
        ) : (
          <>
            <RoomHead alias={shown?.alias ?? null} onBack={back} />
            <div className="desk__says" role="status">
              {/* Another note is another element: none of them moves to make room for its words. */}
              <div key={shown?.state} className="desk__note">
                {shown === null && <HandsIcon size={40} />}
                {shown === null && <p className="soft">{t.selectHint}</p>}
                {shown?.state === "claiming" && <p className="soft">{t.claiming}</p>}
                {shown?.state === "ended" && <p>{t.closedNote}</p>}
                {shown?.state === "left" && <p>{shown.to === undefined ? t.left[shown.why] : handedTo(shown.to)}</p>}
              </div>
            </div>
          </>
        )}
      </div>
      {conduct.asked && ConductDialog && <ConductDialog onClose={conduct.onLater} onAgreed={conduct.onAgreed} />}
      {asking && (
        <TakeOverDialog
          alias={asking.alias}
          onClose={() => setAsking(null)}
          onTake={(reason) => {
            setAsking(null);
            void hold(asking, { reason });
          }}
        />
      )}
    </section>
  );
}
