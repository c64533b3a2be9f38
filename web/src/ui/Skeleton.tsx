import { useEffect, useState } from "react";

interface SkeletonProps {
  /** For how many lines of text it is a placeholder. */
  readonly lines?: number;
  /** What a screen reader announces in the meantime. */
  readonly label: string;
  /** Shown to everybody if it takes long. */
  readonly slow?: string;
}

const LONG_MS = 6_000;

/** A placeholder for text that is being loaded. */
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
