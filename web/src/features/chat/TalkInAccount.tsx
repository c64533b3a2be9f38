import { useEffect, useState } from "react";
import * as t from "@messages/accounts";
import { comingFrom } from "../../lib/cameFrom";
import { Link } from "../../lib/router";
import { useSession } from "../../lib/session";
import { hearTabs } from "../../lib/tabs";
import { isTalkInAccount, keepTalkInAccount, TALK_IN_ACCOUNT } from "../../lib/talkInAccount";
import { LiveRegion } from "../../ui/LiveRegion";

/**
 * Shown in the empty chat after a sign-up, in this or another tab, which logs nobody in: the talk is in the account,
 * where a listener may come meanwhile. On a shared device it says nothing more of it than that.
 */
export function TalkInAccount() {
  const isSignedOut = useSession().status === "signed-out";
  const [told, setTold] = useState(false);
  useEffect(() => hearTabs(TALK_IN_ACCOUNT, () => setTold(true)), []);
  // The end of a session removes what this tab has stored of it, so the mark is set after that.
  useEffect(() => {
    if (!told || !isSignedOut) return;
    keepTalkInAccount();
    setTold(false);
  }, [told, isSignedOut]);
  if (!isSignedOut || !isTalkInAccount()) return null;
  return (
    <LiveRegion as="p" className="notice">
      <span>
        {t.chatGoesOn} <Link to={comingFrom("/login", "/chat")}>{t.loginLink}</Link>
      </span>
    </LiveRegion>
  );
}
