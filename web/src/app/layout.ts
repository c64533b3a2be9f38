export type BarKind = "public" | "member" | "dashboard" | "short" | "volunteer" | "volunteer-door";

const SHORT = ["/go-premium", "/request-help", "/volunteer-application"];
const MEMBER = ["/profile", "/settings", "/call", "/chat", "/notifications", "/therapy", "/support"];
const DOORS = ["/volunteer-login", "/volunteer-signup"];

const isVolunteer = (path: string): boolean => path.startsWith("/volunteer") || path === "/standby";
const isAdminArea = (path: string): boolean => path === "/admin" || path.startsWith("/admin/");
const isDashboard = (path: string): boolean =>
  path === "/dashboard" || path.startsWith("/dashboard/") || isAdminArea(path);

/** Which bar a plain path has (spec section 2, 'Layout rules'). The volunteer pages bring their own. */
export function barOf(path: string): BarKind {
  if (SHORT.includes(path)) return "short";
  if (isVolunteer(path)) return DOORS.includes(path) ? "volunteer-door" : "volunteer";
  if (MEMBER.includes(path)) return "member";
  return isDashboard(path) ? "dashboard" : "public";
}

/** Content has top padding except on /dashboard and /volunteer paths. */
export const isPadded = (path: string): boolean => !isVolunteer(path) && !(isDashboard(path) && !isAdminArea(path));

/** The footer with the policies shows on /login alone. */
export const hasFooter = (path: string): boolean => path === "/login";

/** Screens that fill the window and bring their own edges. */
const WIDE = ["/", "/chat", "/volunteer-chat", "/dashboard"];
export const isWide = (path: string): boolean => WIDE.includes(path) || isAdminArea(path);

/** Where the help lines stand under the content; conversations have them in their own head. */
const TALKING = ["/chat", "/volunteer-chat", "/help-lines"];
export const hasLifeline = (path: string): boolean => !TALKING.includes(path);

/** Pages that say by themselves how the reader's own talk stands. */
const TELLS_OF_TALK = ["/chat", "/request-help"];

/** Whether a page has the bar of the reader's own talk: those of customers that don't say by themselves how it stands. */
export const hasTalkBar = (path: string): boolean =>
  !TELLS_OF_TALK.includes(path) && !isVolunteer(path) && !isAdminArea(path);

/** Whether a page shows a side's own call with its controls; every other page has the call bar. */
export const hasCallControls = (path: string, side: "customer" | "volunteer"): boolean =>
  side === "customer" && path === "/call";
