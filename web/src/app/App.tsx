import { useEffect, useRef, type ReactNode } from "react";
import { Navigate, useLocation } from "../lib/router";
import { setPageTitle } from "../lib/tabTitle";
import { CallBar } from "./CallBar";
import { ErrorBoundary } from "./ErrorBoundary";
import { Footer } from "./Footer";
import { barOf, hasFooter, hasLifeline, isPadded, isWide } from "./layout";
import { screenPath } from "./screenPath";
import { Lifeline } from "./Lifeline";
import { OfflineBanner } from "./OfflineBanner";
import { TalkBar } from "./TalkBar";
import { titleOf } from "./title";
import { TopBar } from "./bars/TopBar";

interface AppProps {
  /** The screen of a path, once it is loaded. */
  readonly screenAt: (pathname: string) => ReactNode;
}

/** The frame of every page: bar, content, footer where the spec has one, help lines. */
export function App({ screenAt }: AppProps) {
  const { pathname } = useLocation();
  useArrival(pathname);
  return (
    <div className="app" data-path={screenPath(pathname)}>
      <TopBar kind={barOf(pathname)} />
      {hasLifeline(pathname) && <OfflineBanner />}
      <main
        id="main"
        tabIndex={-1}
        className={`main ${isPadded(pathname) ? "main--padded" : ""} ${isWide(pathname) ? "main--wide" : ""}`}
      >
        <ErrorBoundary key={screenPath(pathname)}>
          {/* After going back to a screen that was never loaded in this document, the browser loads its page. */}
          {screenAt(pathname) ?? <Navigate to={pathname} />}
        </ErrorBoundary>
      </main>
      {hasLifeline(pathname) && <Lifeline />}
      {hasFooter(pathname) && <Footer />}
      {/* Last, so that they stay at the lower edge of the window however far the page is scrolled. */}
      <TalkBar pathname={pathname} />
      <CallBar pathname={pathname} />
    </div>
  );
}

/** After a change of screen: sets the title, closes the menu, and focuses the heading so that it is announced. */
function useArrival(pathname: string): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    setPageTitle(titleOf(pathname));
    const menu = document.getElementById("menu");
    if (menu?.matches("[popover]") && "hidePopover" in menu) menu.hidePopover();
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    (heading ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }, [pathname]);
}
