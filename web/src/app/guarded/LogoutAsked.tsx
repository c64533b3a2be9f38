import { useLoadedPart } from "../../lib/useLoadedPart";

const load = async () => (await import("../../features/desk/availability/LogoutElsewhere")).LogoutElsewhere;

/** Asks before a listener logs out on a page other than the desk, which has its own question. Loaded after the page. */
export function LogoutAsked() {
  const Asked = useLoadedPart(load);
  return Asked && <Asked />;
}
