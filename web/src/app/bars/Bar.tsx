import type { ReactNode } from "react";
import { mainMenu, menu, skip } from "@messages/bars";
import { brand } from "@thodu/domain/brand";
import { Link, useLocation } from "../../lib/router";
import { MenuIcon } from "../../ui/barIcons";
import { Mark } from "../../ui/Mark";
import { HelpLink, Languages, ThemeButton, Tools } from "./Tools";

const name = (
  <>
    <Mark />
    <span className="bar__name">{brand.name}</span>
  </>
);

interface BarProps {
  /** The address to which the brand links; without it the brand is no link. */
  readonly home?: string;
  /** The bar's own links. On small screens a menu button opens them, without a script. */
  readonly children?: ReactNode;
}

export function Bar({ home, children }: BarProps) {
  const { pathname } = useLocation();
  return (
    <header className="bar">
      <a className="bar__skip" href="#main">
        {skip}
      </a>
      <div className="bar__row">
        {home === undefined ? (
          <span className="bar__brand">{name}</span>
        ) : (
          <Link to={home} className="bar__brand" aria-label={brand.name}>
            {name}
          </Link>
        )}
        <nav
          id="menu"
          className={`bar__nav ${children === undefined ? "bar__nav--bare" : ""}`}
          popover="auto"
          aria-label={mainMenu}
        >
          {children}
          <ThemeButton inMenu />
          {pathname === "/chat" && (
            <div className="bar__choices">
              <Languages />
              <HelpLink />
            </div>
          )}
        </nav>
        <Tools />
        <button type="button" className="icon-button bar__menu" popoverTarget="menu" aria-label={menu}>
          <MenuIcon />
        </button>
      </div>
    </header>
  );
}

interface BarLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly look?: "button" | "highlight";
  /**
   * Shown only if somebody is signed in on this device, if nobody is, if a listener is, or if no listener is.
   * site/head.js applies it before the first paint.
   */
  readonly session?: "in" | "out" | "listener" | "no-listener";
}

/** A link of a bar; marked if it leads to the present page. */
export function BarLink({ to, look, session, children }: BarLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      className={`bar__link ${look ? `bar__link--${look}` : ""} ${session ? `bar__link--${session}` : ""}`}
      aria-current={pathname === to.replace(/\?.*$/, "") ? "page" : undefined}
    >
      {children}
    </Link>
  );
}
