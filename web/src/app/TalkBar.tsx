import { useSyncExternalStore } from "react";
import { usePart } from "../conversation/usePart";
import { kept, OPEN_TALK, TALK_OPENED } from "../lib/storage";
import { hasTalkBar } from "./layout";

const load = async () => (await import("../features/chat/TalkBar")).TalkBar;

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

/** Fetched on a page that does not show the talk itself, while this tab knows of one that is open, or of a message for one. */
export function TalkBar({ pathname }: { readonly pathname: string }) {
  const wanted = useOpen() && hasTalkBar(pathname);
  const Bar = usePart(load, wanted);
  return wanted && Bar && <Bar />;
}
