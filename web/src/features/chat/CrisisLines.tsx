import { useCallback, useEffect, useRef, useState } from "react";
import * as t from "@messages/crisis";
import { isLive, useCallState } from "../../calls/state";
import { useTall } from "../../lib/hooks/useTall";
import { kept } from "../../lib/storage";
import { LiveRegion } from "../../ui/LiveRegion";
import { FirstNumbers, OtherNumbers } from "./CrisisNumbers";
import { CRISIS_READ } from "./crisisRead";

/** Whether a call goes on in this page and its window is low. */
function useIsCramped(): boolean {
  const tall = useTall(36);
  return isLive(useCallState()) && !tall;
}

interface Props {
  readonly written: number;
  readonly ended: boolean;
  /** If they said that they think of ending their life: whether they wait or have a listener; null otherwise. */
  readonly saidYes: keyof typeof t.saidYes | null;
}

/**
 * For somebody whose messages told of danger: whom they can call at once, without leaving the chat. The text is open
 * until it counts as read: when the person folds it, or writes the next message (`written` grows). Then it is one row
 * of numbers, so that the messages stay visible. After a talk that has `ended` the text is another one, and opens once
 * more.
 */
export function CrisisLines({ written, ended, saidYes }: Props) {
  const part = ended ? "ended" : "talk";
  // Beside the bar of a call, a low window has no room for both the text and the messages.
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
      {open && (
        <p className="crisis__text">
          {saidYes !== null && `${t.saidYes[saidYes]} `}
          {ended ? t.endedText : t.text}
        </p>
      )}
      <OtherNumbers />
    </LiveRegion>
  );
}
