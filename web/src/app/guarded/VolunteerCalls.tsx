import { useLoadedPart } from "../../lib/useLoadedPart";
import { useSession } from "../../lib/session";
import { announce } from "../../lib/tabTitle";

const load = async () => (await import("../../features/calls/listener/ListenerCalls")).ListenerCalls;

const sayInTitle = (words: string | null): void => announce("ring", words);

/**
 * Lets calls ring on every volunteer page. A change of page does not end a call, because it is held outside of the
 * screens. Loaded after the page.
 */
export function VolunteerCalls() {
  const { claims } = useSession();
  const Calls = useLoadedPart(load, claims.volunteer);
  return Calls && <Calls onTitle={sayInTitle} />;
}
