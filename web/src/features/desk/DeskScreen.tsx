import { checking, offline, slow } from "@messages/guard";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { useSession } from "../../lib/session";
import { Wait } from "../../ui/Wait";

const loadDesk = async () => (await import("./Desk")).Desk;
const words = { now: checking, slow, offline };

/** The listeners' desk. Until its code is loaded it shows the same placeholder as the guard before it. */
export function DeskScreen() {
  const { uid } = useSession();
  const Desk = useLoadedPart(loadDesk);
  return Desk && uid !== null ? <Desk key={uid} uid={uid} /> : <Wait words={words} />;
}
