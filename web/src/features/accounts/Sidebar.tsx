import { useId, useState, type ReactNode } from "react";
import { notifications } from "@messages/bars";
import * as t from "@messages/dashboard";
import { Link } from "../../lib/router";
import { Icon } from "../../ui/barIcons";
import { ExitIcon, GearIcon, PersonIcon } from "../../ui/icons";

const BellIcon = () => (
  <Icon>
    <path d="M12 4a5.5 5.5 0 0 0-5.5 5.5c0 4.5-1.8 6-2.5 7h16c-.7-1-2.5-2.5-2.5-7A5.5 5.5 0 0 0 12 4ZM10 19.8h4" />
  </Icon>
);

export interface SidebarProps {
  /** The number of unread notifications; nothing if there are none. */
  readonly unread: ReactNode;
  readonly onLogout: () => void;
}

/**
 * Beside the dashboard on wide screens. On small ones the notifications are above it, and the rest opens from a button.
 */
export function Sidebar({ unread, onLogout }: SidebarProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <nav className="sidebar" aria-label={t.account}>
      <div className="sidebar__all">
        <div className="sidebar__row">
          <button
            type="button"
            className="sidebar__toggle"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <PersonIcon />
            {t.account}
          </button>
          <Link to="/notifications" className="sidebar__link">
            <BellIcon />
            {notifications} {unread}
          </Link>
        </div>
        <div id={id} className={`sidebar__links ${open ? "sidebar__links--open" : ""}`}>
          <Link to="/profile" className="sidebar__link">
            <PersonIcon />
            {t.profile}
          </Link>
          <Link to="/settings" className="sidebar__link">
            <GearIcon />
            {t.settings}
          </Link>
          <button type="button" className="sidebar__link" onClick={onLogout}>
            <ExitIcon />
            {t.logout}
          </button>
        </div>
      </div>
    </nav>
  );
}
