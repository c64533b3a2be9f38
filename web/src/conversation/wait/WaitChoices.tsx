import { call } from "../../lib/callables";
import { useAskedAgain } from "../../lib/useAskedAgain";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { WaitLifeline } from "./Lifeline";
import { TellMe } from "./TellMe";
import { useOpenOffer } from "./useOpenOffer";
import { inOne, mayBeTold, whoWords, whoWordsFirst } from "./whoIsThere";

const loadLater = async () => (await import("./LaterTime")).LaterTime;

interface Props {
  readonly crisis?: boolean;
  /** Until when a listener is being asked about them; null if none is. */
  readonly askedUntil?: number | null;
}

/**
 * For somebody who waits, beside the chat: who is there, whom they can call, and the choices to be told of their turn
 * or to ask for a time later.
 */
export function WaitChoices({ crisis = false, askedUntil = null }: Props) {
  const LaterTime = useLoadedPart(loadLater);
  const { value, last, again } = useAskedAgain(() => call("readQueue", {}));
  // In a crisis nobody waits for the next regular question: it makes the server ask another listener.
  const isAsked = useOpenOffer(crisis ? askedUntil : null, again);
  // Uses the last answer, even an old one, so that a form which somebody is filling in stays.
  const queue = last?.value;
  if (queue?.position == null) return <WaitLifeline />;
  const nobody = !isAsked && (value === null || (!value.anyone && !value.onCall));
  return (
    <>
      {nobody && <WaitLifeline />}
      {value && <p>{inOne(crisis ? whoWordsFirst(value, isAsked) : whoWords(value))}</p>}
      {!nobody && <WaitLifeline />}
      {mayBeTold(queue) && <TellMe toldUntil={queue.toldUntil} onAnswered={again} />}
      {LaterTime && <LaterTime later={queue.later} laterTime={queue.laterTime} onAnswered={again} />}
    </>
  );
}
