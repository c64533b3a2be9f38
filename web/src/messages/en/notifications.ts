import type { NotificationType } from "@thodu/domain/notifications/model";

export const heading = "Notifications";
export const titleOf: Readonly<Record<NotificationType, string>> = {
  Support: "Support Alert",
  Therapy: "Therapy Alert",
  General: "General Alert",
};
export const unreadMark = "New";
export const markAsRead = "Mark as Read";
export const clearAll = "Clear All Notifications";
export const cleared = "All notifications are cleared.";
export const open = "Open";
export const count = (unread: number) => (unread === 1 ? "1 new" : `${unread} new`);

export const empty = "No new notifications.";
export const emptyText = "When a volunteer answers you, or an appointment is confirmed, you see it here.";
export const nobodyText = "Your notifications appear here once you have written to a volunteer or logged in.";
export const toChat = "Write to a volunteer";
export const login = "Login";

export const loading = "Loading your notifications…";
export const slow = "This is taking longer than usual. Your network may be slow; we keep trying.";
export const offline = "You are offline. Your notifications appear as soon as the network is back.";
export const refused = "Your notifications could not be loaded.";
export const tryAgain = "Try again";
export const notStored = "That did not work. Please check the network and try again.";
