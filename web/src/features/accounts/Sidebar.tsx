import { useId, useState } from "react";
import * as t from "@messages/dashboard";
import { Link } from "../../lib/router";
import { ExitIcon, GearIcon, MenuIcon, PersonIcon } from "../../ui/icons";

/** Beside the dashboard on wide screens; on small ones it opens from its own button. */
export function Sidebar({ onLogout }: { readonly onLogout: () => void }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="sidebar">
      <button
        type="button"
        className="sidebar__toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <MenuIcon />
        {t.account}
      </button>
      <nav id={id} className={`sidebar__links ${open ? "sidebar__links--open" : ""}`} aria-label={t.account}>
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
      </nav>
    </div>
  );
}
