import { useCallback, useEffect, useRef, useState, type MouseEvent } from "react";
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
  const tall = useTall(44);
  /** Null until they were folded or unfolded here. */
  const [unfolded, setUnfolded] = useState(() => (kept.get(CRISIS_READ) === part ? false : null));
  const open = unfolded ?? tall;
  const fold = useCallback((): void => {
    setUnfolded(false);
    kept.set(CRISIS_READ, part);
  }, [part]);

  const before = useRef(written);
  useEffect(() => {
    if (written > before.current && open) fold();
    before.current = written;
  }, [written, open, fold]);

  // Left to the browser, the element would toggle after this state has folded it, and be open again.
  const toggle = (event: MouseEvent): void => {
    event.preventDefault();
    if (open) fold();
    else setUnfolded(true);
  };

  return (
    <section className={ended ? "crisis crisis--ended" : "crisis"} role="status" aria-label={t.label}>
      <details className="crisis__words" open={open}>
        <summary onClick={toggle}>
          <span className="crisis__title">{ended ? t.endedTitle : t.title}</span>
        </summary>
        <p className="crisis__text">{ended ? t.endedText : t.text}</p>
      </details>
      <CrisisNumbers />
    </section>
  );
}
