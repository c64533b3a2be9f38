import type { ReactNode } from "react";
import "./door.css";

interface DoorProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The frame of login and sign-up: a greeting, then the form, and on wide screens an illustration beside it. */
export const Door = ({ title, lead, children }: DoorProps) => (
  <div className="door">
    <img className="door__picture" src="/art/doorway.svg" alt="" width="360" height="480" loading="lazy" />
    <section className="door__form stack">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </section>
  </div>
);
