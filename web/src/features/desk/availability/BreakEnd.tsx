import * as t from "@messages/breakEnd";
import { chooseOnline } from "@messages/deskPanes";
import { ownAvailabilities } from "@messages/deskFrame";
import { useEffect, type ReactNode } from "react";
import { chime, soundsOnArrival } from "../../../lib/chime";
import { useMedia } from "../../../lib/hooks/useMedia";
import { announce, neutralTitle } from "../../../lib/tabTitle";
import { timeOfDay } from "../../../lib/time";
import { Button } from "../../../ui/Button";
import { desktopNotice } from "../useDeskTitle";
import { useTimeOver } from "../useTimeOver";
import { useBreakEnd } from "./breakEnd";
import { BreakEndChoice } from "./BreakEndChoice";

interface Props {
  /** When the break began. */
  readonly since: number;
  /** The strip says nothing but that the listener is on a break. */
  readonly isAlone: boolean;
  /** The strip has something else to say, for which it needs its whole width on a phone. */
  readonly isFull: boolean;
  /** The title announces something else. */
  readonly isTitleTaken: boolean;
  /** There is room beside the strip, as from a tablet up. */
  readonly wide: boolean;
  readonly onOnline: () => void;
  /** The strip. */
  readonly children: ReactNode;
}

/** The strip that says that the listener is on a break, with the choice when that ends, and with its end. */
export function BreakEnd({ since, isAlone, isFull, isTitleTaken, wide, onOnline, children }: Props) {
  const until = useBreakEnd(since);
  const isOver = useTimeOver(until) === until && until !== null;
  const low = useMedia("(height < 44rem)");
  // On a tablet the words need the width, as on a phone.
  const roomy = useMedia("(width >= 64rem)");
  useReminder(isOver, isTitleTaken);
  if (isFull || (!isAlone && !wide)) return children;
  if (isOver)
    return (
      <>
        {isAlone ? (
          <p className="desk__rest break-end__over small" role="status">
            {t.over}
          </p>
        ) : (
          children
        )}
        <Button small onClick={onOnline}>
          {ownAvailabilities.online}
        </Button>
      </>
    );
  return (
    <>
      {!roomy && isAlone && until !== null ? (
        <p className="desk__rest small soft" role="status">
          {t.untilSentence(timeOfDay(until))} {chooseOnline}
        </p>
      ) : (
        children
      )}
      {(wide || !low) && <BreakEndChoice since={since} icon={!roomy} />}
    </>
  );
}

/** Tells the listener once, wherever they look, that their break is over. */
function useReminder(isOver: boolean, isTitleTaken: boolean): void {
  useEffect(() => {
    if (!isOver) return undefined;
    if (soundsOnArrival()) chime();
    return neutralTitle() === null && document.visibilityState !== "visible"
      ? desktopNotice(t.overTitle, "break")
      : undefined;
  }, [isOver]);
  useEffect(() => {
    if (!isOver || isTitleTaken) return undefined;
    announce("news", `● ${t.overTitle}`);
    return () => announce("news", null);
  }, [isOver, isTitleTaken]);
}
