import { useEffect, useRef, useState } from "react";
import * as t from "@messages/crisis";
import { kept } from "../../lib/storage";
import { useTall } from "../../lib/hooks/useTall";
import { CrisisNumbers } from "./CrisisNumbers";
import { CRISIS_READ } from "./crisisRead";

/**
 * For somebody whose words told of danger: whom they can call at once, without leaving the chat. The words stand open
 * until they were read: folded by their reader, or left behind by the next message (`written` grows). From then on, and
 * in a low window, it is one row of numbers, so that what is said stays in sight.
 */
export function CrisisLines({ written }: { readonly written: number }) {
  const words = useRef<HTMLDetailsElement>(null);
  const [isRead, setRead] = useState(() => kept.get(CRISIS_READ) !== null);
  const tall = useTall(44);
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
      <CrisisNumbers />
    </section>
  );
}
