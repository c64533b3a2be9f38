import { useCallback, useEffect, useRef, useState } from "react";
import * as t from "@messages/crisis";
import { isLive, useCallState } from "../../calls/state";
import { useTall } from "../../lib/hooks/useTall";
import { kept } from "../../lib/storage";
import { LiveRegion } from "../../ui/LiveRegion";
import { FirstNumbers, OtherNumbers } from "./CrisisNumbers";
import { CRISIS_READ } from "./crisisRead";

/** A call goes on in this page, and its window is low. */
function useIsCramped(): boolean {
  const tall = useTall(36);
  return isLive(useCallState()) && !tall;
}

/**
 * For somebody whose words told of danger: whom they can call at once, without leaving the chat. The words stand open
 * until they were read: folded by their reader, or left behind by the next message (`written` grows). From then on it is
 * one row of numbers, so that what is said stays in sight; the numbers stay there while it is open. A talk that has
 * `ended` has words of its own, which are to be read once more.
 */
export function CrisisLines({ written, ended }: { readonly written: number; readonly ended: boolean }) {
  const part = ended ? "ended" : "talk";
  // Beside the bar of a call a low window has no room for both the words and what was written.
  const isCramped = useIsCramped();
  const [open, setOpen] = useState(() => kept.get(CRISIS_READ) !== part && !isCramped);
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
    <LiveRegion as="section" className={open ? "crisis crisis--open" : "crisis"} aria-label={t.label}>
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
    </LiveRegion>
  );
}
