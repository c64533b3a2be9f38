import { useId, useState, type ReactNode } from "react";
import { notifications } from "@messages/bars";
import * as t from "@messages/dashboard";
import { Link } from "../../lib/router";
import { BellIcon, ExitIcon, GearIcon, PersonIcon } from "../../ui/icons";

export interface SidebarProps {
  /** How many notifications are unread; nothing where none are. */
  readonly unread: ReactNode;
  readonly onLogout: () => void;
}

/** Beside the dashboard on wide screens; on small ones what is new stands above it, and the rest opens from its own button. */
export function Sidebar({ unread, onLogout }: SidebarProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <nav className="sidebar" aria-label={t.account}>
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
    </nav>
  );
}
