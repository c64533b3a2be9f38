import { useCallback, useEffect, type AnchorHTMLAttributes, type MouseEvent } from "react";
import { useLocation as useRouterLocation, useNavigate as useRouterNavigate } from "react-router-dom";
import { plainPath } from "./path";
import { leaveByLink, leaveToasts } from "./toast";
import { useHydrated } from "./hooks/useHydrated";

/** Where the reader is: a plain path (see {@link plainPath}), the query with its '?', and what the screen before left to say. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly note: string | null;
}

/** Loads the screen of a path; false when the app has none there, so that the browser goes there by itself. */
export type Prepare = (pathname: string) => Promise<boolean>;

let prepare: Prepare = () => Promise.resolve(false);

/** Tells links which paths are the app's; the rest of the site are static pages, which load as pages. */
export function preparedBy(given: Prepare): void {
  prepare = given;
}

/** When the reader last wanted to go elsewhere: what loads for an earlier wish takes them nowhere any more. */
let newest = 0;

/** What changes with the router's next version is so already, and its warnings about that are gone. */
export const future = { v7_startTransition: true, v7_relativeSplatPath: true } as const;

export function useLocation(): Place {
  const place = useRouterLocation();
  const state: unknown = place.state;
  // The build rendered the page without a query, so the first look here is without one too.
  const hydrated = useHydrated();
  return {
    pathname: plainPath(place.pathname),
    search: hydrated ? place.search : "",
    note: hydrated && typeof state === "string" ? state : null,
  };
}

/** The query of the address, and a change of it that leaves the reader where they are; null takes a name out. */
export function useQuery(): readonly [URLSearchParams, (changes: Readonly<Record<string, string | null>>) => void] {
  const { search } = useLocation();
  const go = useRouterNavigate();
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>) => {
      const query = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === "") query.delete(name);
        else query.set(name, value);
      }
      go({ search: query.toString() }, { replace: true });
    },
    [go],
  );
  return [new URLSearchParams(search), change];
}

/** Has the worker keep the page of a screen that opened within the app: loaded anew without a network it is there as well. */
function keepPage(page: string): void {
  if ("serviceWorker" in navigator) navigator.serviceWorker.controller?.postMessage({ page, files: [] });
}

interface NavigateOptions {
  /** Takes the place of the current entry in the history. */
  readonly replace?: boolean;
  /** For the screen that comes; it stays with the entry of the history, also over a reload. */
  readonly note?: string;
}

export type NavigateFunction = (to: string, options?: NavigateOptions) => Promise<void>;

/**
 * Goes to a path of this site; the last of several wishes counts. A screen of the app is loaded before the reader leaves
 * the one they are on; a static page, and a screen that can't be loaded (offline, or replaced by a newer release), is gone
 * to by the browser.
 */
export function useNavigate(): NavigateFunction {
  const go = useRouterNavigate();
  return useCallback<NavigateFunction>(
    async (to, { replace = false, note } = {}) => {
      const { pathname } = new URL(to, location.href);
      const since = (newest = performance.now());
      const { pathname: from } = location;
      const isOurs = await prepare(plainPath(pathname)).catch(() => false);
      // Whoever went back meanwhile is elsewhere.
      if (since !== newest || location.pathname !== from) return;
      if (isOurs) {
        leaveToasts(since);
        go(to, { replace, state: note });
        keepPage(pathname);
        scrollTo(0, 0);
      } else if (replace) location.replace(to);
      else location.assign(to);
    },
    [go],
  );
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { readonly to: string };

/** A link to a path of this site, static pages included. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const go = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isPlainClick(event)) leaveByLink();
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    <a href={to} onClick={go} {...rest}>
      {children}
    </a>
  );
}

/** Goes elsewhere as soon as it is shown, without leaving an entry in the history. */
export function Navigate({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
