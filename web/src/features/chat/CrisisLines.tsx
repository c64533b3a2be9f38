import { useCallback, useEffect, useRef, useState } from "react";
import * as t from "@messages/crisis";
import { kept } from "../../lib/storage";
import { FirstNumbers, OtherNumbers } from "./CrisisNumbers";
import { CRISIS_READ } from "./crisisRead";

/**
 * For somebody whose words told of danger: whom they can call at once, without leaving the chat. The words stand open
 * until they were read: folded by their reader, or left behind by the next message (`written` grows). From then on it is
 * one row of numbers, so that what is said stays in sight; the numbers stay there while it is open. A talk that has
 * `ended` has words of its own, which are to be read once more.
 */
export function CrisisLines({ written, ended }: { readonly written: number; readonly ended: boolean }) {
  const part = ended ? "ended" : "talk";
  const [open, setOpen] = useState(() => kept.get(CRISIS_READ) !== part);
  const fold = useCallback((): void => {
    setOpen(false);
    kept.set(CRISIS_READ, part);
  }, [part]);

  const before = useRef(written);
  useEffect(() => {
    if (written > before.current && open) fold();
    before.current = written;
  }, [written, open, fold]);

  return (
    <section className={open ? "crisis crisis--open" : "crisis"} role="status" aria-label={t.label}>
      <button
        type="button"
        className="crisis__fold"
        aria-expanded={open}
        onClick={() => (open ? fold() : setOpen(true))}
      >
        <span className="crisis__title">{ended ? t.endedTitle : t.title}</span>
      </button>
      <FirstNumbers />
      {open && <p className="crisis__text">{ended ? t.endedText : t.text}</p>}
      <OtherNumbers />
    </section>
  );
}
