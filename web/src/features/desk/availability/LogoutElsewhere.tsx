import { useLoadedPart } from "../../../lib/useLoadedPart";
import type { Entry } from "../inbox/list";
import { useLogoutAsked } from "./useLogoutAsked";

const loadDialog = async () => (await import("./LogoutDialog")).LogoutDialog;

/** These pages do not know whom the listener holds. */
const NONE: readonly Entry[] = [];

/** Asks the logout question of the desk on the listener's other pages. */
export function LogoutElsewhere() {
  const { asked, stay, leave } = useLogoutAsked(NONE);
  const LogoutDialog = useLoadedPart(loadDialog, asked !== null);
  return asked && LogoutDialog && <LogoutDialog own={asked} onStay={stay} onLeave={leave} />;
}
