interface SkeletonProps {
  /** How many lines of text to hold the place of. */
  readonly lines?: number;
  /** What a screen reader hears in the meantime. */
  readonly label: string;
}

/** Holds the place of words that are on their way. */
export const Skeleton = ({ lines = 3, label }: SkeletonProps) => (
  <div className="skeleton" role="status">
    <span className="sr-only">{label}</span>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="skeleton__line" aria-hidden="true" />
    ))}
  </div>
);
