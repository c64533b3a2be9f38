import type { Risk } from "@thodu/domain/safety/levels";
import { brand } from "@thodu/domain/brand";
import { useCallback, useEffect, useRef, useState } from "react";
import * as t from "@messages/desk";
import * as p from "@messages/deskPanes";
import { handedTo } from "@messages/deskWork";
import { useCallState } from "../../calls/state";
import { isInCall } from "../../calls/stillOpen";
import { useMedia } from "../../lib/hooks/useMedia";
import { locales } from "../../lib/locale";
import { HandsIcon } from "../../ui/icons";
import { AvailabilityBar } from "./AvailabilityBar";
import { commandsOf } from "./commands";
import { DeskDialogs } from "./DeskDialogs";
import { DeskList } from "./DeskList";
import { KeptReply } from "./KeptReply";
import { allOf, firstToAnswer, holdsCrisis } from "./list";
import { OfferSlot } from "./OfferSlot";
import { Room } from "./Room";
import { useAsked } from "./RoomActions";
import { RoomHead } from "./RoomHead";
import { UnsentElsewhere } from "./UnsentElsewhere";
import { useBackSteps } from "./useBackSteps";
import { useAvailability } from "./useAvailability";
import { useBreak } from "./useBreak";
import { useConduct } from "./useConduct";
import { useEpoch } from "./useDesk";
import { useDeskKeys } from "./useDeskKeys";
import { useFieldInSight } from "./useFieldInSight";
import { useGoneInCrisis } from "./useGoneInCrisis";
import { useList } from "./useList";
import { useOffers } from "./useOffers";
import { useOwnRecord } from "./useOwnRecord";
import { usePicked, type Shown } from "./usePicked";
import "./desk.css";
import "./panes.css";
import "./room.css";
import "./work.css";

/** The list, the conversation and what is known of its person: side by side, or on a phone one of them. */
export function Desk({ uid }: { readonly uid: string }) {
  const [open, setOpen] = useState<"palette" | "shortcuts" | null>(null);
  const [context, setContext] = useState(false);
  const [risk, setRisk] = useState<Risk>("none");
  const desk = useRef<HTMLElement>(null);
  const beside = useMedia("(width >= 75rem)");
  const narrow = !useMedia("(width >= 48rem)");
  const epoch = useEpoch();
  const record = useOwnRecord(uid);
  const availability = useAvailability(uid, record);
  const isOnline = availability.state === "online" && availability.wish === "online";
  // Whoever talks with somebody is asked for nobody else meanwhile.
  const inCall = isInCall(useCallState());
  const offers = useOffers(epoch.stamp, uid, isOnline && !inCall);
  const conduct = useConduct(uid, record);
  const picking = usePicked(uid, record, conduct);
  const list = useList(uid, epoch, picking.picked);
  const { shown } = picking;
  const held = shown?.state === "held" ? shown : null;
  const inContext = context && !beside && held !== null;
  const [asked, setAsked] = useAsked(held?.id ?? null);
  useGoneInCrisis(list.isOwnKnown ? list.own : null, shown?.id ?? null);
  const away = useBreak(availability, list.own);
  const owed = firstToAnswer(list.own, list.watched, availability.wish === "away");

  const toContext = useCallback((next: boolean): void => setContext(next), []);
  const keys = useDeskKeys(desk, {
    list: () => {
      if (narrow) picking.close();
    },
    context: toContext,
    palette: () => setOpen("palette"),
    help: () => setOpen("shortcuts"),
  });
  useFocusOfPane(desk, shown, inContext);
  useEffect(() => setContext(false), [held?.id]);

  const back = (): void => {
    // On a phone the list was not in sight; the row that one came from gets the focus, where it is.
    const row = desk.current?.querySelector<HTMLElement>('.desk__entry[aria-current="true"]');
    picking.close();
    focusRow(desk, row ?? null, FRAMES);
  };

  useFieldInSight();
  useBackSteps(narrow ? Number(shown !== null) + Number(inContext) : 0, (level) => {
    setContext(false);
    if (level === 0) back();
  });

  return (
    <section ref={desk} className="desk" data-open={shown !== null || undefined} data-context={inContext || undefined}>
      <div className="desk__top">
        <div className="desk__bar">
          <h1 className="desk__title">{t.heading}</h1>
          <AvailabilityBar
            availability={{ ...availability, set: away.set }}
            languages={record?.languages ?? locales}
            conduct={conduct}
          />
          <button
            type="button"
            className="icon-button desk__keys"
            aria-label={p.shortcuts}
            aria-keyshortcuts="?"
            onClick={() => setOpen("shortcuts")}
          >
            ?
          </button>
        </div>
        <OfferSlot
          offers={offers}
          availability={availability}
          holdsCrisis={(held !== null && risk === "crisis") || holdsCrisis(list.own)}
          owed={owed}
          isOpen={owed?.id === picking.picked}
          news={list.news}
          onAccept={picking.accept}
          onOpen={picking.pick}
        />
      </div>
      <div className="desk__side" role="region" aria-label={p.listPane}>
        <DeskList uid={uid} list={list} picked={picking.picked} onPick={picking.pick} />
      </div>
      {held ? (
        <Room
          key={held.id}
          conversationId={held.id}
          alias={held.alias}
          risk={held.risk}
          locale={held.locale}
          uid={uid}
          beside={beside}
          onContext={toContext}
          asked={asked}
          onAsk={setAsked}
          onRisk={setRisk}
          onBack={back}
          onLeft={(why, to) => picking.leave(held.id, why, to)}
        />
      ) : (
        <div className="desk__room" role="region" aria-label={p.talkPane}>
          <RoomHead alias={shown?.alias ?? null} onBack={back} />
          <Says shown={shown} />
          {(shown?.state === "left" || shown?.state === "ended") && (
            <KeptReply key={shown.id} uid={uid} conversationId={shown.id} alias={shown.alias} />
          )}
        </div>
      )}
      <UnsentElsewhere uid={uid} own={list.isOwnKnown ? list.own : null} open={held?.id ?? null} />
      <DeskDialogs
        away={away}
        onHandOver={(entry) => {
          picking.pick(entry);
          setAsked("hand-over", entry.id);
        }}
        conduct={conduct}
        picking={picking}
        own={list.own}
        open={open}
        commands={() =>
          commandsOf({
            keys,
            entries: allOf(list.own, list.entries ?? []),
            holds: held !== null,
            setTab: list.setTab,
            pick: picking.pick,
            ask: (what) => {
              setContext(false);
              setAsked(what);
            },
            mayGoOnline: conduct.agreed !== null,
            become: (wish) => {
              const become = () => void away.set(wish);
              if (wish === "online") conduct.first(become);
              else become();
            },
          })
        }
        onClose={() => setOpen(null)}
      />
    </section>
  );
}

/** So long may it take until a row of a pane that was hidden can have the focus. */
const FRAMES = 20;

function focusRow(desk: { readonly current: HTMLElement | null }, wanted: HTMLElement | null, frames: number): void {
  requestAnimationFrame(() => {
    const row = wanted?.isConnected === true ? wanted : desk.current?.querySelector<HTMLElement>(".desk__entry");
    row?.focus({ preventScroll: true });
    if (document.activeElement === document.body && frames > 0) focusRow(desk, wanted, frames - 1);
  });
}

/** What stands where no conversation is open. */
const Says = ({ shown }: { readonly shown: Shown | null }) => (
  <div className="desk__says" role="status">
    {/* Another note is another element: none of them moves to make room for its words. */}
    <div key={shown?.state} className="desk__note">
      {shown === null && <HandsIcon size={40} />}
      {shown === null && <p className="soft">{t.selectHint}</p>}
      {shown?.state === "claiming" && <p className="soft">{t.claiming}</p>}
      {shown?.state === "ended" && <p>{t.closedNote}</p>}
      {shown?.state === "left" && <p>{shown.to === undefined ? t.left[shown.why] : handedTo(shown.to)}</p>}
      {shown?.state === "left" && shown.why === "ended-in-crisis" && (
        <p>
          <a className="button button--outline" href={brand.supervisorPhoneLink}>
            {p.supervisorPhone(brand.supervisorPhone)}
          </a>
        </p>
      )}
    </div>
  </div>
);

/** On a phone one pane gives way to another, and the focus would go with it: it goes to the way back. */
function useFocusOfPane(desk: { readonly current: HTMLElement | null }, shown: Shown | null, inContext: boolean): void {
  const id = shown && shown.state !== "left" ? shown.id : null;
  const was = useRef(false);
  useEffect(() => {
    const lost = (): boolean => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.checkVisibility({ visibilityProperty: true }) === false;
    };
    const focus = (selector: string): void => desk.current?.querySelector<HTMLElement>(selector)?.focus();
    if (inContext !== was.current) focus(inContext ? ".desk__context-back" : ".desk__context-open");
    else if (id !== null && lost()) focus(".desk__back");
    was.current = inContext;
    // oxlint-disable-next-line react/exhaustive-deps -- a ref
  }, [id, shown?.state, inContext]);
}
