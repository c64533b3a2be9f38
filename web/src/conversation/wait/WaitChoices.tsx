import { call } from "../../lib/callables";
import { useAskedAgain } from "../../lib/useAskedAgain";
import { usePart } from "../usePart";
import { WaitLifeline } from "./Lifeline";
import { TellMe } from "./TellMe";
import { whoIsThere } from "./whoIsThere";

const loadLater = async () => (await import("./LaterTime")).LaterTime;

/** For somebody who waits beside the chat: who is there, whom they can call, being told of their turn, and a time later. */
export function WaitChoices() {
  const LaterTime = usePart(loadLater);
  const queue = useAskedAgain(() => call("readQueue", {}));
  if (queue?.position == null) return <WaitLifeline />;
  const nobody = !queue.anyone && !queue.onCall;
  return (
    <>
      {nobody && <WaitLifeline />}
      <p>{whoIsThere(queue)}</p>
      {!nobody && <WaitLifeline />}
      <TellMe toldUntil={queue.toldUntil} />
      {LaterTime && <LaterTime later={queue.later} laterTime={queue.laterTime} />}
    </>
  );
}
