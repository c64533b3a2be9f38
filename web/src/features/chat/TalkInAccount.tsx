import * as t from "@messages/accounts";
import { comingFrom } from "../../lib/cameFrom";
import { Link } from "../../lib/router";
import { useSession } from "../../lib/session";
import { LiveRegion } from "../../ui/LiveRegion";

/**
 * Shown in the empty chat after a sign-up, which logs nobody in: the talk is in the account, where a listener may come
 * meanwhile. On a shared device it says nothing more of it than that.
 */
export function TalkInAccount() {
  if (useSession().status !== "signed-out") return null;
  return (
    <LiveRegion as="p" className="notice">
      <span>
        {t.chatGoesOn} <Link to={comingFrom("/login", "/chat")}>{t.loginLink}</Link>
      </span>
    </LiveRegion>
  );
}
