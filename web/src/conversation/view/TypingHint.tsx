/** Three dots and who is typing. Its place is announced once, by the region around it. */
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
