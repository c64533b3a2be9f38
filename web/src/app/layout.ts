export type BarKind = "public" | "member" | "dashboard" | "short" | "volunteer" | "volunteer-door";

const SHORT = ["/go-premium", "/request-help", "/volunteer-application"];
const MEMBER = ["/profile", "/settings", "/call", "/chat", "/notifications", "/therapy", "/support"];
const DOORS = ["/volunteer-login", "/volunteer-signup"];

const isVolunteer = (path: string): boolean => path.startsWith("/volunteer") || path === "/standby";
const isAdminArea = (path: string): boolean => path === "/admin" || path.startsWith("/admin/");
const isDashboard = (path: string): boolean =>
  path === "/dashboard" || path.startsWith("/dashboard/") || isAdminArea(path);

/** The bar of a plain path (spec section 2, 'Layout rules'). The volunteer pages have their own. */
export function barOf(path: string): BarKind {
  if (SHORT.includes(path)) return "short";
  if (isVolunteer(path)) return DOORS.includes(path) ? "volunteer-door" : "volunteer";
  if (MEMBER.includes(path)) return "member";
  return isDashboard(path) ? "dashboard" : "public";
}

/** Content has top padding except on /dashboard and /volunteer paths. */
export const isPadded = (path: string): boolean => !isVolunteer(path) && !(isDashboard(path) && !isAdminArea(path));

/** The footer with the policies is shown on /login only. */
export const hasFooter = (path: string): boolean => path === "/login";

/** Screens that fill the window and set their own margins. */
const WIDE = ["/", "/chat", "/volunteer-chat", "/dashboard"];
export const isWide = (path: string): boolean => WIDE.includes(path) || isAdminArea(path);

/** Paths without help lines under the content; conversations have them in their head. */
const TALKING = ["/chat", "/volunteer-chat", "/help-lines"];
export const hasLifeline = (path: string): boolean => !TALKING.includes(path);

/** Pages that show the state of the person's own talk themselves. */
const TELLS_OF_TALK = ["/chat", "/request-help"];

/** Whether a page has the bar of the person's own talk: the customers' pages that do not show its state themselves. */
export const hasTalkBar = (path: string): boolean =>
  !TELLS_OF_TALK.includes(path) && !isVolunteer(path) && !isAdminArea(path);

/** Whether a page has controls for the call of a side; every other page has the call bar. */
export const hasCallControls = (path: string, side: "customer" | "volunteer"): boolean =>
  side === "customer" && path === "/call";
