import type { Risk } from "@thodu/domain/safety/levels";
import { breakSince, lastSign } from "@thodu/domain/matching/availability";
import { useRef, useState, type ComponentProps } from "react";
import * as t from "@messages/desk";
import * as p from "@messages/deskPanes";
import { AvailabilityBar } from "./availability/AvailabilityBar";
import { commandsOf } from "./keyboard/commands";
import { DeskDialogs } from "./DeskDialogs";
import { DeskList } from "./inbox/DeskList";
import { EmptyRoom } from "./room/EmptyRoom";
import { allOf, holdsCrisis, type Entry } from "./inbox/list";
import { OfferSlot } from "./offers/OfferSlot";
import { Room } from "./room/Room";
import { useAsked, type Asked } from "./room/RoomActions";
import { useReport } from "./room/useReport";
import { UnsentElsewhere } from "./room/UnsentElsewhere";
import type { DeskSteps } from "./keyboard/useKeys";
import { useContextPane, usePanes } from "./usePanes";
import { useWork, type Work } from "./useWork";
import "./desk.css";
import "./panes.css";
import "./room/room.css";
import "./work.css";
import "./large-text.css";

/** The list, the conversation and the facts about its person: side by side, or on a phone one at a time. */
export function Desk({ uid }: { readonly uid: string }) {
  const [open, setOpen] = useState<"palette" | "shortcuts" | null>(null);
  const [risk, setRisk] = useState<Risk>("none");
  const desk = useRef<HTMLElement>(null);
  const context = useContextPane();
  const work = useWork(uid, context.isOpen && context.narrow);
  const { availability, away, conduct, list, picking, owed } = work;
  const held = picking.shown?.state === "held" ? picking.shown : null;
  const [asked, setAsked, closeAsked] = useAsked(held?.id ?? null, away.stay);
  const panes = usePanes(desk, picking, context, setOpen);
  const { report, dialog } = useReport(held?.id ?? null, risk === "crisis", () => setAsked("hand-over"));
  const ask: typeof setAsked = (what, next) => {
    if (what !== "report") setAsked(what, next);
    else if (held) report(held.id);
  };
  const askInTalk = (what: Asked): void => {
    panes.setContext(false);
    ask(what);
  };

  return (
    <section
      ref={desk}
      className="desk"
      data-open={picking.shown !== null || undefined}
      data-context={panes.inContext || undefined}
    >
      <div className="desk__top">
        <DeskBar
          availability={{ ...availability, set: away.set }}
          record={work.record}
          breakSince={work.record && breakSince(work.record)}
          conduct={conduct}
          onShortcuts={() => setOpen("shortcuts")}
        />
        <OfferSlot
          offers={work.offers}
          availability={availability}
          {...absenceOf(work.record)}
          holdsCrisis={(held !== null && risk === "crisis") || holdsCrisis(list.own)}
          limitReached={work.limitReached}
          owed={owed}
          isOpen={owed?.id === picking.picked && !panes.coversTalk}
          news={list.news}
          claiming={picking.claiming}
          onAccept={picking.accept}
          onOpen={(entry) => {
            panes.setContext(false);
            picking.pick(entry);
          }}
          onBreak={() => void away.set("away")}
          onAskAgain={() => conduct.first(() => void away.set("online"))}
        />
      </div>
      <div className="desk__side" role="region" aria-label={p.listPane}>
        <DeskList uid={uid} list={list} picked={picking.picked} onPick={picking.pick} />
      </div>
      {held ? (
        <Room
          key={held.id}
          {...talkOf(held)}
          uid={uid}
          isCovered={work.isCovered}
          absence={work.absence}
          beside={panes.beside}
          onContext={panes.setContext}
          asked={asked}
          onAsk={ask}
          onAsked={closeAsked}
          onRisk={setRisk}
          onBack={panes.back}
          onLeft={(why, to) => picking.leave(held.id, why, to)}
        />
      ) : (
        <EmptyRoom
          uid={uid}
          shown={picking.shown}
          whereNow={picking.shown && list.whereNow(picking.shown.id)}
          onReport={report}
          onBack={panes.back}
        />
      )}
      {dialog}
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
        listed={list.entries ?? list.own}
        open={open}
        commands={() => commandsHere(work, panes.keys, askInTalk)}
        onClose={() => setOpen(null)}
      />
    </section>
  );
}

/** What the listener's record says of why nobody is offered to them. */
const absenceOf = (record: Work["record"]) => ({
  breakSince: record && breakSince(record),
  lastSign: record && lastSign(record),
  pausedUntil: record?.pausedUntil ?? null,
});

const talkOf = ({ id, alias, risk, locale }: Pick<Entry, "id" | "alias" | "risk" | "locale">) => ({
  conversationId: id,
  alias,
  risk,
  locale,
});

/** All commands that the palette offers now; `ask` opens a dialog of the open conversation. */
const commandsHere = ({ away, conduct, list, picking, offers }: Work, keys: DeskSteps, ask: (what: Asked) => void) =>
  commandsOf({
    keys,
    entries: allOf(list.own, list.entries ?? []),
    isOffered: offers.length > 0 && !holdsCrisis(list.own),
    holds: picking.shown?.state === "held",
    setTab: list.setTab,
    pick: picking.pick,
    ask,
    mayGoOnline: conduct.agreed !== null,
    become: (wish) => {
      const become = () => void away.set(wish);
      if (wish === "online") conduct.first(become);
      else become();
    },
  });

interface BarProps extends ComponentProps<typeof AvailabilityBar> {
  readonly onShortcuts: () => void;
}

/** The bar above all panes: the listener's availability, and the button that shows the shortcuts. */
const DeskBar = ({ onShortcuts, ...bar }: BarProps) => (
  <div className="desk__bar">
    <h1 className="desk__title">{t.heading}</h1>
    <AvailabilityBar {...bar} />
    <button
      type="button"
      className="icon-button desk__keys"
      aria-label={p.shortcuts}
      aria-keyshortcuts="?"
      onClick={onShortcuts}
    >
      ?
    </button>
  </div>
);
