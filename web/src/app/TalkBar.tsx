import { useSyncExternalStore } from "react";
import { usePart } from "../conversation/usePart";
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
 * On a page that does not show the talk itself: fetched while this tab knows of one of its reader's that is open, or of a
 * message for one. A listener's own have their bar on the pages for customers too.
 */
export function TalkBar({ pathname }: { readonly pathname: string }) {
  const hasBar = hasTalkBar(pathname);
  const wanted = useOpen() && hasBar;
  const isListener = useHydrated() && hasBar && sessionHint.isListener();
  const Bar = usePart(load, wanted);
  const OwnTalks = usePart(loadListeners, isListener);
  return (
    <>
      {wanted && Bar && <Bar />}
      {isListener && OwnTalks && <OwnTalks />}
    </>
  );
}
