import type { ReactNode } from "react";

/** A box with a border and a background. */
export const Card = ({ className = "", children }: { readonly className?: string; readonly children: ReactNode }) => (
  <section className={`card ${className}`}>{children}</section>
);
