import { FREE_CALL_SECONDS } from "@thodu/domain/calls/limits";
import * as t from "@messages/freeCall";
import { Link } from "../lib/router";
import { LiveRegion } from "../ui/LiveRegion";
import { useOwnRights } from "./useRights";

/** Said where the free messages have ended, to whoever has not used their free call. */
export function FreeCallLeft() {
  const { call, known } = useOwnRights();
  if (!known || call !== "free") return null;
  return (
    <LiveRegion as="p" className="free-call">
      {t.left(FREE_CALL_SECONDS / 60)} <Link to="/call">{t.use}</Link>
    </LiveRegion>
  );
}
