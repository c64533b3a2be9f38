import { useCallback, useEffect, useRef, useState } from "react";
import * as t from "@messages/crisis";
import { kept } from "../../lib/storage";
import { useTall } from "../../lib/hooks/useTall";
import { CrisisNumbers } from "./CrisisNumbers";
import { CRISIS_READ } from "./crisisRead";

/**
 * For somebody whose words told of danger: whom they can call at once, without leaving the chat. The words stand open
 * until they were read: folded by their reader, or left behind by the next message (`written` grows). From then on, and
 * in a low window, it is one row of numbers, so that what is said stays in sight. A talk that has `ended` has words of
 * its own, which are to be read once more.
 */
export function CrisisLines({ written, ended }: { readonly written: number; readonly ended: boolean }) {
  const part = ended ? "ended" : "talk";
  const words = useRef<HTMLDetailsElement>(null);
  const [isRead, setRead] = useState(() => kept.get(CRISIS_READ) === part);
  const tall = useTall(44);
  const read = useCallback((): void => {
    setRead(true);
    kept.set(CRISIS_READ, part);
  }, [part]);

  const before = useRef(written);
  useEffect(() => {
    if (written > before.current && words.current?.open === true) read();
    before.current = written;
  }, [written, read]);

  return (
    <section className="crisis" role="status" aria-label={t.label}>
      <details ref={words} className="crisis__words" open={tall && !isRead}>
        <summary onClick={() => words.current?.open === true && read()}>
          <span className="crisis__title">{ended ? t.endedTitle : t.title}</span>
        </summary>
        <p className="crisis__text">{ended ? t.endedText : t.text}</p>
      </details>
      <CrisisNumbers />
    </section>
  );
}
