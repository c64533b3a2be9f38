import { useEffect, useState } from "react";

interface SkeletonProps {
  /** How many lines of text to hold the place of. */
  readonly lines?: number;
  /** What a screen reader hears in the meantime. */
  readonly label: string;
  /** What everybody reads once it takes long. */
  readonly slow?: string;
}

const LONG_MS = 6_000;

/** Holds the place of words that are on their way. */
export function Skeleton({ lines = 3, label, slow }: SkeletonProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (slow === undefined) return undefined;
    const timer = setTimeout(() => setLate(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [slow]);
  return (
    <div className="skeleton" role="status">
      {Array.from({ length: late ? lines - 1 : lines }, (_, line) => (
        <span key={line} className="skeleton__line" aria-hidden="true" />
      ))}
      <span className={late ? "skeleton__late" : "sr-only"}>{late ? slow : label}</span>
    </div>
  );
}
