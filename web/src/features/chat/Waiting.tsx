import { useState } from 'react';
import * as t from '@messages/conversation';
import { usePart } from '../../lib/conversation/usePart';
import './breathe.css';

const loadPlace = async () => (await import('./QueuePlace')).QueuePlace;

/** The place in the queue, and, beside what was written, something calm to do until a listener comes. */
export function Waiting({ placeAlone = false }: { readonly placeAlone?: boolean }) {
  const QueuePlace = usePart(loadPlace);
  return (
    <>
      {QueuePlace && <QueuePlace />}
      {!placeAlone && <Breathing />}
    </>
  );
}

/** Stands still where motion is not wanted. */
function Breathing() {
  const [hidden, setHidden] = useState(false);
  if (hidden) return null;
  return (
    <div className="breathe">
      <div className="breathe__circle" aria-hidden="true">
        <span className="breathe__in">{t.breatheIn}</span>
        <span className="breathe__out">{t.breatheOut}</span>
      </div>
      <div className="breathe__words">
        <p className="breathe__title">{t.breatheTitle}</p>
        <p className="soft small">{t.breatheText}</p>
        <button type="button" className="log__older breathe__hide" onClick={() => setHidden(true)}>
          {t.breatheHide}
        </button>
      </div>
    </div>
  );
}
