import { useEffect } from "react";
import * as t from "@messages/notifications";
import { useVisible } from "../../lib/hooks/useVisible";
import { useLocation } from "../../lib/router";
import { useSession } from "../../lib/session";
import { markRead, useUnread } from "./api/useNotifications";

/**
 * The number of unread notifications. Those that link to the present page are marked as read while it is visible. No
 * number is shown on the chat, where nothing should call for attention but the conversation.
 */
export function UnreadCount() {
  const { uid } = useSession();
  const { pathname } = useLocation();
  const unread = useUnread(uid);
  const items = unread.state === "here" ? unread.value : [];
  const here = items.filter(({ link }) => link?.split("?")[0] === pathname);
  const ids = here.map(({ id }) => id).join();
  const visible = useVisible();
  useEffect(() => {
    if (uid === null || ids === "" || !visible) return;
    for (const id of ids.split(",")) markRead(uid, id).catch(() => undefined);
  }, [uid, ids, visible]);
  const left = items.length - here.length;
  return left === 0 || pathname === "/chat" ? null : <span className="badge bar__count">{t.count(left)}</span>;
}
