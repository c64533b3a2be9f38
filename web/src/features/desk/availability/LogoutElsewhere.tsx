import { usePart } from "../../../conversation/usePart";
import type { Entry } from "../inbox/list";
import { useLogoutAsked } from "./useLogoutAsked";

const loadDialog = async () => (await import("./LogoutDialog")).LogoutDialog;

/** These pages don't know whom their listener holds. */
const NONE: readonly Entry[] = [];

/** On the pages beside the desk: whoever logs out is asked what becomes of those they hold, as at the desk. */
export function LogoutElsewhere() {
  const { asked, stay, leave } = useLogoutAsked(NONE);
  const LogoutDialog = usePart(loadDialog, asked !== null);
  return asked && LogoutDialog && <LogoutDialog own={asked} onStay={stay} onLeave={leave} />;
}
