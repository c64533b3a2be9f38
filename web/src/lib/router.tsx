import { useCallback, useEffect, type AnchorHTMLAttributes, type MouseEvent } from "react";
import { useLocation as useRouterLocation, useNavigate as useRouterNavigate } from "react-router-dom";
import { plainPath } from "./path";
import { leaveByLink, leaveToasts } from "./toast";
import { useHydrated } from "./hooks/useHydrated";

/**
 * The user's place: a plain path (see {@link plainPath}), the query with its '?', and the note that the last screen
 * left.
 */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly note: string | null;
}

/** Loads the screen of a path. False if the app has none for it, so that the browser has to load the page. */
export type Prepare = (pathname: string) => Promise<boolean>;

let prepare: Prepare = () => Promise.resolve(false);

/** Sets how links load screens. Paths that it does not know are static pages, which the browser loads. */
export function preparedBy(given: Prepare): void {
  prepare = given;
}

/** When the user last wanted to go elsewhere. A screen that loads for an earlier wish is ignored. */
let newest = 0;

/** Turns on what the router's next version does, which also silences its warnings about that. */
export const future = { v7_startTransition: true, v7_relativeSplatPath: true } as const;

export function useLocation(): Place {
  const place = useRouterLocation();
  const state: unknown = place.state;
  // The build rendered the page without a query, so the first render here must be without one too.
  const hydrated = useHydrated();
  return {
    pathname: plainPath(place.pathname),
    search: hydrated ? place.search : "",
    note: hydrated && typeof state === "string" ? state : null,
  };
}

/** The query of the address, and a function that changes it without leaving the page; null removes a parameter. */
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

/**
 * Tells the service worker to store the page of a screen that was opened within the app, so that it can be reloaded
 * without a network.
 */
function keepPage(page: string): void {
  if ("serviceWorker" in navigator) navigator.serviceWorker.controller?.postMessage({ page, files: [] });
}

interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** A note for the next screen. It belongs to the history entry, also across a reload. */
  readonly note?: string;
}

export type NavigateFunction = (to: string, options?: NavigateOptions) => Promise<void>;

/**
 * Goes to a path of this site; the last of several wishes counts. A screen of the app is loaded before the user leaves
 * the present one. A static page, and a screen that can't be loaded (offline, or replaced by a newer release), is
 * loaded by the browser.
 */
export function useNavigate(): NavigateFunction {
  const go = useRouterNavigate();
  return useCallback<NavigateFunction>(
    async (to, { replace = false, note } = {}) => {
      const { pathname } = new URL(to, location.href);
      const since = (newest = performance.now());
      const { pathname: from } = location;
      const isOurs = await prepare(plainPath(pathname)).catch(() => false);
      // The user has gone back meanwhile, so they are elsewhere.
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

/** A link to a path of this site, including static pages. */
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

/** Goes elsewhere as soon as it is rendered, replacing the history entry. */
export function Navigate({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
