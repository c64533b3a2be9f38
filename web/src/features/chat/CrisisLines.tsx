import { helpLines } from "@thodu/domain/brand";
import { callTo } from "@thodu/domain/safety/trusted";
import { useEffect, useRef, useState } from "react";
import * as t from "@messages/crisis";
import { kept } from "../../lib/storage";
import { trusted } from "../../conversation/trusted";
import { useTall } from "../../lib/hooks/useTall";
import { CRISIS_READ } from "./crisisRead";
import "./crisis.css";

/**
 * For somebody whose words told of danger: whom they can call at once, without leaving the chat. The words stand open
 * until they were read: folded by their reader, or left behind by the next message (`written` grows). From then on, and
 * in a low window, it is one row of numbers, so that what is said stays in sight.
 */
export function CrisisLines({ written }: { readonly written: number }) {
  const words = useRef<HTMLDetailsElement>(null);
  const [isRead, setRead] = useState(() => kept.get(CRISIS_READ) !== null);
  const tall = useTall(44);
  const [friend] = useState(trusted);
  const read = (): void => {
    setRead(true);
    kept.set(CRISIS_READ, "1");
  };

  const before = useRef(written);
  useEffect(() => {
    if (written > before.current && words.current?.open === true) read();
    before.current = written;
  }, [written]);

  return (
    <section className="crisis" role="status" aria-label={t.label}>
      <details ref={words} className="crisis__words" open={tall && !isRead}>
        <summary onClick={() => words.current?.open === true && read()}>
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
        {friend && (
          <li>
            <a href={callTo(friend)}>
              <span>{friend.name}</span> <b>{friend.number}</b>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
