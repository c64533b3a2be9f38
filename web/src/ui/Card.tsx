import type { ReactNode } from "react";

/** A sheet of paper on the table. */
export const Card = ({ className = "", children }: { readonly className?: string; readonly children: ReactNode }) => (
  <section className={`card ${className}`}>{children}</section>
);
