import { usePart } from "../conversation/usePart";
import { useHydrated } from "../lib/hooks/useHydrated";
import { kept, OPEN_TALK } from "../lib/storage";
import { hasTalkBar } from "./layout";

const load = async () => (await import("../features/chat/TalkBar")).TalkBar;

/** Fetched on a page that does not show the talk itself, while this tab knows of one that is open. */
export function TalkBar({ pathname }: { readonly pathname: string }) {
  const wanted = useHydrated() && hasTalkBar(pathname) && kept.get(OPEN_TALK) !== null;
  const Bar = usePart(load, wanted);
  return wanted && Bar && <Bar />;
}
