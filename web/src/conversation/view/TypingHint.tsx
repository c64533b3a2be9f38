/** Three dots and who is typing. The region around it announces it once. */
export function TypingHint({ words }: { readonly words: string | null }) {
  return (
    <p className="typing" role="status">
      {words !== null && (
        <span className="typing__hint">
          <span className="typing__dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {words}
        </span>
      )}
    </p>
  );
}
