/** The path whose screen shows a plain path: the admin area shows every address below its own. */
export const screenPath = (pathname: string): string => (pathname.startsWith("/admin/") ? "/admin" : pathname);
