import { useOnline } from "../lib/hooks/useOnline";
import { useSlow } from "../lib/hooks/useSlow";
import "./wait.css";

export interface WaitWords {
  readonly now: string;
  readonly slow: string;
  readonly offline: string;
}

/** A placeholder for a whole screen that is being loaded. Says so if it takes long, or if there is no network. */
export function Wait({ words }: { readonly words: WaitWords }) {
  const online = useOnline();
  const slow = useSlow(online);
  return (
    <div className="wait" role="status">
      <span className="wait__ring" aria-hidden="true" />
      <h1 className="wait__now">{words.now}</h1>
      <p className="soft">{online ? slow && words.slow : words.offline}</p>
    </div>
  );
}
