import { call } from "../../lib/callables";
import { useAskedAgain } from "../../lib/useAskedAgain";
import { WaitLifeline } from "./Lifeline";
import { TellMe } from "./TellMe";
import { whoIsThere } from "./whoIsThere";

/** For somebody who waits beside the chat: who is there, whom they can call, and being told of their turn. */
export function WaitChoices() {
  const queue = useAskedAgain(() => call("readQueue", {}));
  if (queue?.position == null) return <WaitLifeline />;
  const nobody = !queue.anyone && !queue.onCall;
  return (
    <>
      {nobody && <WaitLifeline />}
      <p>{whoIsThere(queue)}</p>
      {!nobody && <WaitLifeline />}
      <TellMe toldUntil={queue.toldUntil} />
    </>
  );
}
