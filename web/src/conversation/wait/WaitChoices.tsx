import { call } from "../../lib/callables";
import { useAskedAgain } from "../../lib/useAskedAgain";
import { usePart } from "../usePart";
import { WaitLifeline } from "./Lifeline";
import { TellMe } from "./TellMe";
import { mayBeTold, whoIsThere } from "./whoIsThere";

const loadLater = async () => (await import("./LaterTime")).LaterTime;

/** For somebody who waits beside the chat: who is there, whom they can call, being told of their turn, and a time later. */
export function WaitChoices() {
  const LaterTime = usePart(loadLater);
  const { value, last, again } = useAskedAgain(() => call("readQueue", {}));
  // What they can choose stays while nothing new is heard: somebody may be filling it in.
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
