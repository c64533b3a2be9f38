import { usePart } from "../../conversation/usePart";
import { useSession } from "../../lib/session";
import { announce } from "../../lib/tabTitle";

const load = async () => (await import("../../features/calls/listener/ListenerCalls")).ListenerCalls;

const sayInTitle = (words: string | null): void => announce("ring", words);

/** Calls reach a listener on every volunteer page; a change of page does not end one, since a call is held outside of the screens. Fetched after the page itself. */
export function VolunteerCalls() {
  const { claims } = useSession();
  const Calls = usePart(load, claims.volunteer);
  return Calls && <Calls onTitle={sayInTitle} />;
}
