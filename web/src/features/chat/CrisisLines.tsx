import { helpLines } from '@thodu/domain/brand';
import * as t from '@messages/crisis';
import { useTall } from '../../lib/useTall';
import './crisis.css';

/**
 * For somebody whose words told of danger: whom they can call at once, without leaving the chat. In a low window it is
 * one row of numbers, and the words fold away, so that what the listener says stays in sight.
 */
export function CrisisLines() {
  const tall = useTall(44);
  return (
    <section className="crisis" role="status" aria-label={t.label}>
      <details className="crisis__words" open={tall}>
        <summary>
          <span className="crisis__title">{t.title}</span>
        </summary>
        <p className="crisis__text">{t.text}</p>
      </details>
      <ul role="list" className="crisis__lines">
        {helpLines.map(({ id, link, number }) => (
          <li key={id}>
            <a href={link}>
              <span>{t.names[id]}</span> <b>{number}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
