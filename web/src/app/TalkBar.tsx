import { useSyncExternalStore } from "react";
import { useLoadedPart } from "../lib/useLoadedPart";
import { useHydrated } from "../lib/hooks/useHydrated";
import { sessionHint } from "../lib/hint";
import { kept, OPEN_TALK, TALK_OPENED } from "../lib/storage";
import { hasTalkBar } from "./layout";

const load = async () => (await import("../features/chat/TalkBar")).TalkBar;
const loadListeners = async () => (await import("./guarded/OwnTalks")).OwnTalks;

const subscribe = (listener: () => void): (() => void) => {
  addEventListener(TALK_OPENED, listener);
  return () => removeEventListener(TALK_OPENED, listener);
};

const useOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => kept.get(OPEN_TALK) !== null,
    () => false,
  );

/**
 * The bar of the person's own talk, on a page that does not show the talk itself. It is loaded while this tab knows of
 * an open talk, or of an unsent message. A listener's conversations have a bar on the customers' pages too; a listener
 * who waits for another one sees both bars.
 */
export function TalkBar({ pathname }: { readonly pathname: string }) {
  const hasBar = hasTalkBar(pathname);
  const wanted = useOpen() && hasBar;
  const isListener = useHydrated() && hasBar && sessionHint.isListener();
  const Bar = useLoadedPart(load, wanted);
  const OwnTalks = useLoadedPart(loadListeners, isListener);
  return (
    (wanted || isListener) && (
      <div className="talk-bars">
        {wanted && Bar && <Bar />}
        {isListener && OwnTalks && <OwnTalks />}
      </div>
    )
  );
}
