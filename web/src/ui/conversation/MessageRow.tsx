import type { Row } from '@thodu/domain/chat/timeline';
import { memo } from 'react';
import { timeOfDay } from '../../lib/time';
import type { LogWords } from './words';
import { Tick } from './Tick';

type Message = Extract<Row, { kind: 'message' }>;

interface Props extends Omit<Message, 'kind' | 'key'> {
  readonly id: string;
  /** The newest own one: its word stands beside its tick. */
  readonly latest: boolean;
  /** Far from the end: drawn when it comes into view. */
  readonly far: boolean;
  readonly words: LogWords;
  readonly onRetry: (id: string) => void;
}

/** One message. Compared field by field, so that a new one at the end draws no other again. */
export const MessageRow = memo(function MessageRow({ id, text, mine, colleague, at, delivery, leads, latest, far, words, onRetry }: Props) {
  const names = ['message', mine ? 'message--mine' : 'message--theirs', leads ? 'message--leads' : '', latest ? 'message--latest' : '', far ? 'message--far' : ''];
  return (
    <div className={names.filter((name) => name !== '').join(' ')} data-message={id} data-delivery={delivery ?? undefined}>
      <div className="bubble">
        {colleague ? <strong className="small">{words.fromColleague} </strong> : <span className="sr-only">{mine ? words.fromYou : words.fromOther} </span>}
        <span className="bubble__text" dir="auto">
          {text}
        </span>
        <span className="bubble__meta">
          <time dateTime={new Date(at).toISOString()}>{timeOfDay(at)}</time>
          {delivery && <Tick delivery={delivery} word={words.delivery[delivery]} />}
        </span>
      </div>
      {delivery === 'failed' && (
        <button type="button" className="message__retry" onClick={() => onRetry(id)}>
          {words.retry}
        </button>
      )}
    </div>
  );
});
