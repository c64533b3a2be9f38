import { useLoadedPart } from "../../lib/useLoadedPart";
import { useSession } from "../../lib/session";
import { DeskFrame } from "./DeskFrame";

const loadDesk = async () => (await import("./Desk")).Desk;

/** The listeners' desk. Until its code is loaded it shows the same frame as during the check before it. */
export function DeskScreen() {
  const { uid } = useSession();
  const Desk = useLoadedPart(loadDesk);
  return Desk && uid !== null ? <Desk key={uid} uid={uid} /> : <DeskFrame />;
}
