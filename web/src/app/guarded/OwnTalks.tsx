import { useLoadedPart } from "../../lib/useLoadedPart";
import { useSession } from "../../lib/session";

const load = async () => (await import("../../features/desk/OwnNews")).OwnNews;

/** The listener's own talks on pages other than the desk. Loaded after the page. */
export function OwnTalks() {
  const { claims } = useSession();
  const News = useLoadedPart(load, claims.volunteer);
  return News && <News />;
}
