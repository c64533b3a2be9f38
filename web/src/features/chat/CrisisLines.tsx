import { helpLines } from '@thodu/domain/brand';
import * as t from '@messages/crisis';
import './crisis.css';

/** For somebody whose words told of danger: whom they can call at once, without leaving the chat. */
export function CrisisLines() {
  return (
    <section className="crisis" role="status" aria-label={t.label}>
      <p className="crisis__title">{t.title}</p>
      <p className="crisis__text">{t.text}</p>
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
