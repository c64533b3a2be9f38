import { FREE_CALL_SECONDS } from "@thodu/domain/calls/limits";
import * as t from "@messages/freeCall";
import { Link } from "../lib/router";
import { useOwnRights } from "./useRights";

/** Said where the free messages have ended, to whoever has not used their free call. */
export function FreeCallLeft() {
  const { call, known } = useOwnRights();
  if (!known || call !== "free") return null;
  return (
    <p className="free-call" role="status">
      {t.left(FREE_CALL_SECONDS / 60)} <Link to="/call">{t.use}</Link>
    </p>
  );
}
