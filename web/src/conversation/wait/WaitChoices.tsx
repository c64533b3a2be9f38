import { call } from "../../lib/callables";
import { useAskedAgain } from "../../lib/useAskedAgain";
import { usePart } from "../usePart";
import { WaitLifeline } from "./Lifeline";
import { TellMe } from "./TellMe";
import { mayBeTold, whoIsThere } from "./whoIsThere";

const loadLater = async () => (await import("./LaterTime")).LaterTime;

/**
 * For somebody who waits, beside the chat: who is there, whom they can call, and the choices to be told of their turn
 * or to ask for a time later.
 */
export function WaitChoices() {
  const LaterTime = usePart(loadLater);
  const { value, last, again } = useAskedAgain(() => call("readQueue", {}));
  // Uses the last answer, even an old one, so that a form which somebody is filling in stays.
  const queue = last?.value;
  if (queue?.position == null) return <WaitLifeline />;
  const nobody = value === null || (!value.anyone && !value.onCall);
  return (
    <>
      {nobody && <WaitLifeline />}
      {value && <p>{whoIsThere(value)}</p>}
      {!nobody && <WaitLifeline />}
      {mayBeTold(queue) && <TellMe toldUntil={queue.toldUntil} onAnswered={again} />}
      {LaterTime && <LaterTime later={queue.later} laterTime={queue.laterTime} onAnswered={again} />}
    </>
  );
}
