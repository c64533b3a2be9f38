import { FREE_CALL_SECONDS } from "@thodu/domain/calls/limits";
import * as t from "@messages/freeCall";
import { Link } from "../lib/router";
import { LiveRegion } from "../ui/LiveRegion";
import { useOwnRights } from "./useRights";

/** Offers the free call to somebody whose free messages are used up and who has not called yet. */
export function FreeCallLeft() {
  const { call, known } = useOwnRights();
  if (!known || call !== "free") return null;
  return (
    <LiveRegion as="p" className="free-call">
      {t.left(FREE_CALL_SECONDS / 60)} <Link to="/call">{t.use}</Link>
    </LiveRegion>
  );
}
