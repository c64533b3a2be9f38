import { useEffect, useRef, useState } from 'react';
import * as t from '@messages/desk';
import { toast } from '../../lib/toast';
import { HandsIcon } from '../../ui/icons';
import { claim } from './api';
import { AvailabilityBar, locales } from './AvailabilityBar';
import { DeskList } from './DeskList';
import { pickOf, type Entry, type Left } from './list';
import { Room } from './Room';
import { RoomHead } from './RoomHead';
import { OfferCard } from './OfferCard';
import { TakeOverDialog } from './TakeOverDialog';
import { useAvailability } from './useAvailability';
import { useEpoch } from './useDesk';
import { useOffers } from './useOffers';
import { useOwnRecord } from './useOwnRecord';
import './desk.css';
import './work.css';

type Picked = { readonly state: 'claiming' | 'held' | 'ended' } & Pick<Entry, 'id' | 'alias' | 'risk'>;
type Shown = Picked | { readonly state: 'left'; readonly alias: string; readonly why: Left };

/** The list on the left, the conversation on the right; on a phone the one or the other. */
export function Desk({ uid }: { readonly uid: string }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [asking, setAsking] = useState<Entry | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const epoch = useEpoch();
  const availability = useAvailability(uid);
  const offers = useOffers(epoch.stamp, uid, availability.state === 'online');
  const record = useOwnRecord(uid);

  const hold = async (entry: Entry, takeOver?: { readonly reason: string }): Promise<void> => {
    const picked = { id: entry.id, alias: entry.alias, risk: entry.risk };
    setShown({ state: 'claiming', ...picked });
    const reply = await claim(entry.id, takeOver);
    // They may have picked somebody else in the meantime.
    setShown((now) => (now?.state === 'claiming' && now.id === entry.id ? (reply.ok ? { state: 'held', ...picked } : null) : now));
    if (!reply.ok) toast('alert', reply.message);
  };

  const pick = (entry: Entry): void => {
    const { id, alias, risk } = entry;
    if (shown && shown.state !== 'left' && shown.id === id && shown.state !== 'ended') return;
    switch (pickOf(entry, uid)) {
      case 'open':
        return setShown({ state: 'held', id, alias, risk });
      case 'claim':
        return void hold(entry);
      case 'ask':
        return setAsking(entry);
      case 'ended':
        return setShown({ state: 'ended', id, alias, risk });
    }
  };

  // On a phone the list gives way to the conversation, and the focus would go with it.
  const id = shown && shown.state !== 'left' ? shown.id : null;
  useEffect(() => {
    if (id !== null && document.activeElement === document.body) room.current?.querySelector<HTMLElement>('.desk__back')?.focus();
  }, [id, shown?.state]);

  const back = (): void => {
    setShown(null);
    // On a phone the list was not there; the place that one came from gets the focus.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-current="true"], .desk__entry')?.focus());
  };

  return (
    <section className="desk" data-open={shown !== null || undefined}>
      <h1 className="desk__title">{t.heading}</h1>
      <div className="desk__offers">
        {offers.map((entry) => (
          <OfferCard key={entry.id} entry={entry} onAccept={() => void hold(entry)} />
        ))}
      </div>
      <div className="desk__side" ref={list}>
        <AvailabilityBar availability={availability} languages={record?.languages ?? locales} agreed={record && record.conductAt !== null} />
        <DeskList uid={uid} epoch={epoch} picked={shown && shown.state !== 'left' ? shown.id : null} onPick={pick} />
      </div>
      <div className="desk__room" ref={room}>
        {shown?.state === 'held' ? (
          <Room
            key={shown.id}
            conversationId={shown.id}
            alias={shown.alias}
            risk={shown.risk}
            uid={uid}
            onBack={back}
            onLeft={(why) => setShown((now) => (now?.state === 'held' && now.id === shown.id ? { state: 'left', alias: now.alias, why } : now))}
          />
        ) : (
          <>
            <RoomHead alias={shown?.alias ?? null} onBack={back} />
            <div className="desk__says" role="status">
              {/* Another note is another element: none of them moves to make room for its words. */}
              <div key={shown?.state} className="desk__note">
                {shown === null && <HandsIcon size={40} />}
                {shown === null && <p className="soft">{t.selectHint}</p>}
                {shown?.state === 'claiming' && <p className="soft">{t.claiming}</p>}
                {shown?.state === 'ended' && <p>{t.closedNote}</p>}
                {shown?.state === 'left' && <p>{t.left[shown.why]}</p>}
              </div>
            </div>
          </>
        )}
      </div>
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
