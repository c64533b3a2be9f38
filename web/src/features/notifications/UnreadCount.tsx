import { useEffect } from "react";
import * as t from "@messages/notifications";
import { useVisible } from "../../lib/hooks/useVisible";
import { useLocation } from "../../lib/router";
import { useSession } from "../../lib/session";
import { markRead, useUnread } from "./api/useNotifications";

/**
 * How many notifications are unread; those that lead to the page one is on are read by being there, while it is in front
 * of somebody. Not on the chat, which reads its own messages and nothing else.
 */
export function UnreadCount() {
  const { uid } = useSession();
  const { pathname } = useLocation();
  const unread = useUnread(pathname === "/chat" ? null : uid);
  const items = unread.state === "here" ? unread.value : [];
  const here = items.filter(({ link }) => link?.split("?")[0] === pathname);
  const ids = here.map(({ id }) => id).join();
  const visible = useVisible();
  useEffect(() => {
    if (uid === null || ids === "" || !visible) return;
    for (const id of ids.split(",")) markRead(uid, id).catch(() => undefined);
  }, [uid, ids, visible]);
  const left = items.length - here.length;
  return left === 0 ? null : <span className="badge bar__count">{t.count(left)}</span>;
}
