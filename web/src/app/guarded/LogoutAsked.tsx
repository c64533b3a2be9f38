import { usePart } from "../../conversation/usePart";

const load = async () => (await import("../../features/desk/availability/LogoutElsewhere")).LogoutElsewhere;

/** Asks before a listener logs out of a page that is not the desk, which asks by itself. Fetched after the page. */
export function LogoutAsked() {
  const Asked = usePart(load);
  return Asked && <Asked />;
}
